import { expect, it } from "vitest";
import { buildSiteOfBlocks } from "../support/site-of-blocks.ts";
import { visitSite } from "../support/visits.ts";
import { tabTo } from "../support/ways.ts";

const inner = [{ id: "prices", type: "prose", props: { text: "A tin costs **five pounds**." } }];
const tabs = [
  { title: "Bread", text: "Baked at night." },
  { title: "Cake", text: "On Fridays.\n\n#### To order\n\nTwo days ahead." },
  { title: "Prices", blocks: inner },
];
const links = [
  { text: "To the prices", href: "#prices" },
  { text: "How to order", href: "#to-order" },
];
const site = visitSite(() =>
  buildSiteOfBlocks({
    pages: {
      "/": [
        ["links", { title: "More", links }],
        ["tabs", { title: "What we make", tabs }],
      ],
    },
  }),
);
const texts = ["Baked at night.", "On Fridays.", "five pounds"];

it("shows the section of the tab that is clicked or reached by keys, and has the roles of tabs", async () => {
  const page = await site.open("/");
  const shown = () =>
    Promise.all(texts.map((text) => page.getByText(text).isVisible())).then((all) => all.indexOf(true));
  const tab = (name: string) => page.getByRole("tab", { name });
  await page.getByRole("tablist", { name: "What we make" }).waitFor();
  await expect.poll(shown).toBe(0);
  await tab("Cake").click();
  await expect.poll(shown).toBe(1);
  await expect.poll(() => tab("Cake").getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("ArrowRight");
  await expect.poll(shown).toBe(2);
  await page.keyboard.press("ArrowRight");
  await expect.poll(shown).toBe(0);
  await page.keyboard.press("End");
  await expect.poll(shown).toBe(2);
  await page.getByRole("tabpanel", { name: "Prices" }).waitFor();
  await page.keyboard.press("Home");
  await tabTo(page.getByRole("tabpanel", { name: "Bread" }));
  await expect.poll(shown).toBe(0);
});

it.each([
  ["To the prices", "five pounds"],
  ["How to order", "Two days ahead."],
])("is opened by an anchor into it: %s", async (link, text) => {
  const page = await site.open("/");
  await page.getByRole("tab", { name: "Bread" }).waitFor();
  await page.getByRole("link", { name: link }).click();
  await expect.poll(() => page.getByText(text).isVisible()).toBe(true);
  await page.getByRole("tab", { name: "Bread" }).click();
  await expect.poll(() => page.getByText(text).isVisible()).toBe(false);
  // The same address again.
  await page.getByRole("link", { name: link }).click();
  await expect.poll(() => page.getByText(text).isVisible()).toBe(true);
  const other = await site.open("/#prices");
  await expect.poll(() => other.getByText("five pounds").isVisible()).toBe(true);
});

it.each([true, false])("is printed whole, with scripts: %s", async (scripts) => {
  const page = await site.open("/", { scripts });
  if (scripts) await page.getByRole("tab", { name: "Bread" }).waitFor();
  await page.emulateMedia({ media: "print" });
  for (const text of [...texts, "Two days ahead."])
    await expect.poll(() => page.getByText(text).evaluate(isPainted)).toBe(true);
  await expect.poll(() => page.getByRole("heading", { name: "Prices" }).isVisible()).toBe(true);
});

it("is sections below each other without script", async () => {
  const page = await site.open("/", { scripts: false });
  for (const text of texts) await expect.poll(() => page.getByText(text).isVisible()).toBe(true);
  await expect.poll(() => page.getByRole("heading", { name: "Cake" }).isVisible()).toBe(true);
});

const isPainted = (element: Element) =>
  element.checkVisibility({ contentVisibilityAuto: true }) && element.getBoundingClientRect().height > 10;
