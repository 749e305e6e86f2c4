import { describe, expect, it } from "vitest";
import { wholeSiteSchema } from "../../../editing/labels/schema/whole-site-schema.ts";
import { listQuotable } from "../../../editing/labels/tokens/list-quotable.ts";
import { nameSetting } from "../../../editing/labels/tokens/name-setting.ts";
import {
  piecesOf,
  tokenMeaning,
  tokensIn,
  withToken,
  withTokens,
} from "../../../editing/labels/tokens/token-meaning.ts";
import { tokenScope } from "../../../editing/labels/tokens/token-scope.ts";
import type { ArraySchema, Schema } from "../../../schema/fields/schema.ts";
import type { Each, EntryConfig } from "../../../schema/site/site-config.ts";
import { bakeryModel } from "../../../tests/support/bakery-model.ts";
import { eachItems, entriesForEach, withItem } from "./mapping/each-items.ts";
import { guessMapping } from "./mapping/guess-mapping.ts";
import { listDetails } from "./mapping/list-details.ts";

const site = {
  company: { name: "A bakery", tagline: "{{site.company.name}} of ours" },
  contact: { email: "bread@example.com", shops: { mill: { phone: "0116 496 0187" }, quay: { phone: "" } } },
};
const entry = (collection: string, id: string, fields: object): EntryConfig => ({
  file: `content/${collection}/${id}.md`,
  collection,
  id,
  fields: { ...fields },
  body: "",
});
const faqs = [{ question: "Is it sour?", answer: "A little." }];
const rye = entry("breads", "rye", {
  name: "Rye",
  photo: "rye.jpg",
  price: 4.5,
  flour: "rye",
  shop: "mill",
  faqs,
});
const loaf = entry("breads", "loaf", { name: "Loaf", price: 3, flour: "wheat", shop: "quay" });
const entries = [
  rye,
  loaf,
  entry("shops", "mill", { town: "Millby" }),
  entry("shops", "quay", { town: "Quayton" }),
];
const page = { id: "bread", path: "/breads/{slug}", title: "{{entry.name}}", entries: "breads" };
const scope = tokenScope({ site, model: bakeryModel, today: "2026-01-31", page, entries });
const settings = wholeSiteSchema(bakeryModel);

describe("the details that texts can quote", () => {
  it("have their place and the value that visitors read, the entry's first, and are left out where there is none", () => {
    const details = listDetails(settings, scope);
    const words = details.map(({ token, group, name, value }) => `${group} › ${name}: ${value} (${token})`);
    expect(words).toEqual(
      expect.arrayContaining([
        "The entry of the page › Name: Rye (entry.name)",
        "The entry of the page › Price: 4.5 (entry.price)",
        "Company › Tagline: A bakery of ours (site.company.tagline)",
        "Contact › Shops › Mill shop › Telephone: 0116 496 0187 (site.contact.shops.mill.phone)",
        "The day › This year: 2026 (year)",
      ]),
    );
    expect(words.some((word) => word.includes("quay"))).toBe(false);
  });

  it("print hours and days as people read them", () => {
    const text = (title: string, format: "hours" | "date" | "telephone"): Schema => ({
      type: "string",
      title,
      description: "",
      format,
    });
    const group = (title: string, properties: Readonly<Record<string, Schema>>) =>
      ({ type: "object", title, description: "", properties }) as const;
    const shop = group("Shop", {
      hours: text("Hours", "hours"),
      since: text("Since", "date"),
      phone: text("Telephone", "telephone"),
    });
    const settings = { shop };
    const schema = group("Site", settings);
    const values = {
      shop: { hours: "Mo-Fr 08:00-18:00; Sa-Su off", since: "2020-03-01", phone: "0116 496 0187" },
    };
    const found = listDetails(
      schema,
      tokenScope({ site: values, model: { settings, collections: {} }, today: "2026-01-31" }),
    );
    expect(found.filter(({ token }) => token !== "year").map(({ token, value }) => [token, value])).toEqual([
      ["site.shop.hours | hours", "Monday to Friday: 08:00 to 18:00; Saturday and Sunday: Closed"],
      ["site.shop.since | date", "1 March 2020"],
      ["site.shop.phone", "0116 496 0187"],
    ]);
  });

  it("are named by the headings around them", () => {
    expect(nameSetting(settings, ["redirects", 1, "from"])).toEqual([
      "Redirects",
      "Redirect 2",
      "Old address",
    ]);
    expect(nameSetting(settings, ["gone", "someKey"])).toEqual(["Gone", "Some key"]);
  });
});

describe("a token", () => {
  it.each([
    ["site.company.name", { value: "A bakery" }],
    ["entry.shop.town", { value: "Millby" }],
    ['entry.price | currency: "GBP"', { value: "£4.50" }],
    ["entry.faqs", { items: 1 }],
    ["site.contact", { items: undefined }],
    ["site.company.naem", { meant: "site.company.name" }],
  ])("%s means %j", (inner, meaning) => {
    expect(tokenMeaning(inner, scope)).toEqual(meaning);
  });

  it("is written in the language of the page, and else in that of the site", () => {
    const parts = { site: { ...site, language: "de" }, model: bakeryModel, today: "2026-03-04", entries };
    const inner = 'today | date: "month"';
    expect(tokenMeaning(inner, tokenScope(parts))).toEqual({ value: "März 2026" });
    const french = tokenScope({ ...parts, page: { ...page, language: "fr" } });
    expect(tokenMeaning(inner, french)).toEqual({ value: "mars 2026" });
  });

  it("is found with its format, and another one is put in its place", () => {
    const text = 'From {{ entry.prise | currency: "GBP" }}, \\{{kept}}';
    expect(tokensIn(text)).toEqual(['entry.prise | currency: "GBP"']);
    expect(withToken(text, "entry.prise", "entry.price")).toBe(
      'From {{ entry.price | currency: "GBP" }}, \\{{kept}}',
    );
  });
});

