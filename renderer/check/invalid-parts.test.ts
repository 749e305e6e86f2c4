import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import {
  bakeryBlocks,
  bakeryEntries,
  bakeryMedia,
  bakeryModel,
  cardsOf,
  checkBakery,
  pageOf,
} from "../../tests/support/bakery.ts";

type Json = Readonly<Record<string, unknown>>;

interface Site {
  site: Record<string, unknown>;
  pages: Record<string, unknown>[];
  entries: Record<string, string>;
  model: typeof bakeryModel;
}

/** The same as cards, without a heading of its own. */
const rows = bakeryBlocks.flatMap(({ heading, ...block }) =>
  block.type === "cards" && heading === 1 ? [{ ...block, type: "rows" }] : [],
);
const rowsOf = (props: Json, id: string) => ({ ...cardsOf(props, id), type: "rows" });

const card = (props: Json) => ({ title: "A card", ...props });
const page = (id: string, blocks: readonly Json[], more: Json = {}) => ({
  ...pageOf(...blocks),
  ...{ id, path: `/${id}`, title: `The ${id}`, description: `What the ${id} is.` },
  ...more,
});

/** A site without an error, where everything that can be named is named elsewhere. */
const soundSite = (): Site => ({
  site: {
    shapes: { row: { each: "breads", item: { title: "{{item.name}}" } } },
    frame: [
      { id: "note", type: "note", props: { title: "{{site.company.name}}" } },
      { id: "content", type: "content", props: {} },
    ],
  },
  pages: [
    pageOf(
      cardsOf({
        cards: [
          card({ href: "/shop#first" }),
          card({ href: "/breads/rye" }),
          card({ href: "/breads/rye#crust" }),
          card({ href: "/visit" }),
          {
            each: "breads",
            item: {
              title: "{{item.href}}",
              text: { if: { "item.price": { present: true } }, value: "Sold here" },
            },
          },
          {
            each: "breads",
            item: { title: "{{item.name}}", href: "{{item.href}}", picture: "{{item.photo}}" },
          },
        ],
      }),
    ),
    page("shop", [
      cardsOf({ cards: [card({ href: "/" })] }, "first"),
      rowsOf({ cards: [card({ picture: "rye.jpg" })] }, "second"),
      rowsOf({ cards: [card({ text: "{{site.company.phone}}" })] }, "third"),
      rowsOf({ cards: [{ each: "breads", item: "row" }] }, "fourth"),
    ]),
    page("visit", [cardsOf({ cards: [card({ href: "/shop#second" })] })]),
    page(
      "bread",
      [
        cardsOf({
          title: "{{entry.name}}",
          cards: [card({ text: "By {{entry.baker.name}}", body: "{{entry.body}}" })],
        }),
      ],
      { path: "/breads/{slug}", entries: "breads", title: "{{entry.name}}" },
    ),
  ],
  model: structuredClone(bakeryModel),
  entries: { ...bakeryEntries, "breads/linked": "---\nname: Linked\nbaker: bo\n---\n[Rye](/breads/rye/)\n" },
});

interface Fault {
  readonly what: string;
  make(site: Site): void;
  /** What is reported, and where. */
  readonly code: string;
  readonly file?: string;
  /** What others are only found once it is mended. */
  readonly hides?: readonly string[];
}

const blocksOf = (site: Site, index: number) =>
  site.pages[index]?.blocks as { props: { cards: unknown[] } }[];
const cardsAt = (site: Site, index: number, block = 0) => blocksOf(site, index)[block]?.props.cards ?? [];
const entry = (site: Site, name: string, change: (text: string) => string) => {
  site.entries[name] = change(site.entries[name] ?? "");
};

