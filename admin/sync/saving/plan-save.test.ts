import { describe, expect, it } from "vitest";
import type { EditedSite, PageDocument } from "../../../editing/document/site-document.ts";
import { checkSmall, contactPage, pageWith } from "../../../tests/support/check-small.ts";
import { smallConfig } from "../../../tests/support/small-config.ts";
import type { CheckSite } from "../state/save-plan.ts";
import { planSave } from "./plan-save.ts";
import { keyOfUnit } from "./site-units.ts";

const settings = { ...smallConfig.site, favicon: undefined, frame: undefined, feeds: undefined };
const textOf = ({ config }: EditedSite) => JSON.stringify(config, null, 2);
const check: CheckSite = async (site) => checkSmall(textOf(site)).problems;

function siteOf(pages: readonly object[], site: object = {}): EditedSite {
  const config = { ...smallConfig, site: { ...settings, ...site }, pages };
  return JSON.parse(JSON.stringify({ config, entries: {} }));
}

const text = (id: string, markdown: string) => ({ id, type: "prose", props: { text: markdown } });
const home = pageWith("/", [text("a", "Welcome.")]);
const about = pageWith("/about", [text("a", "Who we are.")]);
const before = siteOf([home, about, contactPage]);

async function planned(now: EditedSite, was = before) {
  const { site, leftOut, problems } = await planSave({ before: was, now }, check);
  const errors = problems.filter(({ severity }) => severity === "error");
  return {
    site,
    leftOut: leftOut.map(keyOfUnit),
    codes: errors.map(({ code, pointer }) => `${code} ${pointer}`),
  };
}
const paths = ({ config }: EditedSite) => config.pages.map(({ path }: PageDocument) => path);

describe("what a save leaves out", () => {
  it("is nothing where nothing is wrong", async () => {
    const now = siteOf([pageWith("/", [text("a", "Hello.")]), about, contactPage]);
    expect(await planned(now)).toMatchObject({ site: now, leftOut: [] });
  });

  it("is a colour that can't be read, and never the number beside it", async () => {
    const theme = { light: { ink: "#ffffff", paper: "#fefefe" } };
    const now = siteOf([home, about, contactPage], { theme, name: "Smaller" });
    const { site, leftOut } = await planned(now);
    expect(leftOut).toEqual(["setting theme"]);
    expect(site.config.site.name).toBe("Smaller");
    expect(site.config.site.theme).toEqual(before.config.site.theme);
  });

  it("is the page with a broken link, of which the last good version stays", async () => {
    const now = siteOf([
      pageWith("/", [text("a", "[a](/nowhere)")]),
      pageWith("/about", [text("a", "New words.")]),
      contactPage,
    ]);
    const { site, leftOut, codes } = await planned(now);
    expect(leftOut).toEqual(["page home"]);
    expect(site.config.pages[0]).toEqual(before.config.pages[0]);
    expect(site.config.pages[1]).toEqual(now.config.pages[1]);
    expect(codes).toEqual(["broken-link /pages/0/blocks/0/props/text"]);
  });

  it("is a new page that is unfinished, with the link that leads to it", async () => {
    const unfinished = pageWith("/new", [], { title: undefined });
    const now = siteOf([pageWith("/", [text("a", "[New](/new)")]), about, unfinished, contactPage]);
    const { site, leftOut } = await planned(now);
    expect(leftOut).toEqual(["page page-new", "page home"]);
    expect(paths(site)).toEqual(["/", "/about", "/contact"]);
  });

  it("is the deletion that breaks links on a page that nobody has changed", async () => {
    const linking = siteOf([pageWith("/", [text("a", "[About](/about)")]), about, contactPage]);
    const now = siteOf([linking.config.pages[0] ?? {}, contactPage], { name: "Smaller" });
    const { site, leftOut } = await planned(now, linking);
    expect(leftOut).toEqual(["page page-about"]);
    expect(paths(site)).toEqual(["/", "/about", "/contact"]);
    expect(site.config.site.name).toBe("Smaller");
  });

  it("is nothing for an error that was there before", async () => {
    const broken = siteOf([home, pageWith("/about", [text("a", "[a](/nowhere)")]), contactPage]);
    const now = siteOf([pageWith("/", [text("a", "Hello.")]), broken.config.pages[1] ?? {}, contactPage]);
    expect((await planned(now, broken)).leftOut).toEqual([]);
  });

  it("is nothing either where the page with that error was changed elsewhere, but for a new one", async () => {
    const broken = text("a", "[a](/nowhere)");
    const was = siteOf([pageWith("/", [broken, text("b", "Welcome.")]), about, contactPage]);
    const moved = siteOf([pageWith("/", [text("b", "Hello."), broken]), about, contactPage]);
    expect(await planned(moved, was)).toMatchObject({
      site: moved,
      leftOut: [],
      codes: ["broken-link /pages/0/blocks/1/props/text"],
    });
    const worse = siteOf([pageWith("/", [text("b", "[b](/gone)"), broken]), about, contactPage]);
    expect((await planned(worse, was)).leftOut).toEqual(["page home"]);
  });
});

it("tells all mistakes at once, also those that another one hides", async () => {
  const now = siteOf([
    pageWith("/", [text("a", "[a](/nowhere)")]),
    pageWith("/about", [{ id: "q", type: "faq", props: {} }]),
    contactPage,
  ]);
  const { leftOut, codes } = await planned(now);
  expect(leftOut).toEqual(["page home", "page page-about"]);
  expect(codes).toContain("broken-link /pages/0/blocks/0/props/text");
  expect(codes.some((code) => code.startsWith("missing-key /pages/1/"))).toBe(true);
});
