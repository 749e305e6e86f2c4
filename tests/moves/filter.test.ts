import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { buildSiteOfBlocks } from "../support/site-of-blocks.ts";
import { visitSite } from "../support/visits.ts";

const lights = ["Full sun", "Part shade", "Full shade"];
const months = ["April", "May", "June"];
const count = 400;
const size = 40;

/** The plants of the nursery: 1 to 400, each a head taller than the one before. */
const plants = Array.from({ length: count }, (_, index) => ({
  name: `Plant ${index + 1}`,
  height: index + 1,
  light: [lights[index % 3], ...(index % 2 === 0 ? [lights[(index + 1) % 3]] : [])],
  flowering: [months[index % 3]],
  added: `2026-${String((index % 12) + 1).padStart(2, "0")}-01`,
  picture: `plants/plant-${index + 1}.svg`,
}));

const drawing = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30"><rect width="40" height="30" fill="hsl(${hue} 40% 60%)"/></svg>`;

const text = (title: string) => ({ type: "string", title });
const list = (title: string) => ({ type: "array", title, items: text("Value") });
const model = {
  settings: {},
  collections: {
    plants: {
      title: "Plants",
      singular: "Plant",
      fields: {
        type: "object",
        properties: {
          name: text("Name"),
          height: { type: "integer", title: "Height" },
          light: list("Light"),
          flowering: list("In flower"),
          added: { type: "string", format: "date", title: "Added" },
          picture: { type: "string", format: "media", title: "Picture" },
        },
        required: ["name", "height"],
      },
      label: "name",
      sort: ["height"],
      body: false,
    },
  },
};

const fields = [
  { id: "light", title: "Light", choices: lights },
  { id: "height", title: "Height", kind: "range" },
  { id: "added", title: "Added", kind: "month" },
  { id: "name", title: "Name", kind: "text" },
];
const values = [["{{item.light}}"], ["{{item.height}}"], ["{{item.added}}"], ["{{item.name}}"]];
const shapes = {
  "cards-grid": {
    title: "{{item.name}}",
    href: "/",
    text: "{{item.height}} cm",
    price: "£4.50",
    picture: "{{item.picture}}",
  },
  "article-list": {
    title: "{{item.name}}",
    href: "/",
    text: "{{item.height}} cm",
    date: "{{item.added}}",
    facts: ["{{item.light | list}}"],
    category: { id: "plants", text: "Plants" },
    picture: "{{item.picture}}",
  },
  table: { cells: ["{{item.name}}", "{{item.height}}", "{{item.added}}"], href: "/", values },
};
const columns = [
  { title: "Name" },
  { title: "Price", currency: "GBP", total: true },
  { title: "Added", sort: "date", minor: true },
];
type Kind = keyof typeof shapes;

function blockOf(type: Kind, each: string, all: boolean) {
  const item = { ...shapes[type], values };
  const items = { each, item };
  const filterBy = { fields, ...(all && { all: { each: "plants", item } }) };
  const title = "All plants";
  if (type === "table") return { title, caption: "Plants", columns, rows: items, filterBy };
  if (type === "cards-grid") return { title, appearance: "shop", cards: items, filterBy };
  return { title, items, filterBy };
}

const grouped = {
  caption: "Plants by light",
  columns: [{ title: "Name" }],
  groups: ["Full sun", "Full shade"].map((title) => ({
    title,
    rows: ["Aster", "Bellis"].map((name) => ({ cells: [name], values: [[title]] })),
  })),
  filterBy: { fields: [{ id: "light", title: "Light" }] },
};

let folder = "";
const site = visitSite(async () => {
  const built = await buildSiteOfBlocks({
    pages: { "/": [["table", grouped]] },
    morePages: (Object.keys(shapes) as Kind[]).map((type) => ({
      id: type,
      path: `/${type}/{page}`,
      paginate: { each: "plants", size },
      title: `${type}, page {{page.number}}`,
      description: `${type}, page {{page.number}} of {{page.count}}.`,
      blocks: [
        { id: "top", type: "heading", props: { title: "Plants" } },
        { id: "plants", type, props: blockOf(type, "{{page.items}}", true) },
        {
          id: "pages",
          type: "pagination",
          props: {
            previous: "{{page.previous}}",
            next: "{{page.next}}",
            number: "{{page.number}}",
            count: "{{page.count}}",
          },
        },
      ],
    })),
    files: {
      "content/model.json": JSON.stringify(model),
      "content/media/media.json": JSON.stringify(
        Object.fromEntries(plants.map(({ name, picture }) => [picture, { alt: `${name} in a pot` }])),
      ),
      ...Object.fromEntries(plants.map(({ picture }, index) => [`content/media/${picture}`, drawing(index)])),
      ...Object.fromEntries(
        plants.map((plant, index) => [
          `content/plants/plant-${index + 1}.md`,
          `---\n${Object.entries(plant)
            .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
            .join("\n")}\n---\n`,
        ]),
      ),
    },
  });
  folder = built.folder;
  return built;
});

const names = (page: Page) =>
  page.locator(".cards-grid-title, .article-list-title, tbody th[scope=row]").filter({ visible: true });
const status = (page: Page) => page.getByRole("status");

async function choose(page: Page, light: string) {
  const field = page.getByLabel("Light");
  await field.hover();
  await field.selectOption(light);
}