describe("the pieces of a text", () => {
  it("are its words and what its tokens stand for, in their order", () => {
    expect(piecesOf("Ask {{site.company.name}}, {{ year }}.", scope)).toEqual([
      { written: "Ask " },
      { written: "{{site.company.name}}", value: "A bakery" },
      { written: ", " },
      { written: "{{ year }}", value: "2026" },
      { written: "." },
    ]);
    expect(piecesOf("{{site.company.tagline}}", scope)[0]?.value).toBe("A bakery of ours");
  });

  it.each(["No token", "\\{{year}}", "{{"])("are its words alone where there is no token: %s", (text) =>
    expect(piecesOf(text, scope)).toEqual([{ written: text }]),
  );

  it("show nothing of how a token is written that stands for nothing", () => {
    const [piece] = piecesOf("{{site.company.naem}}", scope);
    expect(piece).toEqual({ written: "{{site.company.naem}}", value: "not there", isUnknown: true });
    expect(piecesOf("{{entry.faqs}}", scope)[0]?.value).toBe("A list of 1");
  });
});

const text = (more: object = {}): Schema => ({ type: "string", title: "Text", description: "", ...more });
const card: Schema = {
  type: "object",
  title: "Card",
  description: "",
  properties: {
    title: text(),
    picture: text({ format: "media" }),
    href: text({ format: "link" }),
    text: text({ format: "markdown" }),
    icon: text({ format: "icon" }),
  },
  required: ["title"],
};
const question: Schema = { type: "object", title: "", description: "", properties: { question: text() } };
const questions: ArraySchema = { type: "array", title: "Questions", description: "", items: question };
const cards: ArraySchema = { type: "array", title: "Cards", description: "", items: card };

describe("what a field can take as it is", () => {
  const paths = (target: Schema) => listQuotable(target, scope).map(({ path }) => path);

  it("is of its kind: lists for lists, pictures for pictures", () => {
    expect(paths(questions)).toEqual(["entry.faqs"]);
    expect(paths(cards)).toEqual([]);
    expect(paths(text({ format: "media" }))).toEqual(["entry.photo", "site.picture"]);
    expect(paths({ type: "boolean", title: "", description: "" })).toContain("entry.vegan");
    expect(paths(text({ entry: "shops" }))).toEqual(["entry.shop"]);
    expect(paths(text())).toEqual(expect.arrayContaining(["entry.name", "entry.price", "site.company.name"]));
  });

  it("says what it is at the moment", () => {
    expect(listQuotable(questions, scope)).toEqual([
      { path: "entry.faqs", group: "The entry of the page", name: "Questions", value: "A list of 1" },
    ]);
  });
});

describe("a list that is made of entries", () => {
  const known = entriesForEach(
    { model: bakeryModel, entries, orders: new Map([["breads", ["loaf"]]]) },
    scope,
  );
  const ids = (each: Each) =>
    eachItems(each, known, scope)?.map(({ value }) => (value as { id?: string }).id);

  it("begins with the fields that most likely go where", () => {
    const { breads } = bakeryModel.collections;
    expect(breads && guessMapping(card, breads)).toEqual({
      title: "{{item.name}}",
      picture: "{{item.photo}}",
      href: "{{item.href}}",
    });
    expect(breads && guessMapping(text(), breads)).toBe("{{item.name}}");
    const { photo, ...others } = breads?.fields.properties ?? {};
    const photos = { type: "array", title: "Photos", description: "", items: photo ?? text() } as const;
    const several = breads && {
      ...breads,
      picture: "photos",
      fields: { ...breads.fields, properties: { ...others, photos } },
    };
    expect(several && guessMapping(card, several)).toMatchObject({ picture: "{{item.photos.0}}" });
  });

  it("takes what its conditions say, in its order, as the build does", () => {
    expect(ids({ each: "breads" })).toEqual(["loaf", "rye"]);
    expect(ids({ each: "breads", where: { "shop.town": "Millby" } })).toEqual(["rye"]);
    expect(ids({ each: "breads", sort: "-price", limit: 1 })).toEqual(["rye"]);
    expect(ids({ each: "breads", except: "{{entry.id}}" })).toEqual(["loaf"]);
    expect(eachItems({ each: "{{entry.faqs}}" }, known, scope)).toHaveLength(1);
    expect(ids({ each: "cakes" })).toBeUndefined();
  });

  it("has its texts read for each of them", () => {
    const items = eachItems({ each: "breads" }, known, scope) ?? [];
    expect(
      items.map((item) => withTokens("{{item.name}} of {{item.shop.town}}", withItem(scope, item))),
    ).toEqual(["Loaf of Quayton", "Rye of Millby"]);
  });
});
