import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { buildSiteOfBlocks } from "../support/site-of-blocks.ts";
import { visitSite } from "../support/visits.ts";

const names = "Łódź, Čapek, İstanbul, Ārija";
const site = visitSite(() =>
  buildSiteOfBlocks({
    pages: {
      "/": [["prose", { text: "Nothing but words of the page's language: café, naïve, “so”." }]],
      "/names/": [["prose", { title: names, text: `We met in ${names}.` }]],
    },
  }),
);

/** The fonts that a browser set the text of an element in, by its protocol, once all have come. */
async function fontsOf(page: Page, selector: string) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));
}

it.each(["#block-0 h2", "#block-0 div.prose > p"])(
  "names of other languages in %s are set in the font of the page",
  async (selector) => {
    const page = await site.open("/names/");
    await expect
      .poll(async () => (await fontsOf(page, selector)).map((font) => font.isCustomFont))
      .toEqual([true]);
  },
);

it("a page asks for no font that it has no letter for", async () => {
  const asked = async (path: string) => {
    const page = await site.open(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const files = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name.replace(/^.*\/|\.\w+\.woff2$/g, "")),
    );
    return { extended: files.filter((name) => name.includes("latin-ext")), html: await page.content() };
  };
  const [plain, foreign] = [await asked("/"), await asked("/names/")];
  expect(plain.extended).toEqual([]);
  expect(plain.html).not.toContain("latin-ext");
  expect(foreign.extended).toEqual(["instrument-sans-latin-ext"]);
});
