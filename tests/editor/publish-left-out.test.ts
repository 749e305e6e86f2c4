import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEditorTab } from "../support/editor-tab.ts";
import { type PublishedSite, publishSite } from "../support/git-host/published-site.ts";
import { connectBrowser } from "../support/shared-browser.ts";

const config = "site.config.json";
let site: PublishedSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([publishSite("github"), connectBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it("Publish says what it leaves out, and sends the rest", async () => {
  site.host.tokens.add("valid");
  const before = (await site.text(config)) ?? "";
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const tab = await openEditorTab(context, site.url);
  await tab.edit();
  await tab.tagline.fill("Drawn with care");
  await tab.page.goto(`${site.url}/admin/#/pages/home/questions`);
  await tab.page.getByRole("textbox", { name: "Heading", exact: true }).fill("");
  await tab.button(/^1 problem/).waitFor();
  await tab.button("Publish 2 changes").click();
  await tab.dialog.getByLabel("Access key").fill("valid");
  await tab.dialog.getByRole("button", { name: "Sign in" }).click();
  await tab.dialog.getByText("Left out until it is put right: Home.").waitFor();
  await tab.dialog.getByRole("button", { name: "Publish 1 change" }).click();
  await expect.poll(() => tab.saveState.textContent()).toContain("Sent, but for Home");
  const sent = (await site.text(config)) ?? "";
  expect(sent).toContain('"tagline": "Drawn with care"');
  expect(JSON.parse(sent).pages).toEqual(JSON.parse(before).pages);
  expect(site.host.git.messages("main")[0]).not.toContain("heading");
  await tab.button("Publish 1 change").waitFor();
  await context.close();
});
