import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type BuiltPage, textOf } from "../support/built-page.ts";
import { buildExample } from "../support/example-sites.ts";
import { packageRoot } from "../support/package-root.ts";

/** A catalogue: what its pages say is what its content says, of every plant. */
const site = buildExample("examples/nursery");
const at = (path: string): BuiltPage => site.pages.get(path) ?? expect.fail(`There is no page ${path}.`);

interface Plant {
  readonly id: string;
  readonly name: string;
  readonly english: string;
  readonly family: string;
  readonly price: number;
  readonly stock: number;
  readonly back?: string;
  readonly height: number;
  readonly months?: readonly string[];
  readonly light: readonly string[];
  readonly colour: string;
}

const entriesOf = <Fields>(collection: string) => {
  const folder = join(packageRoot, site.folder, "content", collection);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => {
      const [, front = ""] = readFileSync(join(folder, file), "utf8").split("---\n");
      return { id: file.slice(0, -".md".length), ...(parse(front) as Fields) };
    });
};
const plants = entriesOf<Omit<Plant, "id">>("plants");
const families = new Map(entriesOf<{ name: string }>("families").map(({ id, name }) => [id, name]));
const gardens = entriesOf<{ plants: readonly string[] }>("gardens");
const year = Array.from({ length: 12 }, (_, index) =>
  new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" }).format(Date.UTC(2024, index)),
);
const money = (price: number) => `£${price.toFixed(2)}`;
const typed = (text: string) => text.replaceAll("’", "'");
const linked = (page: BuiltPage, selector: string) => page.all(selector).map(({ attribs }) => attribs.href);
const nodesOf = (page: BuiltPage, type: string) =>
  (
    JSON.parse(textOf(page.one('script[type="application/ld+json"]')))["@graph"] as Record<string, unknown>[]
  ).filter((node) => node["@type"] === type);

describe("the config", () => {
  it("is at most 500 lines as Biome writes it, with one block of its own", () => {
    const file = join(packageRoot, site.folder, "site.config.json");
    const text = readFileSync(file, "utf8");
    const biome = join(packageRoot, "node_modules/.bin/biome");
    const written = execFileSync(biome, ["format", "--stdin-file-path", "nursery.json"], {
      cwd: packageRoot,
      input: text,
      encoding: "utf8",
    });
    expect(written).toBe(text);
    expect(text.split("\n").length - 1).toBeLessThanOrEqual(500);
    const own = readdirSync(join(packageRoot, site.folder, "blocks"), { withFileTypes: true });
    expect(own.filter((entry) => entry.isDirectory()).map(({ name }) => name)).toEqual([
      "flowering-calendar",
    ]);
  });
});

describe.each(plants.map((plant) => [plant.name, plant] as const))("the page of %s", (_, plant) => {
  const page = at(`/plants/${plant.id}/`);
  const facts = () => {
    const names = page.texts(".product dt");
    return new Map(page.texts(".product dd").map((value, index) => [names[index], value]));
  };

  it("says what is true of it, once", () => {
    expect(page.one("h1 em") && page.texts("h1")).toEqual([plant.name]);
    expect(page.texts(".product-price strong")).toEqual([money(plant.price)]);
    expect(page.texts(".product-availability")).toEqual([
      plant.stock === 0 ? "Sold out" : `${plant.stock} in stock`,
    ]);
    expect(Object.fromEntries(facts())).toMatchObject({
      Height: `${plant.height} cm`,
      Light: plant.light.join(", "),
      Family: families.get(plant.family),
    });
    const list = new Intl.ListFormat("en-GB");
    expect(facts().get("In flower")).toBe(plant.months && list.format(plant.months));
    expect(facts().get("Back in")).toBe(plant.stock === 0 ? plant.back : undefined);
    expect(page.texts(".product-actions a")).toEqual([
      plant.stock === 0 ? "Ask us to keep you one" : `Order ${typed(plant.english)}`,
    ]);
  });

  it("tells search engines the same", () => {
    const availability = `https://schema.org/${plant.stock === 0 ? "OutOfStock" : "InStock"}`;
    const offers = { price: plant.price, priceCurrency: "GBP", availability };
    expect(nodesOf(page, "Product")).toMatchObject([{ name: plant.name, offers }]);
    const [way] = nodesOf(page, "BreadcrumbList");
    const steps = way?.itemListElement as readonly { readonly name: string }[] | undefined;
    const names = steps?.map(({ name }) => name);
    expect(names).toEqual(page.texts(".breadcrumb li"));
    expect(names).toEqual(["Home", "Plants", plant.name]);
  });

  it("names the gardens that it grows in, and nothing that is sold out", () => {
    const grown = gardens
      .filter(({ plants: used }) => used.includes(plant.id))
      .map(({ id }) => `/gardens/${id}/`);
    expect(linked(page, "#gardens h3 a")).toEqual(grown);
    const related = linked(page, "#related h3 a").map((href) =>
      plants.find(({ id }) => href === `/plants/${id}/`),
    );
    expect(related.every((other) => other && other.stock > 0 && other.id !== plant.id)).toBe(true);
  });
});