describe.each(Object.keys(shapes) as Kind[])("a %s", (type) => {
  it("is filtered over all pages, and Back and a link from elsewhere work", async () => {
    const page = await site.open(`/${type}/2/`);
    await expect.poll(() => names(page).first().textContent()).toBe("Plant 41");
    await choose(page, "Full shade");
    await expect.poll(() => status(page).textContent()).toBe("199 results");
    await expect.poll(() => names(page).allTextContents()).toHaveLength(size);
    await expect.poll(() => names(page).first().textContent()).toBe("Plant 3");
    await expect.poll(() => page.getByRole("navigation", { name: "Pages" }).count()).toBe(0);

    await page.getByRole("group", { name: "Height" }).getByLabel("To").fill("6");
    await expect.poll(() => names(page).allTextContents()).toEqual(["Plant 3", "Plant 5", "Plant 6"]);
    await expect.poll(() => new URL(page.url()).search).toBe("?light=Full+shade&height=..6");

    const other = await site.open(`/${type}/2/?light=Full+shade&height=..6`);
    await expect.poll(() => status(other).textContent()).toBe("3 results");
    await expect.poll(() => other.getByLabel("Light").inputValue()).toBe("Full shade");

    await page.goBack();
    await expect.poll(() => status(page).textContent()).toBe("199 results");
    await page.goBack();
    await expect.poll(() => names(page).first().textContent()).toBe("Plant 41");
    await expect.poll(() => page.getByLabel("Light").inputValue()).toBe("");
    await expect.poll(() => page.getByRole("navigation", { name: "Pages" }).count()).toBe(1);
  });

  it("makes of other pages what they have themselves", async () => {
    const [own, other] = await Promise.all([
      site.open(`/${type}/?name=plant`),
      site.open(`/${type}/`, { scripts: false }),
    ]);
    await expect.poll(() => status(own).textContent()).toBe(`${count} results`);
    const markup = (page: Page) => () =>
      names(page)
        .nth(4)
        .evaluate((name) => {
          const item = name.closest("li, tr")?.cloneNode(true) as Element;
          for (const element of [item, ...item.querySelectorAll("*")])
            for (const { name } of [...element.attributes])
              if (/^(fetchpriority|loading|decoding|sizes)$/.test(name)) element.removeAttribute(name);
          return [item, ...item.querySelectorAll("*")].map((element) => [
            element.localName,
            ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
            element.children.length === 0 ? element.textContent?.trim() : "",
          ]);
        });
    const wanted = await markup(other)();
    await expect.poll(markup(own)).toEqual(wanted);
  });

  it("says that nothing was found, shows more of many, and is cleared", async () => {
    const page = await site.open(`/${type}/`);
    const name = page.getByRole("searchbox");
    await name.fill("plant 4");
    await expect.poll(() => status(page).textContent()).toBe("77 results");
    await page.getByRole("button", { name: "More results" }).click();
    await expect.poll(() => names(page).allTextContents()).toHaveLength(77);
    await name.fill("oak");
    await expect
      .poll(() => status(page).textContent())
      .toBe("Nothing matches. Try fewer or other conditions.");
    await expect.poll(() => names(page).allTextContents()).toEqual([]);
    await page.getByRole("button", { name: "Clear filter" }).click();
    await expect.poll(() => names(page).first().textContent()).toBe("Plant 1");
    await expect.poll(() => new URL(page.url()).search).toBe("");
  });

  it("is as it is without script", async () => {
    const page = await site.open(`/${type}/2/?light=Full+shade`, { scripts: false });
    await expect.poll(() => names(page).allTextContents()).toHaveLength(size);
    await expect.poll(() => page.getByLabel("Light").isVisible()).toBe(false);
  });
});

it("what is chosen before the code is there holds", async () => {
  const page = await site.open("/cards-grid/");
  await page.getByLabel("Light").focus();
  await page.keyboard.press("F");
  await expect.poll(() => status(page).textContent()).toBe("201 results");
  await expect.poll(() => new URL(page.url()).search).toBe("?light=Full+sun");
});

it("says when the entries of other pages do not come, and tries again", async () => {
  const page = await site.open("/cards-grid/");
  await page.route("**/data/*.json", (route) => route.fulfill({ status: 503, body: "" }));
  await choose(page, "Full sun");
  await expect.poll(() => status(page).textContent()).toBe("The rest could not be loaded.");
  await page.unroute("**/data/*.json");
  await choose(page, "Part shade");
  await expect.poll(() => status(page).textContent()).toBe("200 results");
  expect(site.takeLog()).toEqual([expect.stringContaining("503")]);
});

it("hides the groups of a table of which nothing is left", async () => {
  const page = await site.open("/?light=Full+shade");
  const shown = page.locator("tbody th").filter({ visible: true });
  await expect.poll(() => shown.allTextContents()).toEqual(["Full shade", "Aster", "Bellis"]);
  await expect.poll(() => status(page).textContent()).toBe("2 results");
});

it("400 entries are at most 10 kB of data", async () => {
  const files = (await readdir(join(folder, "data"))).map((name) => join(folder, "data", name));
  const sizes = await Promise.all(files.map(async (file) => brotliCompressSync(await readFile(file)).length));
  expect(sizes).toHaveLength(3);
  for (const bytes of sizes) expect(bytes).toBeLessThan(10_000);
});
