import { isDate } from "../../schema/formats/date/is-date.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { schemaOrg } from "./schema-org.ts";

type Node = Readonly<Record<string, unknown>>;

interface Rule {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
  /** The page of Google's documentation that says so. */
  readonly source: string;
}

const documentation = "https://developers.google.com/search/docs/appearance/structured-data";

/** What a rich result needs and asks for; the first row whose type it is, or a kind of it. A dot leads into a node. */
export const googleRules: Readonly<Record<string, Rule>> = {
  FAQPage: {
    required: ["mainEntity", "mainEntity.name", "mainEntity.acceptedAnswer.text"],
    recommended: [],
    source: `${documentation}/faqpage`,
  },
  Article: {
    required: [],
    recommended: ["headline", "image", "datePublished", "dateModified", "author.name", "author.url"],
    source: `${documentation}/article`,
  },
  BreadcrumbList: {
    required: ["itemListElement", "itemListElement.position", "itemListElement.name", "itemListElement.item"],
    recommended: [],
    source: `${documentation}/breadcrumb`,
  },
  LocalBusiness: {
    required: ["name", "address"],
    recommended: [
      "geo",
      "openingHoursSpecification",
      "telephone",
      "url",
      "address.addressCountry",
      "address.streetAddress",
    ],
    source: `${documentation}/local-business`,
  },
  Organization: {
    required: [],
    recommended: ["name", "url", "address", "telephone", "email", "logo", "sameAs"],
    source: `${documentation}/organization`,
  },
  WebSite: {
    required: ["name", "url"],
    recommended: [],
    source: "https://developers.google.com/search/docs/appearance/site-names",
  },
  Event: {
    required: ["name", "startDate", "location", "location.address"],
    recommended: [
      "description",
      "endDate",
      "eventStatus",
      "image",
      "location.name",
      "offers.price",
      "offers.priceCurrency",
      "offers.url",
      "offers.availability",
      "organizer",
      "performer",
    ],
    source: `${documentation}/event`,
  },
  Product: {
    required: ["name", "image", "offers.price", "offers.priceCurrency"],
    recommended: ["description", "brand", "offers.availability", "offers.url"],
    source: `${documentation}/merchant-listing`,
  },
};

/** What is wrong in the graph of a page, by schema.org's vocabulary and by what Google requires. */
export function structuredDataProblems(graph: readonly Node[]): readonly string[] {
  const ids = graph.flatMap((node) => (typeof node["@id"] === "string" ? [node["@id"]] : []));
  const questions = graph
    .filter((node) => node["@type"] === "FAQPage")
    .flatMap(({ mainEntity }) => [mainEntity].flat() as Node[]);
  return [
    ...repeated(ids).map((id) => `two nodes are ${id}`),
    ...repeated(graph.filter((node) => node["@id"] === undefined).map((node) => JSON.stringify(node))).map(
      (node) => `twice: ${node}`,
    ),
    ...["FAQPage", "WebSite"]
      .filter((type) => graph.filter((node) => node["@type"] === type).length > 1)
      .map((type) => `more than one ${type}`),
    ...repeated(questions.map(({ name }) => String(name))).map((name) => `the question "${name}" twice`),
    ...graph.flatMap((node) => nodeProblems(node, String(node["@type"]), ids)),
  ];
}

/** What Google recommends, and a page leaves out: `Event.eventStatus`. */
export function leftOut(graph: readonly Node[]): readonly string[] {
  return graph.flatMap((node) => {
    const [kind, rule] = ruleOf(String(node["@type"])) ?? [];
    return (rule?.recommended ?? []).filter((path) => !has(node, path)).map((path) => `${kind}.${path}`);
  });
}

const repeated = (texts: readonly string[]) => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];

const ruleOf = (type: string) => Object.entries(googleRules).find(([kind]) => schemaOrg().isA(type, kind));

/** Whether each of a node's values on a path is there. A node that another stands for by its id is not followed. */
function has(value: unknown, path: string): boolean {
  const [key = "", ...rest] = path.split(".");
  const found = isObject(value) ? value[key] : undefined;
  if (found === undefined || found === "" || (Array.isArray(found) && found.length === 0)) return false;
  if (rest.length === 0) return true;
  return [found]
    .flat()
    .every(
      (item) => typeof item === "string" || (isObject(item) && "@id" in item) || has(item, rest.join(".")),
    );
}

