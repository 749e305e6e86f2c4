import sharp from "sharp";
import { expect, it } from "vitest";
import { visitPublished } from "../support/git-host/visit-published.ts";

const config = "site.config.json";
const visits = visitPublished("github");

it("a picture that somebody else has published is there once their changes are taken over", async () => {
  const { site } = visits;
  site.host.tokens.add("valid");
  const { tab, context } = await visits.open();
  await tab.edit();
  await tab.tagline.fill("Drawn with care");
  const create = { width: 90, height: 60, channels: 3, background: "#a33" } as const;
  await site.put("content/media/oven.jpg", await sharp({ create }).jpeg().toBuffer());
  const catalogue = JSON.parse((await site.text("content/media/media.json")) ?? "{}");
  const described = { ...catalogue, "oven.jpg": { alt: "The oven" } };
  await site.put("content/media/media.json", JSON.stringify(described));
  await site.push(config, '"picture": "house.jpg"', '"picture": "oven.jpg"');
  await tab.button("Publish 1 change").click();
  await tab.dialog.getByLabel("Access key").fill("valid");
  await tab.dialog.getByRole("button", { name: "Sign in" }).click();
  await tab.dialog.getByRole("button", { name: "Publish 1 change" }).click();
  await tab.dialog.getByLabel("Put my changes on top").check();
  await tab.dialog.getByRole("button", { name: "Go on" }).click();
  await tab.button("No problems").waitFor();
  await tab.page.goto(`${site.url}/admin/#/pages/home`);
  const shown = tab.page.frameLocator(".preview-frame").first().locator('img[alt="The oven"]').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/^blob:/);
  await tab.button("Publish 1 change").click();
  await tab.dialog.getByRole("button", { name: "Publish 1 change" }).click();
  await expect.poll(() => tab.saveState.textContent()).toContain("Sent");
  expect(await site.text(config)).toContain("Drawn with care");
  expect(await site.text(config)).toContain('"picture": "oven.jpg"');
  await context.close();
});
