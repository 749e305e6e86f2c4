import type { ProblemCode } from "../../schema/problems/problem-codes.ts";
import { emptyPng } from "./bad-inputs.ts";
import type { Changes } from "./broken-site.ts";
import { catalogue, config, edited, post, postBody, replaced } from "./provocations.ts";

/** An input that must be refused at a place: what it is, the change that makes it, the code, and what stands there. */
export type PlacedBadInput = readonly [what: string, changes: Changes, code: ProblemCode, at: string];

const named = (name: string): Changes =>
  edited(({ site }) => {
    site.company = { ...site.company, name };
  });
const field = (before: string, after: string): Changes => ({ [post]: replaced(before, after) });
const titled = (after: string): Changes => field("title: Loft rooms", after);
const inConfig = (before: string, after: string): Changes => ({ [config]: replaced(before, after) });
const question = (text: string): Changes => inConfig("Do I need permission?", text);
const link = (href: string): Changes =>
  inConfig('"href": "/contact" }],', `"href": ${JSON.stringify(href)} }],`);
const placed = (type: string, props: string): Changes =>
  inConfig('{ "id": "heading"', `{ "id": "new", "type": "${type}", "props": ${props} }, { "id": "heading"`);
const settings = (more: string): Changes =>
  inConfig('"url": "https://www.small.example"', `${more}, "url": "https://www.small.example"`);
const office = (more: string): Changes =>
  inConfig('"phone": "020 7946 0123"', `"phone": "020 7946 0123", ${more}`);
const moved = (from: string, to = "/contact"): Changes =>
  settings(`"redirects": [{ "from": ${JSON.stringify(from)}, "to": ${JSON.stringify(to)} }]`);
const newPage = (path: string): Changes =>
  inConfig(
    '"pages": [',
    `"pages": [{ "id": "new", "path": ${JSON.stringify(path)}, "title": "New", "description": "New.", "blocks": [] },`,
  );

const characters: PlacedBadInput[] = [
  ["an isolate that is not closed", "\u2067"],
  ["an isolate that is closed by another", "\u2068a\u2067b\u2069"],
  ["the end of no isolate", "\u2069"],
  ["a tag that is not of a flag", "\u{e0041}"],
  ["an annotation", "\ufff9"],
  ["a deprecated format character", "\u206a"],
  ["a pile of accents", "\u0301".repeat(16)],
].flatMap(([what = "", text = ""]): PlacedBadInput[] => {
  const escapes = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16));
  return [
    [`${what} in the config`, named(`Small${text}Sons`), "encoding", text],
    [
      `${what} in escapes`,
      inConfig("Small & Sons", escapes.map((code) => `\\u${code.padStart(4, "0")}`).join("")),
      "encoding",
      "\\u",
    ],
    [`${what} in a post`, postBody(`One${text} two.`), "encoding", text],
    [`${what} in front matter`, titled(`title: "Loft${text}"`), "encoding", text],
    [
      `${what} in an alternative text`,
      { [catalogue]: replaced("A brick", `A${text}brick`) },
      "encoding",
      text,
    ],
  ];
});

const syntax: PlacedBadInput[] = [
  ["a quote in a text", '"tagline": "Drawn by hand"', '"tagline": "Drawn "by" hand"', "by"],
  ["an arrow", '"tagline": "Drawn', '"tagline" => "Drawn', "=>"],
  ["a full-width comma", '"Drawn by hand",', '"Drawn by hand"，', "，"],
  ["curly quotes", '"Drawn by hand"', "“Drawn by hand”", "“"],
  ["a bracket for a brace", '"sunday": "Closed" }', '"sunday": "Closed" ]', "]"],
  ["a colon for a comma", '"Drawn by hand",', '"Drawn by hand":', ":"],
  ["a decimal comma", '"configVersion": 2', '"configVersion": 2,5', "5"],
  ["a form feed in escapes of a key", '"configVersion"', '"config\\fVersion"', "\\f"],
  ["two files in one", '"configVersion": 2,', '"configVersion": 2 } { "a": 1,', "{"],
  ["a text sum", '"Drawn by hand"', '"Drawn " + "by hand"', "+"],
  ["a spread", '"configVersion": 2', '...{}, "configVersion": 2', "..."],
].map(([what = "", before = "", after = "", at = ""]): PlacedBadInput => {
  const code = at === "\\f" ? "encoding" : "json-syntax";
  return [`JSON: ${what}`, inConfig(before, after), code, at];
});