function nodeProblems(node: Node, path: string, ids: readonly string[]): readonly string[] {
  const type = node["@type"];
  if (type === undefined && typeof node["@id"] === "string" && Object.keys(node).length === 1)
    return ids.includes(node["@id"]) ? [] : [`${path}: nothing on the page is ${node["@id"]}`];
  if (typeof type !== "string" || !schemaOrg().isType(type))
    return [`${path}: no type ${JSON.stringify(type)}`];
  const [, rule] = ruleOf(type) ?? [];
  const missing = (rule?.required ?? [])
    .filter((each) => !has(node, each))
    .map((each) => `${path}: no ${each}`);
  const properties = Object.entries(node).filter(([key]) => !key.startsWith("@"));
  return [
    ...missing,
    ...properties.flatMap(([key, value]) => {
      const range = schemaOrg().rangeOf(type, key);
      if (!range) return [`${path}: ${key} is no property of ${type}`];
      return [value].flat().flatMap((item) => valueProblems(item, `${path}.${key}`, range, ids));
    }),
  ];
}

const textual = [
  "Text",
  "URL",
  "Date",
  "DateTime",
  "Time",
  "Number",
  "Boolean",
  "Duration",
  "CssSelectorType",
  "PronounceableText",
  "XPathType",
  "Integer",
];

function valueProblems(
  value: unknown,
  path: string,
  range: readonly string[],
  ids: readonly string[],
): readonly string[] {
  const { isA } = schemaOrg();
  if (isObject(value)) {
    const type = String(value["@type"]);
    const fits = value["@type"] === undefined || range.some((kind) => isA(type, kind));
    return [
      ...(fits ? [] : [`${path}: a ${type}, not ${range.join(" or ")}`]),
      ...nodeProblems(value, path, ids),
    ];
  }
  if (typeof value === "number" || typeof value === "boolean")
    return range.some((kind) => textual.includes(kind))
      ? []
      : [`${path}: ${value}, not ${range.join(" or ")}`];
  return typeof value === "string" ? textProblems(value, path, range) : [`${path}: ${JSON.stringify(value)}`];
}

function textProblems(text: string, path: string, range: readonly string[]): readonly string[] {
  const key = path.split(".").at(-1) ?? "";
  const wrong = (what: string) => [`${path}: ${JSON.stringify(text)} ${what}`];
  if (text.trim() === "") return wrong("is empty");
  if (/\{\{|\}\}/.test(text)) return wrong("holds a token");
  if (/[\u2060\u00ad\u200b]/.test(text)) return wrong("holds marks that can't be seen");
  if (range.includes("Date") || range.includes("DateTime"))
    return isMoment(text) ? [] : wrong("is no ISO date, or a time without its zone");
  if (["url", "image", "item", "sameAs", "hasMenu", "logo", "mainEntityOfPage"].includes(key))
    return /^https?:\/\/[^\s"<>]+$/.test(text) && URL.canParse(text) ? [] : wrong("is no absolute address");
  if (key === "telephone") return /^\+\d{6,15}(;ext=\d+)?$/.test(text) ? [] : wrong("has no country code");
  if (key === "inLanguage")
    return Intl.getCanonicalLocales(text)[0] === text ? [] : wrong("is no language tag");
  if (key === "priceCurrency") return /^[A-Z]{3}$/.test(text) ? [] : wrong("is no currency");
  if (key === "addressCountry") return /^[A-Z]{2}$/.test(text) ? [] : wrong("is no country");
  if (key === "opens" || key === "closes")
    return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text) ? [] : wrong("is no time");
  if (key === "openingHours")
    return /^(Mo|Tu|We|Th|Fr|Sa|Su)[-,\w]* \d\d:\d\d-\d\d:\d\d$/.test(text)
      ? []
      : wrong("is no opening time");
  if (/="(?![a-z]+:)[^"]*"/.test(text.replace(/ (?!href|src)[a-z-]+="[^"]*"/g, "")))
    return wrong("holds an address that is not absolute");
  return [];
}

const isMoment = (text: string) =>
  isDate(text) ||
  /^\d{4}(-\d{2})?$/.test(text) ||
  (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
    !Number.isNaN(Date.parse(text)));