const faults: readonly Fault[] = [
  {
    what: "a setting that there is not",
    make: ({ site }) => Object.assign(site, { titel: "A" }),
    code: "unknown-key",
  },
  {
    what: "a setting of a wrong type, which a token names",
    make: ({ site }) => Object.assign(site, { company: { name: 4, phone: "07700 900412" } }),
    code: "wrong-type",
  },
  {
    what: "a key of a page that there is not, to which others link",
    make: ({ pages }) => Object.assign(pages[2] ?? {}, { colour: "red" }),
    code: "unknown-key",
  },
  {
    what: "a key of a shape that there is not",
    make: ({ site }) => Object.assign((site.shapes as { row: { item: object } }).row.item, { titel: "A" }),
    code: "unknown-key",
  },
  {
    what: "a page without a title",
    make: ({ pages }) => delete pages[1]?.title,
    code: "missing-key",
  },
  {
    what: "a page of entries whose rule is wrong, to which others link",
    make: ({ pages }) => Object.assign(pages[3] ?? {}, { entries: 4 }),
    code: "wrong-type",
  },
  {
    what: "a prop of a wrong type in a block that others link to",
    make: (site) => Object.assign(blocksOf(site, 1)[0]?.props ?? {}, { title: 3 }),
    code: "wrong-type",
  },
  {
    what: "a block of no type",
    make: (site) => blocksOf(site, 0).push({ id: "odd", type: "crads", props: {} } as never),
    code: "unknown-block",
  },
  {
    what: "a link to nowhere",
    make: (site) => cardsAt(site, 0).push(card({ href: "/nowhere" })),
    code: "broken-link",
  },
  {
    what: "a link to no part of a page",
    make: (site) => cardsAt(site, 0).push(card({ href: "/visit#nothing" })),
    code: "broken-anchor",
  },
  {
    what: "a picture that there is not",
    make: (site) => cardsAt(site, 0).push(card({ picture: "gone.jpg" })),
    code: "missing-picture",
  },
  {
    what: "a token for no field",
    make: (site) => cardsAt(site, 0).push({ each: "bakers", item: { title: "{{item.nome}}" } }),
    code: "unknown-token",
  },
  {
    what: "a reference to no entry",
    make: (site) => entry(site, "breads/spelt", (text) => text.replace("baker: ada", "baker: nobody")),
    code: "unknown-entry",
    file: "content/breads/spelt.md",
  },
  {
    what: "a wrong field of an entry, to whose page others link",
    make: (site) => entry(site, "breads/rye", (text) => text.replace("price: 4.2", "price: dear")),
    code: "wrong-type",
    file: "content/breads/rye.md",
  },
  {
    what: "a wrong field of an entry that others refer to",
    make: (site) => entry(site, "bakers/bo", (text) => text.replace("town: Leeds", "twon: Leeds")),
    code: "unknown-key",
    file: "content/bakers/bo.md",
  },
  {
    what: "a link to nowhere in the text of an entry",
    make: (site) => entry(site, "breads/baguette", (text) => `${text}[Gone](/gone)\n`),
    code: "broken-link",
    file: "content/breads/baguette.md",
  },
  {
    what: "a picture that there is not in the text of an entry",
    make: (site) => entry(site, "breads/linked", (text) => `${text}![Gone](lost.jpg)\n`),
    code: "missing-picture",
    file: "content/breads/linked.md",
  },
];

const model = "content/model.json";
const ofBreads = [
  "a reference to no entry",
  "a wrong field of an entry, to whose page others link",
  "a link to nowhere in the text of an entry",
  "a picture that there is not in the text of an entry",
  "a key of a field that there is not, beside wrong values in entries",
  "a sort by no field",
  "a required key that is no field",
  "a picture that is none",
];

const faultsOfModel: readonly Fault[] = [
  {
    what: "a field of a type that is none, which tokens name",
    make: ({ model }) => Object.assign(model.collections.bakers.fields.properties.town, { type: "sting" }),
    code: "wrong-value",
    file: model,
  },
  {
    what: "a key of a field that there is not, beside wrong values in entries",
    make: ({ model }) => Object.assign(model.collections.breads.fields.properties.price, { minimun: 3 }),
    code: "unknown-key",
    file: model,
    hides: ["a wrong field of an entry, to whose page others link"],
  },
  {
    what: "a field that refers to no collection",
    make: ({ model }) =>
      Object.assign(model.collections.bakers.fields.properties.mentor, { entry: "bakres" }),
    code: "unknown-collection",
    file: model,
  },
  {
    what: "a sort by no field",
    make: ({ model }) => Object.assign(model.collections.breads, { sort: ["nmae"] }),
    code: "unknown-field",
    file: model,
  },
  {
    what: "a required key that is no field",
    make: ({ model }) => Object.assign(model.collections.breads.fields, { required: ["naem"] }),
    code: "unknown-field",
    file: model,
  },
  {
    what: "a picture that is none",
    make: ({ model }) => Object.assign(model.collections.breads, { picture: "flour" }),
    code: "wrong-value",
    file: model,
  },
  {
    what: "a field of a group of settings that is none, which tokens name",
    make: ({ model }) => Object.assign(model.settings.company.properties.phone, { format: "telphone" }),
    code: "wrong-value",
    file: model,
    hides: ["a setting of a wrong type, which a token names"],
  },
  {
    what: "fields that are misspelt, of a collection with pages to which others link",
    make: ({ model }) => {
      const { fields, ...others } = model.collections.breads;
      Object.assign(model.collections, { breads: { ...others, feilds: fields } });
    },
    code: "unknown-key",
    file: model,
    hides: ofBreads,
  },
];