describe("lists of all plants", () => {
  const hrefs = plants.map(({ id }) => `/plants/${id}/`);

  it("are on five pages, with the data for a filter over all of them in one file", () => {
    const pages = ["/plants/", "/plants/2/", "/plants/3/", "/plants/4/", "/plants/5/"].map(at);
    const listed = pages.flatMap((page) => linked(page, ".cards-grid-title a"));
    expect([...listed].sort()).toEqual([...hrefs].sort());
    const [src = "", ...others] = new Set(pages.map((page) => page.one(".filter").attribs["data-src"]));
    expect(others).toEqual([]);
    const all = JSON.parse(readFileSync(join(site.dist, src), "utf8")) as {
      href: string;
      price: string;
      values: readonly (readonly string[])[];
    }[];
    const known = plants.map((plant) => [
      `/plants/${plant.id}/`,
      money(plant.price),
      [plant.light, plant.months ?? [], [String(plant.height)], [families.get(plant.family)]],
    ]);
    const told = all.map(({ href, price, values }) => [href, price, values]);
    expect([...told].sort()).toEqual([...known].sort());
  });

  it("say what is sold out, and of what few are left, on the pages and in the data of the filter", () => {
    const noteOf = ({ stock }: Plant) =>
      stock === 0 ? "Sold out" : stock <= 3 ? `The last ${stock}` : undefined;
    const told = new Map(plants.map((plant) => [`/plants/${plant.id}/`, noteOf(plant)]));
    expect(new Set(told.values()).size).toBe(3);
    for (const path of ["/plants/", "/plants/2/", "/plants/3/", "/plants/4/", "/plants/5/"])
      for (const card of at(path).all(".cards-grid-card")) {
        const [href = ""] = at(path)
          .all(".cards-grid-title a", card)
          .map(({ attribs }) => attribs.href);
        expect(at(path).texts(".cards-grid-note", card)).toEqual([told.get(href)].filter(Boolean));
      }
    const src = at("/plants/").one(".filter").attribs["data-src"] ?? "";
    const all = JSON.parse(readFileSync(join(site.dist, src), "utf8")) as { href: string; note?: string }[];
    expect(all.map(({ href, note }) => [href, note]).sort()).toEqual([...told].sort());
  });

  it("offer the months as the calendar has them, and each family that a link asks for", () => {
    const [light, month, family] = at("/plants/").all(".filter select");
    const optionsOf = (select = light) =>
      at("/plants/")
        .all("option", select)
        .map(({ attribs }) => attribs.value)
        .filter(Boolean);
    expect(optionsOf(month)).toEqual(year);
    const asked = linked(at("/families/"), ".cards-grid-title a").map((href = "") =>
      new URL(href, "https://site.invalid").searchParams.get("family"),
    );
    expect(asked).toEqual(optionsOf(family));
  });

  it("are a table by family with their prices", () => {
    const rows = at("/prices/").all("tbody tr:has(td)");
    const told = rows.map((row) => at("/prices/").texts("th, td", row));
    const known = plants.map(({ name, english, height, price }) => [
      name,
      typed(english),
      String(height),
      money(price),
    ]);
    expect(told.map(([name, english, , height, price]) => [name, english, height, price]).sort()).toEqual(
      known.sort(),
    );
  });

  it("are a calendar with each in its months, and those without flowers in none", () => {
    const lines = at("/calendar/").all(".flowering-calendar tbody tr");
    const told = lines.map((line) => [
      textOf(at("/calendar/").one("th", line)),
      at("/calendar/")
        .all("td", line)
        .flatMap((cell, index) => (at("/calendar/").all("span", cell).length > 0 ? [year[index]] : [])),
    ]);
    const known = plants.flatMap(({ name, months }) => (months ? [[name, months]] : []));
    expect(told.sort()).toEqual(known.sort());
    expect(known.length).toBeLessThan(plants.length);
  });

  it("can all be ordered", () => {
    expect(at("/order/").texts('select[name="plant"] option').slice(1)).toEqual(
      plants.map(({ name, english }) => `${name}, ${typed(english)}`),
    );
  });
});

it("has the same menu in its header and in its footer, said once", () => {
  const menus = (site.config.site as unknown as { menu: Record<string, { href: string }[]> }).menu;
  const said = Object.values(menus).flatMap((links) => links.map(({ href }) => `${href}/`));
  for (const page of site.pages.values()) {
    expect(
      linked(page, ".site-menu a").filter((href) => said.includes(String(href))),
      page.path,
    ).toEqual(said);
    expect(linked(page, ".site-footer .links a"), page.path).toEqual(said);
  }
});

it("has a fact of what a plant may lack only if it is there, so that an owner can leave it empty", () => {
  const read = (file: string) => JSON.parse(readFileSync(join(packageRoot, site.folder, file), "utf8"));
  const { properties, required } = read("content/model.json").collections.plants.fields;
  const optional = Object.keys(properties).filter((key) => !required.includes(key));
  const page = read("site.config.json").pages.find(({ id }: { id: string }) => id === "plant");
  const facts: readonly { if?: Record<string, unknown> }[] = page.blocks[0].props.facts;
  for (const fact of facts) {
    const quoted = optional.filter((key) => JSON.stringify(fact).includes(`{{entry.${key}`));
    for (const key of quoted) expect(fact.if?.[`entry.${key}`], key).toEqual({ present: true });
  }
  expect(JSON.stringify(facts)).toContain("{{entry.back}}");
});
