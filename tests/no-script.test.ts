import { afterAll, beforeAll, expect, it } from "vitest";
import { deadButtons } from "./support/dead-buttons.ts";
import { lookAtEach, lookedAt, type OpenSite, openSite } from "./support/open-site.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The lines that each page says in its main part, without what its buttons say. */
async function linesOf(javaScriptEnabled: boolean): Promise<Map<string, string[]>> {
  const context = await site.newContext({ javaScriptEnabled, reducedMotion: "reduce" });
  const said = await lookAtEach(context, lookedAt, async (page, path) => {
    await page.waitForLoadState("load");
    await page.evaluate(() => {
      for (const button of document.querySelectorAll("button")) button.style.visibility = "hidden";
      // What is not laid out yet has no text.
      for (const block of document.querySelectorAll<HTMLElement>(".page > .block"))
        block.style.contentVisibility = "visible";
    });
    const text = await page.locator("main").innerText();
    const lines = text.split("\n").map((line) => line.trim());
    return [[path, lines.filter((line) => line !== "")] as const];
  });
  await context.close();
  return new Map(said);
}

it("says on every page, without scripts, all that it says with them", { timeout: 60_000 }, async () => {
  const [still, moving] = [await linesOf(false), await linesOf(true)];
  expect(moving.size).toBe(lookedAt.length);
  for (const [path, lines] of moving) {
    expect(lines.length, path).toBeGreaterThan(2);
    const without = new Set(still.get(path));
    expect(
      lines.filter((line) => !without.has(line)),
      path,
    ).toEqual([]);
  }
});

it("shows no button that does nothing without scripts", { timeout: 60_000 }, async () => {
  const context = await site.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const dead = await lookAtEach(context, lookedAt, deadButtons);
  expect(dead).toEqual([]);
  await context.close();
});

it("shows both elevations and both sides of project 2 without scripts", async () => {
  const context = await site.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  for (const block of await page.locator(".page > .block").all()) await block.scrollIntoViewIfNeeded();
  const shown = await page
    .locator("#hero figcaption, #projects figcaption")
    .filter({ visible: true })
    .allInnerTexts();
  expect(shown).toEqual([
    "Front elevation, Stoneygate",
    "Rear elevation with the new kitchen, Stoneygate",
    "Original Property",
    "Transformed Design",
  ]);
  await context.close();
});

it("lets a visitor without scripts fill in the form and holds back what is not complete", async () => {
  const context = await site.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/contact/");
  await page.getByLabel("Full Name").fill("Ada Example");
  await page.getByLabel("Phone Number").fill("07700 900123");
  const valid = () => page.evaluate(() => document.querySelector("form")?.checkValidity());
  await expect.poll(valid).toBe(false);
  await page.getByLabel("Message", { exact: true }).fill("A loft, please.");
  await expect.poll(valid).toBe(true);
  await context.close();
});