const yaml: PlacedBadInput[] = [
  ['title: "Loft rooms', '"Loft'],
  ["title: 'Loft rooms", "'Loft"],
  ["title: [Loft rooms", "[Loft"],
  ["tags: {a: b\ntitle: x", "{a"],
  ["title: 'it's'", "s'"],
  ["title: {{site.company.name}} lofts", "lofts"],
  ["title: @loft", "@loft"],
  ["title: `loft`", "`loft`"],
  ["title:Loft", "title:Loft"],
  ["title: - x", "- x"],
  ["title: x\n...\nexcerpt: y", "excerpt"],
  ["title: !!python/object:os.system x", "x"],
  ["<<: *a\ntitle: y", "*a"],
  ["title: x\n? title\n: y", "title"],
].map(([text = "", at = ""]) => [`front matter: ${text}`, titled(text), "front-matter", at]);

const shapes: PlacedBadInput[] = [
  ["a latitude alone", office('"latitude": 51.5'), "missing-key", '"latitude"'],
  ["a longitude alone", office('"longitude": 0'), "missing-key", '"longitude"'],
  ["a longitude that is misspelt", office('"latitude": 51.5, "longitud": 0'), "unknown-key", '"longitud"'],
  [
    "a position in a block of locations",
    placed("locations", '{ "title": "T", "places": [{ "name": "N", "address": "A", "latitude": 1 }] }'),
    "unknown-key",
    '"latitude"',
  ],
  [
    "a position in a map",
    placed(
      "map",
      '{ "title": "T", "address": "A", "latitude": 1, "embed": "https://www.google.com/maps/embed?pb=1" }',
    ),
    "unknown-key",
    '"latitude"',
  ],
  ["no home page", inConfig('"path": "/",', '"path": "/home",'), "missing-home", '"pages"'],
  [
    "a page that is published on no day",
    inConfig('"path": "/contact",', '"path": "/contact", "publishOn": "soon",'),
    "wrong-value",
    '"soon"',
  ],
  [
    "a home page that is a draft",
    inConfig('"path": "/",', '"path": "/", "draft": true,'),
    "missing-home",
    "true",
  ],
  ["a block that is null", inConfig('{ "id": "heading"', 'null, { "id": "heading"'), "wrong-type", "null"],
  ["a language that is written otherwise", settings('"language": "en-UK"'), "wrong-value", '"en-UK"'],
  ["a language that there is not", settings('"language": "zz"'), "wrong-value", '"zz"'],
  [
    "a background as dark as its texts",
    settings('"theme": { "light": { "paper": "#16181a" } }'),
    "low-contrast",
    '"#16181a"',
  ],
  ["a third brace", question("{{{site.company.name}}}"), "unknown-token", "{{{"],
  ["a third brace at the end", question("A {{site.company.name}}}"), "unknown-token", "{{site"],
  ["the length of a list", question("{{site.languages.length}}"), "unknown-token", '"{{site'],
  ["a day in the year zero", field("date: 2025-05-20\n", "date: 0000-01-01\n"), "wrong-value", "0000"],
  [
    "an e-mail address in full-width letters",
    inConfig('"studio@small.example"', '"ｓtudio@small.example"'),
    "wrong-value",
    '"ｓ',
  ],
  ["an unknown post that leads to nothing", inConfig('"fallback": "/"', '"fallback": ""'), "bad-link", '""'],
  [
    "a picture taller than can be published",
    { "content/media/x.png": emptyPng(1, 17_000) },
    "bad-picture",
    "",
  ],
  ["a title of a number", titled("title: 1984"), "wrong-type", "1984"],
  [
    "a map that is and is not a frame",
    placed(
      "map",
      '{ "title": "T", "address": "A", "embed": "https://maps.google.com/maps?output=embed&output=html" }',
    ),
    "bad-embed",
    '"https://maps',
  ],
];

shapes.push([
  "a form that browsers would not send",
  inConfig('"https://forms.small.example/messages"', '"https://my_forms.small.example/1"'),
  "form-endpoint",
  '"https://my_forms',
]);

const markdown: PlacedBadInput[] = [
  ["[the plans](my plans.pdf)", "bad-link"],
  ["![A house](Front elevation.jpg)", "bad-link"],
  ["![A house](house.jpg =100x100)", "bad-link"],
  ["![x]({{site.company.name}})", "bad-link"],
  ["[x](javascript:{{site.company.name}})", "bad-link"],
  ["[&nbsp;](/contact)", "missing-text"],
  ["[&ZeroWidthSpace;](/contact)", "missing-text"],
  ["[**&#8203;&#x200b;**](/contact)", "missing-text"],
  ["## &ensp;&#160;", "missing-text"],
  ["&#x2067;one", "encoding"],
  ["&#917569;", "encoding"],
  ["[x](mailto:a@b.example?%62cc=c@d.example)", "bad-link"],
].map(([text = "", code]) => [
  `Markdown: ${text}`,
  postBody(`Words. ${text.startsWith("#") ? `\n\n${text}` : text}`),
  code as ProblemCode,
  text.slice(0, 2),
]);

