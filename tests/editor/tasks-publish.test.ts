import { afterAll, beforeAll, expect, it } from "vitest";
import { type PublishedSite, publishSite } from "../support/git-host/published-site.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";
import { atPage, phone, type Way } from "./tasks/person.ts";

let site: PublishedSite;
let browser: SharedBrowser;
beforeAll(async () => {
  [site, browser] = await Promise.all([publishSite("gitlab"), connectBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it.each<Way>(["mouse", "keyboard", "phone"])("20. publish from the live site: %s", async (way) => {
  const context = await browser.newContext(
    way === "phone" ? phone : { viewport: { width: 1440, height: 900 } },
  );
  const page = await context.newPage();
  await page.goto(`${site.url}/admin/`);
  await page.locator(".workspace > :not(.waiting)").first().waitFor();
  const person = atPage(page, way);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).first();
  const dialog = page.locator("dialog[open]").last();
  await person.open("Content");
  await person.write(page.getByRole("textbox", { name: "Tagline" }), `Drawn with care, ${way}`);
  await person.press(button(/^Publish \d/));
  await person.write(dialog.getByLabel("Access key"), "valid");
  await person.press(dialog.getByRole("button", { name: "Sign in" }));
  await person.press(dialog.getByRole("button", { name: /^Publish \d/ }));
  await page.locator(".save-state", { hasText: "Sent" }).waitFor();
  expect(await site.text("site.config.json")).toContain(`"tagline": "Drawn with care, ${way}"`);
  await context.close();
  // The next one begins with what is live.
  await site.build();
});
