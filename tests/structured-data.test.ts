import { textContent } from "domutils";
import { describe, expect, it } from "vitest";
import { templates } from "../cli/scaffold/init/templates.ts";
import { type BuiltPage, builtPages } from "./support/built-page.ts";
import { buildExample, buildTemplate, exampleFolders } from "./support/example-sites.ts";
import { schemaOrg } from "./support/schema-org.ts";
import { googleRules, leftOut, structuredDataProblems } from "./support/structured-data-rules.ts";

type Node = Readonly<Record<string, unknown>>;

function graphOf(page: BuiltPage): readonly Node[] {
  const [script] = page.all('script[type="application/ld+json"]');
  return script ? (JSON.parse(textContent(script)) as { "@graph": readonly Node[] })["@graph"] : [];
}

const sites: Readonly<Record<string, () => ReadonlyMap<string, BuiltPage>>> = {
  ".": () => builtPages(),
  ...Object.fromEntries(exampleFolders.map((folder) => [folder, () => buildExample(folder).pages])),
  ...Object.fromEntries(
    [...templates.keys()].map((name) => [`template ${name}`, () => buildTemplate(name).pages]),
  ),
};

/** What Google recommends and the sites don't say, because nobody can know it of them. */
const unsaid: Readonly<Record<string, readonly string[]>> = {
  ".": ["Article.author.url"],
  docs: ["Article.author.url", "Product.brand"],
  "examples/bakery": [
    "Article.author.url",
    "Event.offers.availability",
    "LocalBusiness.geo",
    "LocalBusiness.openingHoursSpecification",
  ],
  "examples/music-school": [
    ...["Article.author.name", "Article.author.url", "Article.dateModified", "Article.datePublished"],
    ...["Event.endDate", "Event.offers.availability", "Organization.logo", "Organization.sameAs"],
  ],
  "examples/nursery": ["Article.author.url", "LocalBusiness.geo"],
  "template bakery": ["Article.author.name", "Article.author.url", "LocalBusiness.geo"],
  "template club": ["LocalBusiness.geo"],
  "template craft": ["LocalBusiness.geo"],
  "template holiday-home": ["LocalBusiness.geo", "LocalBusiness.openingHoursSpecification"],
  "template journal": ["Article.author.name", "Article.author.url"],
  "template portfolio": ["Organization.logo", "Organization.sameAs"],
  "template practice": [
    "Article.author.name",
    "Article.author.url",
    "Article.dateModified",
    "Article.datePublished",
    "LocalBusiness.geo",
  ],
  "template restaurant": [
    "Article.author.name",
    "Article.author.url",
    "Article.dateModified",
    "Article.datePublished",
    "LocalBusiness.geo",
  ],
  "template school": ["Organization.logo", "Organization.sameAs"],
};

it("each rule is of types and properties that there are", () => {
  const { isType, rangeOf } = schemaOrg();
  const unknown = Object.entries(googleRules).flatMap(([type, { required, recommended }]) =>
    [...required, ...recommended].filter((path) => !isType(type) || !rangeOf(type, path.split(".")[0] ?? "")),
  );
  expect(unknown).toEqual([]);
});

it.each<[string, Node[], string]>([
  ["an unknown type", [{ "@type": "Bakrey" }], 'Bakrey: no type "Bakrey"'],
  [
    "a property of another type",
    [{ "@type": "Person", opens: "07:00" }],
    "Person: opens is no property of Person",
  ],
  ["a missing one", [{ "@type": "Dentist", name: "A" }], "Dentist: no address"],
  ["a relative address", [{ "@type": "Thing", url: "/a" }], 'Thing.url: "/a" is no absolute address'],
  [
    "a time without a zone",
    [{ "@type": "Article", datePublished: "2026-01-01T09:00" }],
    'Article.datePublished: "2026-01-01T09:00" is no ISO date, or a time without its zone',
  ],
  [
    "a node of another type",
    [{ "@type": "Article", author: { "@type": "Offer" } }],
    "Article.author: a Offer, not Organization or Person or IdReference",
  ],
  [
    "an id twice",
    [
      { "@type": "Thing", "@id": "a" },
      { "@type": "Person", "@id": "a" },
    ],
    "two nodes are a",
  ],
  [
    "an id that nothing has",
    [{ "@type": "Article", author: { "@id": "b" } }],
    "Article.author: nothing on the page is b",
  ],
])("finds %s", (_, graph, problem) => expect(structuredDataProblems(graph)).toEqual([problem]));

describe.each(Object.entries(sites))("structured data of %s", (name, pagesOf) => {
  it("is in the words of schema.org, and has what search engines require", () => {
    const found = [...pagesOf()].flatMap(([path, page]) =>
      structuredDataProblems(graphOf(page)).map((problem) => `${path} ${problem}`),
    );
    expect(found).toEqual([]);
  });

  it("has what they recommend, but for what nobody knows", () => {
    const found = new Set([...pagesOf().values()].flatMap((page) => leftOut(graphOf(page))));
    expect([...found].sort()).toEqual(unsaid[name] ?? []);
  });
});
