import { expect, it } from "vitest";
import { openEditor } from "../support/open-editor.ts";
it("shots", async () => {
  const editor = await openEditor({ site: "tests/fixtures/small-site" });
  for (const [width, height] of [[390, 844], [820, 1100], [1440, 900]] as const)
    for (const colorScheme of ["light", "dark"] as const) {
      if (width === 820 && colorScheme === "dark") continue;
      const page = await editor.newWindow("#/pictures/house.jpg", { colorScheme, viewport: { width, height }, reducedMotion: "reduce", bypassCSP: false });
      page.setDefaultTimeout(30_000);
      page.on("console", (m) => m.type() === "error" && console.log(m.text()));
      await page.locator(".picture-details").waitFor({ timeout: 60_000 });
      await page.locator(".picture-details .picture-buttons").first().scrollIntoViewIfNeeded();
      await page.screenshot({ path: `/tmp/crop/details-${width}-${colorScheme}.png` });
      await page.getByRole("button", { name: "Crop…" }).click();
      await page.getByRole("dialog").waitFor();
      await page.locator(".crop-shade img").first().evaluate((i: HTMLImageElement) => i.decode());
      await page.getByRole("button", { name: "Square" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Turn right" }).click();
      await page.screenshot({ path: `/tmp/crop/crop-${width}-${colorScheme}.png` });
      await page.context().close();
    }
  await editor.close();
  expect(1).toBe(1);
}, 300_000);