function errorsOf({ site, pages, entries, model }: Site): readonly string[] {
  const { problems } = checkBakery({
    ...{ site, pages, entries, model, media: bakeryMedia, blocks: [...bakeryBlocks, ...rows] },
  });
  return problems
    .filter(({ severity }) => severity === "error")
    .map(({ code, file }) => `${code} ${file}`)
    .toSorted();
}

function siteWith(chosen: readonly Fault[]): Site {
  const site = soundSite();
  for (const { make } of chosen) make(site);
  return site;
}

describe("all errors of a site are reported in one round", () => {
  it("of which the sound one has none", () => {
    expect(errorsOf(soundSite())).toEqual([]);
  });

  it.each(faults)("$what alone", (fault) => {
    expect(errorsOf(siteWith([fault]))).toEqual([`${fault.code} ${fault.file ?? "site.config.json"}`]);
  });

  it.each(faultsOfModel)("$what of the model alone", (fault) => {
    expect(errorsOf(siteWith([fault]))).toEqual([`${fault.code} ${model}`]);
  });

  it("any of them together, each once, and nothing that follows from another", () => {
    assertProperty(
      fc.property(fc.subarray([...faults, ...faultsOfModel], { minLength: 2 }), (chosen) => {
        const hidden = new Set(chosen.flatMap(({ hides = [] }) => hides));
        const expected = chosen
          .filter(({ what }) => !hidden.has(what))
          .map(({ code, file }) => `${code} ${file ?? "site.config.json"}`)
          .toSorted();
        expect(errorsOf(siteWith(chosen))).toEqual(expected);
      }),
    );
  });
});

describe("a fault that leaves open where pages are is reported alone, and hides no more than links", () => {
  it.each<[string, (site: Site) => void]>([
    ["a wrong address", ({ pages }) => Object.assign(pages[1] ?? {}, { path: 5 })],
    ["a misspelt address", ({ pages }) => Object.assign(pages[1] ?? {}, { path: undefined, paht: "/shop" })],
    ["a page that is none", ({ pages }) => void pages.splice(1, 1, [] as never)],
    [
      "a rule of entries that is misspelt",
      ({ pages }) => {
        delete pages[3]?.entries;
        Object.assign(pages[3] ?? {}, { entrise: "breads" });
      },
    ],
    [
      "a misspelt group of settings, which tokens name",
      ({ site }) => Object.assign(site, { company: undefined, compayn: {} }),
    ],
    ["a wrong address of the site", ({ site }) => Object.assign(site, { url: 4 })],
  ])("%s", (_, make) => {
    const site = siteWith(faults.filter(({ code }) => code === "missing-picture"));
    make(site);
    const [first, ...others] = errorsOf(site).filter((error) => !error.startsWith("missing-picture"));
    expect([first, others]).toEqual([expect.stringContaining("site.config.json"), []]);
    expect(errorsOf(site).filter((error) => error.startsWith("missing-picture"))).toHaveLength(2);
  });
});

it("a misspelt key of a block hides no wrong token beside it", () => {
  const cards = [
    { titel: "A", price: "{{site.company.name}}" },
    { title: "{{site.company.nmae}}", text: "{{site.company.name}}" },
  ];
  const { problems } = checkBakery({ pages: [pageOf(cardsOf({ cards }))] });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ["unknown-key", "/pages/0/blocks/0/props/cards/0/titel"],
    ["token-type", "/pages/0/blocks/0/props/cards/0/price"],
    ["unknown-token", "/pages/0/blocks/0/props/cards/1/title"],
  ]);
});