const links: PlacedBadInput[] = [
  "mailto:a@b.example?%62cc=c@d.example",
  "mailto:a@b.example?body=x&%42%43%43=c@d.example",
  "mailto:a@b.example?subject=%00",
  "mailto:a@b.example?subject=%zz",
  "mailto:a@b.example?subject=%ff",
  "mailto:a@b.example?body=%E2%80%AE",
  "mailto:a@b.example?=x",
  "mailto:ａ@b.example",
  "https://-a.example",
  "https://a.b-.example",
  "https://-",
  "%6aavascript:alert(1)",
  "javascript&NewLine;:alert(1)",
  "&#0000106avascript:alert(1)",
  "java&Tab;script:alert(1)",
  "javaſcript:alert(1)",
  "feed:javascript:alert(1)",
  "ms-msdt:/id",
  "search-ms:query=x",
  "vscode://x",
  "geo:52.6,-1.1",
  "C:\\Users\\x",
  "/\u2215evil.example\u0000",
  "/%2e%2e//evil.example\\",
  "https://a.example%2f@evil.example",
  "https://[::ffff:127.0.0.1]",
  "https://раураl.example",
  "https：//a.example",
  "www.a.example",
  "07700 900412",
  "http//a.example",
].map((href) => [
  `a button to ${href}`,
  link(href),
  href.includes("\u0000") ? "encoding" : "bad-link",
  href.includes("\u0000") ? "\\u0000" : JSON.stringify(href),
]);

const redirects: PlacedBadInput[] = [
  ...[
    "/%61dmin",
    "/%41DMIN/x",
    "/Admin/login",
    "/.blockwork",
    "/__blockwork/content",
    "/%5fredirects",
    "/SITEMAP.xml",
    "/Robots.txt",
    "/x/%2e%2e/admin",
    "/%2fadmin",
    "/a%5cb",
    "/a%00",
    "/a%0d%0a",
    "/a%7f",
    "/a%e2%80%ae",
    "/a%ff",
    "/a%3cscript%3e",
    "/a%22b",
  ].map((from): PlacedBadInput => [`a redirect from ${from}`, moved(from), "reserved-route", `"${from}`]),
  ...["/c%6fntact", "/contact/index.html", "/blog/%6Coft-rooms/"].map(
    (from): PlacedBadInput => [`a redirect from ${from}`, moved(from, "/"), "shadowed-redirect", `"${from}`],
  ),
  ["a redirect to itself in percent signs", moved("/café", "/caf%C3%A9"), "redirect-loop", '"/caf%'],
  ["a redirect to a phone", moved("/old", "tel:0116 496 0187"), "bad-link", '"tel:'],
  ["a redirect with a status", moved("/old", "/contact 200!"), "bad-link", '"/contact 200!'],
  ["a redirect with a place to fill", moved("/old", "/:splat"), "bad-link", '"/:splat'],
  ["a redirect to an app", moved("/old", "intent://x#Intent;end"), "bad-link", '"intent'],
  ["a redirect to another host without a scheme", moved("/old", "/\\evil.example"), "bad-link", '"/\\\\evil'],
  ...[
    "/\u0301a",
    "/a\u3164",
    "/\u2800",
    "/a\u034fb",
    "/COM¹",
    "/contact/index",
    "/%2e%2e",
    "/.well-known/x",
  ].map((path): PlacedBadInput => [`a page at ${path}`, newPage(path), "reserved-route", `"${path}`]),
];

const conflict = "<<<<<<< HEAD\n=======\n>>>>>>> other\n";
const merges: PlacedBadInput[] = [
  ["the config", config, '  "configVersion"'],
  ["the model", "content/model.json", '  "collections"'],
  ["front matter", post, "title: Loft rooms"],
  ["a post", post, "\n---\n"],
  ["what is said of pictures", catalogue, '  "house.jpg"'],
].map(([what = "", file = "", before = ""]) => {
  const isEnd = before.startsWith("\n");
  const change = replaced(before, isEnd ? `${before}${conflict}` : `${conflict}${before}`);
  return [`marks of a merge in ${what}`, { [file]: change }, "merge-marks", "<<<<<<< HEAD"];
});

/** What was once taken, or refused where the mistake is not, and other inputs of these kinds. */
export const placedBadInputs: Readonly<Record<string, readonly PlacedBadInput[]>> = {
  characters,
  "JSON syntax": syntax,
  merges,
  "front matter": yaml,
  "shape and settings": shapes,
  Markdown: markdown,
  links,
  "redirects and addresses": redirects,
};
