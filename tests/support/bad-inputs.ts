import type { ProblemCode } from "../../schema/problems/problem-codes.ts";
import type { Change, Changes } from "./broken-site.ts";
import { catalogue, config, edited, post, postBody, replaced } from "./provocations.ts";

/** An input that must be refused: what it is, the change that makes it, and the code that says so. */
export type BadInput = readonly [what: string, changes: Changes, code: ProblemCode];

const raw = (after: string, before = '"configVersion": 2'): Changes => ({
  [config]: replaced(before, after),
});
const named = (name: unknown): Changes =>
  edited(({ site }) => {
    site.company = { ...site.company, name };
  });
const field = (before: string, after: string): Changes => ({ [post]: replaced(before, after) });
const bytes = (...codes: number[]): Changes => ({ [config]: new Uint8Array(codes) });
const titled = (after: string): Changes => field("title: Loft rooms", after);
const whole = (text: string): Changes => ({ [config]: text });

const syntax: BadInput[] = [
  ...Object.entries({
    "an empty file": "",
    "a file of blanks": " \n\t ",
    "a word": "hello",
    HTML: "<!doctype html>",
    YAML: "configVersion: 1",
    "two values": "{} {}",
    "a brace too many": "{}}",
    "an unclosed brace": '{"a": 1',
    "an unclosed bracket": '{"a": [1',
    "an unclosed text": '{"a": "x',
    "a bracket closed by a brace": '{"a": [1}',
    "a comma at the end of an object": '{"a": 1,}',
    "a comma at the end of a list": '{"a": [1,]}',
    "two commas": '{"a": 1,, "b": 2}',
    "a comma at the start": '{, "a": 1}',
    "no comma": '{"a": 1 "b": 2}',
    "no colon": '{"a" 1}',
    "two colons": '{"a":: 1}',
    "no value": '{"a": }',
    "a line comment": '{ // x\n "a": 1}',
    "a block comment": '{ /* x */ "a": 1}',
    "a hash comment": '{ # x\n "a": 1}',
    "single quotes": "{'a': 1}",
    "a text in single quotes": "{\"a\": 'x'}",
    "a text in backquotes": '{"a": `x`}',
    "curly quotes": "{“a”: 1}",
    "a key without quotes": "{a: 1}",
    "a number for a key": "{1: 2}",
    NaN: '{"a": NaN}',
    Infinity: '{"a": Infinity}',
    "minus infinity": '{"a": -Infinity}',
    undefined: '{"a": undefined}',
    True: '{"a": True}',
    None: '{"a": None}',
    "a leading zero": '{"a": 01}',
    "a plus": '{"a": +1}',
    "a point first": '{"a": .5}',
    "a point last": '{"a": 1.}',
    "an unfinished exponent": '{"a": 1e}',
    hexadecimal: '{"a": 0x10}',
    "an underscore in a number": '{"a": 1_000}',
    "an unknown escape": '{"a": "\\x41"}',
    "an unfinished escape": '{"a": "\\u12"}',
    "a tab in a text": '{"a": "x\ty"}',
    "a line break in a text": '{"a": "x\ny"}',
    "a hard space between": '{\u00a0"a": 1}',
    "201 levels": `${"[".repeat(201)}${"]".repeat(201)}`,
    "a hundred thousand levels": '{"a":'.repeat(100_000),
  }).map(([what, text]): BadInput => [`JSON: ${what}`, whole(text), "json-syntax"]),
  ["JSON: null", whole("null"), "wrong-type"],
  ["JSON: a list", whole("[]"), "wrong-type"],
  ["JSON: a text", whole('"x"'), "wrong-type"],
  ["JSON: a number", whole("1"), "wrong-type"],
  ["JSON: an empty object", whole("{}"), "missing-key"],
  ["JSON: a key twice", raw('"configVersion": 2, "configVersion": 2'), "duplicate-key"],
  [
    "JSON: a key twice, once in escapes",
    raw('"configVersion": 2, "config\\u0056ersion": 2'),
    "duplicate-key",
  ],
  [
    "JSON: half a million values",
    raw(`"a": [${"0,".repeat(600_000)}0], "configVersion": 2`),
    "file-unreadable",
  ],
];

const encoding: BadInput[] = [
  ["a byte that is not UTF-8", bytes(0x7b, 0x22, 0xff, 0x22, 0x7d)],
  ["an overlong slash", bytes(0x22, 0xc0, 0xaf, 0x22)],
  ["a surrogate in UTF-8", bytes(0x22, 0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80, 0x22)],
  ["an unfinished character", bytes(0x22, 0xe2, 0x82)],
  ["Latin-1", { [config]: Buffer.from('{"a": "é"}', "latin1") }],
  ["UTF-16", { [config]: Buffer.from("\ufeff{}", "utf16le") }],
  ["a byte order mark", { [config]: (text: string) => `\ufeff${text}` }],
  ["a byte order mark in a post", { [post]: (text: string) => `\ufeff${text}` }],
  ["a byte order mark in a text", named("Small\ufeff")],
  ["half a character in an escape", raw('"Small \\ud83d', '"Small &')],
  ["the other half", raw('"Small \\ude00', '"Small &')],
  ["two halves the wrong way round", raw('"Small \\ude00\\ud83d', '"Small &')],
  ["half a character in front matter", titled('title: "a\\uD800b"')],
  ["a zero in front matter", titled('title: "a\\0b"')],
  ...[
    0x00, 0x01, 0x08, 0x0b, 0x0c, 0x1b, 0x7f, 0x85, 0x9f, 0x202a, 0x202e, 0x202d, 0xfdd0, 0xfffd, 0xfffe,
    0xffff,
  ].flatMap((code): [string, Changes][] => {
    const hex = code.toString(16).padStart(4, "0");
    return [
      [`U+${hex} in an escape`, raw(`"Small \\u${hex}`, '"Small &')],
      [`U+${hex} in a post`, postBody(`a${String.fromCharCode(code)}b`)],
    ];
  }),
].map(([what, changes]) => [`encoding: ${what}`, changes as Changes, "encoding"]);

const keys: BadInput[] = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "__defineGetter__",
  "\\u005f_proto__",
  "",
].flatMap((key): BadInput[] => [
  [`a key ${key} at the top`, raw(`"${key}": {"x": 1}, "configVersion": 2`), "unknown-key"],
  [
    `a key ${key} in the settings`,
    raw(`"${key}": {"x": 1}, "name": "Small`, '"name": "Small'),
    "unknown-key",
  ],
  [`a key ${key} in a block`, raw(`"type": "faq", "${key}": {}`, '"type": "faq"'), "unknown-key"],
  [`a key ${key} in props`, raw(`"${key}": {}, "items": [`, '"items": ['), "unknown-key"],
  [
    `a key ${key} for a picture`,
    { [catalogue]: replaced("{", `{"${key}": {"alt": "x"},`) },
    "missing-picture",
  ],
  [
    `a key ${key} in what is said of a picture`,
    { [catalogue]: replaced('{ "alt": "A', `{ "${key}": 1, "alt": "A`) },
    "unknown-key",
  ],
  [`a type ${key}`, raw(`"type": "${key}"`, '"type": "faq"'), "unknown-block"],
  [
    `a collection ${key}`,
    raw(`"entries": "${key}"`, '"entries": "posts"'),
    key === "" ? "wrong-value" : "unknown-collection",
  ],
  [`a token ${key}`, named(`{{site.${key}}}`), "unknown-token"],
  [`an entry ${key}`, field("category: guides", `category: "${key}"`), "unknown-entry"],
]);

const version: BadInput[] = [
  ["99", "99", "config-version"],
  ["3", "3", "config-version"],
  ["one beyond what a number holds", "9007199254740993", "config-version"],
  ["0", "0", "wrong-value"],
  ["-1", "-1", "wrong-value"],
  ["1.5", "1.5", "wrong-type"],
  ["a text", '"2"', "wrong-type"],
  ["null", "null", "wrong-type"],
  ["true", "true", "wrong-type"],
  ["a list", "[1]", "wrong-type"],
  ["beyond all bounds", "1e999", "wrong-type"],
].map(([what, written, code]) => [
  `configVersion: ${what}`,
  raw(`"configVersion": ${written}`),
  code as ProblemCode,
]);

const shape: BadInput[] = [
  ...["", " ", "\n\t", "\u00a0", "\u200b", "\u2003", "\u00ad", "\u2800", "\u3164", "\u115f", "\u0301"].map(
    (name): BadInput => [`a name of ${JSON.stringify(name)}`, named(name), "wrong-value"],
  ),
  ...[null, 7, true, [], {}, ["Small"]].map(
    (name): BadInput => [`a name of ${JSON.stringify(name)}`, named(name), "wrong-type"],
  ),
  [
    "no pages",
    edited((site) => {
      site.pages = [];
    }),
    "wrong-value",
  ],
  [
    "pages that are an object",
    edited((site) => {
      Object.assign(site, { pages: {} });
    }),
    "wrong-type",
  ],
  [
    "a page that is a text",
    edited(({ pages }) => {
      Object.assign(pages, { 1: "contact" });
    }),
    "wrong-type",
  ],
  [
    "a block that is a list",
    edited(({ pages }) => {
      Object.assign(pages[0]?.blocks ?? [], { 1: [] });
    }),
    "wrong-type",
  ],
  ["a block of type FAQ", raw('"type": "FAQ"', '"type": "faq"'), "unknown-block"],
  [
    "an FAQ without items",
    edited(({ pages }) => {
      delete pages[0]?.blocks[3]?.props.items;
    }),
    "missing-key",
  ],
  ["an FAQ with an empty answer", raw('"answer": " "', '"answer": "Eight weeks, as a rule."'), "wrong-value"],
  ["true in quotes", raw('"required": "true"', '"required": true'), "wrong-type"],
  ["a number for true", raw('"required": 1', '"required": true'), "wrong-type"],
  ["an id in capitals", raw('"id": "Home"', '"id": "home"'), "wrong-value"],
  ["an id with a blank", raw('"id": "the home"', '"id": "home"'), "wrong-value"],
  ["two blocks with one id", raw('"id": "guides"', '"id": "projects"'), "duplicate-id"],
  ["the id of the page's own part", raw('"id": "content"', '"id": "guides"'), "duplicate-id"],
  ["a token that is not closed", named("{{site.hero.title"), "unknown-token"],
  ["a token in a token", named("{{site.{{year}}}}"), "unknown-token"],
  ["an empty token", named("{{}}"), "unknown-token"],
  ["a token for an object", named("{{site.hero}}"), "token-type"],
  ["a token for itself", named("{{site.company.name}}"), "unknown-token"],
  ["a token for an entry where there is none", named("{{entry.title}}"), "unknown-token"],
  ["a token in a post for nothing", postBody("{{site.nothing}}"), "unknown-token"],
  ...[
    "https://a..b",
    "https://a.example:443",
    "https://a.example:0",
    "https://0x7f.1",
    "https://2130706433",
    `https://${"a".repeat(64)}.example`,
    "https://999.1.1.1",
    "https://a.example:99999",
    "javascript:alert(1)",
    "https://a.example/x?y",
    "https://a.example/x#y",
    "https://u@a.example",
    "https://a.example\n",
    "//a.example",
    "ftp://a.example",
    "https://-a.example",
    "{{site.company.name}}",
    "",
  ].map(
    (url): BadInput => [
      `a site at ${JSON.stringify(url)}`,
      edited((site) => {
        Object.assign(site.site, { url });
      }),
      "wrong-value",
    ],
  ),
  ...['en"><script>', "en_GB", "English", "", "e"].map(
    (language): BadInput => [
      `a language ${language}`,
      edited((site) => {
        Object.assign(site.site, { language });
      }),
      "wrong-value",
    ],
  ),
  ...["red", "#fff", "#12345g", "#000000;}", "url(x)", "rgb(0,0,0)", ""].map(
    (ink): BadInput => [
      `a colour ${ink}`,
      edited((site) => {
        site.site.theme = { light: { ink } };
      }),
      "bad-colour",
    ],
  ),
  ...["../../x", "Besley", "a/b", "", "x;}"].map(
    (textFont): BadInput => [
      `a face ${textFont}`,
      edited((site) => {
        site.site.theme = { textFont };
      }),
      "wrong-value",
    ],
  ),
  ...(
    [
      [{ where: { category: "ghost" } }, "unknown-entry"],
      [{ where: { category: ["guides", ""] } }, "unknown-entry"],
      [{ where: { category: { not: "ghost" } } }, "unknown-entry"],
      [{ only: ["ghost"] }, "unknown-entry"],
      [{ except: "ghost" }, "unknown-entry"],
      [{ after: "ghost" }, "unknown-entry"],
      [{ where: { location: "Paris" } }, "wrong-value"],
      [{ where: { date: { since: "2025-01-01" } } }, "unknown-key"],
      [{ where: { categroy: "guides" } }, "unknown-field"],
      [{ where: "guides" }, "wrong-type"],
      [{ sort: "-dated" }, "unknown-field"],
      [{ group: { by: "date", per: "week" } }, "wrong-value"],
      [{ limit: 0 }, "wrong-value"],
      [{ take: 3 }, "unknown-key"],
      [{ each: "post" }, "unknown-collection"],
      [{ each: "{{site.hero}}" }, "token-type"],
      [{ each: "{{entry.faqs}}" }, "unknown-token"],
    ] as const
  ).map(
    ([query, code]): BadInput => [
      `a list of ${JSON.stringify(query)}`,
      edited(({ pages }) => {
        Object.assign(pages[0]?.blocks[2]?.props.items as object, query);
      }),
      code,
    ],
  ),
  ...["label", "intro"].map(
    (key): BadInput => [
      `a ${key} that can't be seen`,
      edited(({ pages }) => {
        Object.assign(pages[0]?.blocks[3]?.props ?? {}, { [key]: " \u200b" });
      }),
      "wrong-value",
    ],
  ),
  [
    "a button without words",
    edited(({ pages }) => {
      Object.assign(pages[1]?.blocks[1]?.props ?? {}, { button: "" });
    }),
    "wrong-value",
  ],
  ...[-1, 33, 1e300].map(
    (radius): BadInput => [
      `a radius of ${radius}`,
      edited((site) => {
        site.site.theme = { radius };
      }),
      "wrong-value",
    ],
  ),
  [
    "a radius with its unit",
    edited((site) => {
      site.site.theme = { radius: "4px" };
    }),
    "wrong-type",
  ],
  [
    "a radius beyond all bounds",
    raw(
      '"url": "https://www.small.example", "theme": { "radius": 1e999 }',
      '"url": "https://www.small.example"',
    ),
    "wrong-type",
  ],
  ...[
    "a@b",
    "studio",
    "a@b..example",
    ".a@b.example",
    "a@-b.example",
    "a@127.0.0.1",
    "a@b.example?bcc=c%40d.example",
    "a?bcc=b@c.example",
    "a%0d%0abcc:x@b.example",
    "a@b.example,c",
    "mailto:a@b.example",
    "a@b.example\u200b",
    "a@b.example?bcc=c@d.example",
    "a@b.example\nbcc: c",
    '"><script>@x.example',
    "a b@c.example",
    "<a@b.example>",
  ].map(
    (email): BadInput => [
      `an e-mail address ${JSON.stringify(email)}`,
      edited(({ site }) => {
        site.contact = { ...site.contact, email };
      }),
      "wrong-value",
    ],
  ),
  ...[
    "javascript:alert(1)",
    "<script>",
    "call me",
    "1",
    "+",
    "07700 900412;ext",
    "(((0116",
    "0116)",
    "*#06#",
    "1".repeat(30),
    "......",
  ].map(
    (phone): BadInput => [
      `a telephone number ${phone}`,
      edited(({ site }) => {
        site.contact = { ...site.contact, phones: { mobile: phone, landline: "0116 496 0187" } };
      }),
      "wrong-value",
    ],
  ),
];

/** Addresses that may not be written into a page, wherever they stand. */
export const badUrls = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "javascript&colon;alert(1)",
  "javascript&#58;alert(1)",
  "javascript://www.example.com/%0aalert(1)",
  "ｊａｖａｓｃｒｉｐｔ:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:msgbox(1)",
  "livescript:x",
  "file:///etc/passwd",
  "blob:https://a.example/1",
  "filesystem:https://a.example/1",
  "view-source:https://a.example",
  "about:blank",
  "ftp://a.example",
  "ws://a.example",
  "intent://a#Intent;end",
  "jar:https://a!/b",
  "https://:@evil.example",
  "https://@evil.example",
  "https://evil%2eexample",
  "https://small.example\u3002evil.example",
  "https://small.example\u2044.evil.example",
  "https://ⓔⓥⓘⓛ.example",
  "https://gооgle.example",
  "https://2130706433",
  "https://0x7f000001",
  "https://127.1",
  "https://a..b",
  "https://.a.b",
  "https://a.example:0",
  "mailto:a@b",
  "mailto:a?bcc=b@c.example",
  "mailto:a@b.example?bcc=c%40d.example",
  "mailto:a@b.example?subject=x%0d%0abcc:y",
  "mailto:a@b.example%0d%0abcc:x",
  "mailto:a@b.example?attach=/etc/passwd",
  "mailto:javascript:alert(1)@x.example",
  "tel:*#06#",
  "tel:*21*07700900412#",
  "tel:1",
  "//evil.example",
  "///evil.example",
  "\\\\evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "https://",
  "https://a b.example",
  "https://a.example:99999",
  "https://[::1",
  "https://user@evil.example",
  "https://www.google.com:x@evil.example",
  "https://www.small.example\\@evil.example",
  "contact",
  "./contact",
  "../contact",
  "?x=1",
  "",
  " ",
  "/../etc/passwd",
  "/./contact",
  "/contact/..",
  "mailto:",
  "mailto:a",
  "mailto:a@b.example,c@d.example",
  "mailto:a@b.example\nbcc:c@d.example",
  "tel:",
  "tel:abc",
  "tel:<script>",
  "sms:123",
  "whatsapp://send",
] as const;

const badEmbeds = [
  "https://www.openstreetmap.org.evil.example/export/embed.html",
  "https://evil.example/www.openstreetmap.org/export/embed.html",
  "https://wwwxopenstreetmap.org/export/embed.html",
  "https://openstreetmap.org.uk/export/embed.html",
  "http://www.openstreetmap.org/export/embed.html",
  "https://www.openstreetmap.org@evil.example/export/embed.html",
  "https://user:pass@www.openstreetmap.org/export/embed.html",
  "https://www.openstreetmap.org:8443/export/embed.html",
  "https://www.openstreetmap.org./export/embed.html",
  "https://www.openstreetmap.org/export/embed.html/../../user",
  "https://www.openstreetmap.org/export/embed.htmlx",
  "https://www.openstreetmap.org/",
  "https://www.google.com/url?q=https://evil.example",
  "https://www.google.com/maps/embed/../../url?q=x",
  "https://www.google.com/maps/embed/%2e%2e/%2e%2e/url",
  "https://www.google.com/maps/embed/..%2f..%2furl?q=https://evil.example",
  "https://www.google.com/maps/embed/x",
  "https://www.openstreetmap.org/export/embed.html/..%2f..%2flogin",
  "https://maps.google.com/maps",
  "https://maps.google.com/maps/api/js",
  "https://maps.google.com/maps?output=embedded",
  "https://www.google.com/mapsembed",
  "https://www.google.com.evil.example/maps/embed",
  "https://maps.google.com/mapsevil",
  "https://www.gооgle.com/maps/embed",
  "https://www.youtube.com/embed/x",
  "//www.google.com/maps/embed",
  "javascript:alert(1)",
  "data:text/html,x",
  '<iframe src="https://www.google.com/maps/embed"></iframe>',
  "/contact",
  "",
  "https:\\\\www.google.com\\maps\\embed",
];

const links: BadInput[] = [
  ...badUrls.flatMap((href): BadInput[] => [
    [
      `a link in the settings to ${JSON.stringify(href)}`,
      edited(({ site }) => {
        site.contact = { ...site.contact, whatsapp: href };
      }),
      "bad-link",
    ],
    [
      `a button to ${JSON.stringify(href)}`,
      edited(({ pages }) => {
        Object.assign(pages[0]?.blocks[0]?.props ?? {}, { actions: [{ text: "Go", href }] });
      }),
      href === "" ? "wrong-value" : href === " " ? "wrong-value" : "bad-link",
    ],
  ]),
  ...badEmbeds.map(
    (map): BadInput => [
      `a frame of ${JSON.stringify(map)}`,
      edited(({ site }) => {
        const { offices } = site.contact as { offices: Record<string, object> };
        offices.leicester = { ...offices.leicester, map };
      }),
      "bad-embed",
    ],
  ),
  ...[
    "/nowhere",
    "/Contact",
    "/contact%2f",
    "/contact/more",
    "/blog/none",
    "/media/house.jpg",
    "/admin",
    "/blog/{slug}",
    "https://www.small.example/nowhere",
  ].map(
    (href): BadInput => [
      `a link to ${href}`,
      edited(({ site }) => {
        site.contact = { ...site.contact, whatsapp: href };
      }),
      "broken-link",
    ],
  ),
  ...["#", "/contact#", "##first", "#first#form", "/#how-high"].map(
    (href): BadInput => [
      `a button to ${href}`,
      edited(({ pages }) => {
        Object.assign(pages[0]?.blocks[0]?.props ?? {}, { actions: [{ text: "Go", href }] });
      }),
      "broken-anchor",
    ],
  ),
  [
    "a link everywhere to an anchor of one page",
    edited(({ site }) => {
      site.contact = { ...site.contact, whatsapp: "#form" };
    }),
    "broken-anchor",
  ],
  ...["http://forms.small.example", "mailto:a@b.example", "tel:123", "/contact", "#form"].map(
    (endpoint): BadInput => [
      `a form that sends to ${endpoint}`,
      edited(({ pages }) => {
        Object.assign(pages[1]?.blocks[1]?.props ?? {}, { delivery: { endpoint } });
      }),
      "form-endpoint",
    ],
  ),
  [
    "two fields of one name",
    edited(({ pages }) => {
      Object.assign(pages[1]?.blocks[1]?.props ?? {}, {
        fields: [
          { name: "name", label: "Name" },
          { name: "name", label: "Other name" },
        ],
      });
    }),
    "duplicate-id",
  ],
  [
    "a form that sends to a script",
    edited(({ pages }) => {
      Object.assign(pages[1]?.blocks[1]?.props ?? {}, { delivery: { endpoint: "javascript:alert(1)" } });
    }),
    "bad-link",
  ],
];

const routed = (path: string): Changes =>
  edited(({ pages }) => {
    pages.push({ id: "again", path, title: "Again", description: "Again.", blocks: [] });
  });

const routes: BadInput[] = [
  ...[
    "/con",
    "/CON",
    "/x/aux.txt",
    "/nul",
    "/com1",
    "/lpt9",
    "/conin$",
    "/a:b",
    "/a.",
    "/a./b",
    "/a ",
    "/a b",
    "/.",
    "/..",
    "/a/../b",
    "/a/./b",
    "/a%2fb",
    "/a%2e%2e",
    "/a%",
    "/a\\b",
    "/a?b",
    "/a#b",
    "/a*",
    "/a<b>",
    '/a"b',
    "/a|b",
    "/a//b",
    "//a",
    "/a\u200bb",
    "/a\u00a0b",
    "/.git",
    "/.well-known",
    "/_redirects",
    "/_headers",
    "/admin",
    "/Admin/x",
    "/assets",
    "/media/x",
    "/robots.txt",
    "/sitemap.xml",
    "/favicon.svg",
    "/404.html",
    "/index.html",
    "/x/index.html",
    "/{slug}",
    "/{{site.url}}",
    `/${"a".repeat(256)}`,
    `/${"é".repeat(128)}`,
    `/${"a/".repeat(600)}`,
  ].map((path): BadInput => [`a page at ${path.slice(0, 40)}`, routed(path), "reserved-route"]),
  ...["", "contact", "https://a.example/"].map(
    (path): BadInput => [`a page at "${path}"`, routed(path), "wrong-value"],
  ),
  ...[
    "/",
    "/contact",
    "/contact/",
    "/CONTACT",
    "/Contact/",
    "/blog/loft-rooms",
    "/blog/Loft-Rooms",
    "/feed.xml",
  ].map((path): BadInput => [`another page at ${path}`, routed(path), "duplicate-route"]),
  [
    "pages of entries without a place for the entry",
    raw('"path": "/blog"', '"path": "/blog/{slug}"'),
    "reserved-route",
  ],
  [
    "pages of entries with two places",
    raw('"path": "/blog/{slug}/{id}"', '"path": "/blog/{slug}"'),
    "reserved-route",
  ],
  ...["con", "a b", "a%2fb", "a#b", "a:b", "_x", "index.html", "<b>"].map(
    (id): BadInput => [`a post called ${id}`, newPost(id), "reserved-route"],
  ),
  ["two posts whose names differ in case", newPost("Loft-Rooms"), "duplicate-id"],
  ...(
    [
      [[["/a", "/a"]], "redirect-loop"],
      [
        [
          ["/a", "/b"],
          ["/b", "/c"],
          ["/c", "/a"],
        ],
        "redirect-loop",
      ],
      [[["/a", "/a?x=1"]], "redirect-loop"],
      [[["/a", "https://www.small.example/a"]], "redirect-loop"],
      [
        [
          ["/a", "/b?x"],
          ["/b", "/a#y"],
        ],
        "redirect-loop",
      ],
      [[["/index.html", "/contact"]], "shadowed-redirect"],
      ...["//evil.example", "/../a", "/%zz", "/\u200b", "/<script>", "/assets/x", "/admin", "/_headers"].map(
        (from) => [[[from, "/"]], "reserved-route"] as const,
      ),
      [[["/{{site.url}}", "/"]], "wrong-value"],
      [[["/a", "/nowhere"]], "broken-link"],
      [[["/a", "javascript:alert(1)"]], "bad-link"],
      [[["/a", "//evil.example"]], "bad-link"],
      [[["/a", "#form"]], "bad-link"],
      [[["/a", "mailto:a@b.example"]], "bad-link"],
      [[["/a", "/contact?x\n/* https://evil.example 301"]], "bad-link"],
      [[["/a", ""]], "wrong-value"],
      [[["/contact", "/"]], "shadowed-redirect"],
      [
        [
          ["/a", "/"],
          ["/a", "/contact"],
        ],
        "duplicate-route",
      ],
      [
        [
          ["/a", "/"],
          ["/A/", "/contact"],
        ],
        "duplicate-route",
      ],
      [[["a", "/"]], "wrong-value"],
      [[["/*", "/"]], "reserved-route"],
      [[["/:splat", "/"]], "wrong-value"],
      [[["/a b", "/"]], "wrong-value"],
      [[["/a\n/b", "/"]], "wrong-value"],
      [[["https://a.example", "/"]], "wrong-value"],
    ] as const
  ).map(
    ([pairs, code]): BadInput => [
      `redirects ${JSON.stringify(pairs)}`,
      edited(({ site }) => {
        Object.assign(site, { redirects: pairs.map(([from, to]) => ({ from, to })) });
      }),
      code,
    ],
  ),
];

routes.push(
  ...["https://evil.example", "#x", "mailto:a@b.example", "tel:0116 496 0187"].map(
    (fallback): BadInput => [
      `an unknown post leads to ${fallback}`,
      edited(({ pages }) => {
        Object.assign(pages[2] ?? {}, { fallback });
      }),
      "bad-link",
    ],
  ),
  [
    "a fallback where there are no entries",
    edited(({ pages }) => {
      Object.assign(pages[1] ?? {}, { fallback: "/" });
    }),
    "unknown-key",
  ],
  [
    "pages of entries below a device",
    raw('"path": "/con/{slug}"', '"path": "/blog/{slug}"'),
    "reserved-route",
  ],
);

function newPost(id: string): Changes {
  const text = `---\ntitle: Another\nexcerpt: Another.\nimage: house.jpg\ndate: 2025-01-01\nlastModified: 2025-01-01\nlocation: London\ncategory: guides\nauthor: Ada Small\nmetaTitle: Another title\nmetaDescription: Another description.\n---\nText.\n`;
  return { [`content/posts/${id}.md`]: text };
}

const frontMatter: BadInput[] = [
  ...["js", "javascript", "json", "toml", "coffee", "yaml", "php", " js"].map(
    (language): BadInput => [
      `front matter in ${language}`,
      field("---\ntitle", `---${language}\ntitle`),
      "front-matter-code",
    ],
  ),
  ...Object.entries({
    "no front matter": "Hello",
    "an empty file": "",
    "front matter in TOML": "+++\ntitle = 1\n+++\n",
    "front matter that is JSON": '{ "title": 1 }\n',
    "no end": "---\ntitle: x\n",
    "a list": "---\n- a\n---\nx",
    "a word": "---\nhello\n---\nx",
    "a blank before it": " ---\ntitle: x\n---\n",
    "four hyphens": "----\ntitle: x\n----\n",
  }).map(([what, text]): BadInput => [`front matter: ${what}`, { [post]: text }, "front-matter"]),
  ...[
    "title: Loft: rooms",
    "title: a\ntitle: b",
    "a: &a x\nb: *a",
    "title: &a Loft rooms",
    "title: !!str Loft",
    "title: !!js/function x",
    "title: !!binary aGk=",
    "title: !x Loft",
    'title: "Loft',
    "title: 'Loft",
    "title: [a",
    "title: {a: 1",
    "title:\n\t- x",
    "title: @x",
    "title: `x`",
    "title: %x",
    `title: ${"[".repeat(300)}`,
    `title: ${"{a: ".repeat(300)}`,
    `title:\n  ${"- ".repeat(200)}x`,
    `title: "${"x".repeat(120_000)}"`,
    `title: ${"[".repeat(100_000)}`,
  ].map((yaml): BadInput => [`front matter: ${yaml.slice(0, 30)}`, titled(yaml), "front-matter"]),
  ["a merge key", titled("<<: {a: 1}\ntitle: x"), "unknown-key"],
  ["a list for a key", titled("? [a, b]\n: c\ntitle: x"), "unknown-key"],
  ["__proto__ in front matter", titled("__proto__: {a: 1}\ntitle: x"), "unknown-key"],
  ["constructor in front matter", titled("constructor: x\ntitle: x"), "unknown-key"],
  ["an unknown field", titled("drafts: true\ntitle: x"), "unknown-key"],
  ["no title", titled("tags: []".replace("tags", "keywords")), "missing-key"],
  ["nothing for a title", titled("title:"), "missing-key"],
  ["a number for a title", titled("title: 2024"), "wrong-type"],
  ["true for a title", titled("title: true"), "wrong-type"],
  ["a list for a title", titled("title: [a]"), "wrong-type"],
  ["blanks for a title", titled('title: "  "'), "wrong-value"],
  ["a title too long", titled(`title: ${"x".repeat(121)}`), "wrong-value"],
  ...[
    "2025-02-30",
    "2024-13-45",
    "2025-2-3",
    "20 May 2025",
    "2025/05/20",
    "2025-05-20T10:00:00Z",
    "0000-00-00",
    "2023-02-29",
    "tomorrow",
    '""',
  ].map(
    (date): BadInput => [`the date ${date}`, field("date: 2025-05-20\n", `date: ${date}\n`), "wrong-value"],
  ),
  ["a number for a date", field("date: 2025-05-20\n", "date: 20250520\n"), "wrong-type"],
  ["an unknown town", field("location: London", "location: Paris"), "wrong-value"],
  ["a category in other letters", field("category: guides", "category: Guides"), "unknown-entry"],
  ["a category with a path", field("category: guides", "category: ../posts/garden-rooms"), "unknown-entry"],
  ["a list of categories", field("category: guides", "category: [guides]"), "wrong-type"],
  [
    "infinity",
    { "content/categories/guides.md": (text: string) => text.replace(/order: .*/, "order: .inf") },
    "wrong-type",
  ],
  [
    "not a number",
    { "content/categories/guides.md": (text: string) => text.replace(/order: .*/, "order: .nan") },
    "wrong-type",
  ],
];

const markdown: BadInput[] = [
  ...'<script>alert(1)</script>|<SCRIPT SRC=//evil.example>|<img src=x onerror=alert(1)>|<svg onload=alert(1)>|<svg><script>1</script></svg>|<iframe src=//evil.example></iframe>|<object data=x>|<embed src=x>|<base href=//evil.example>|<meta http-equiv=refresh>|<link rel=stylesheet href=x>|<style>*{}</style>|<form action=//evil.example>|<input autofocus onfocus=1>|<details open ontoggle=1>|<math href=x>|<a href=javascript:alert(1)>x</a>|<b>bold</b>|<br onclick=1>|<kbd onclick=1>x</kbd>|<kbd><script>1</script></kbd>|<div\nonclick=1>|<x-y>|<?php 1 ?>|<![CDATA[x]]>|<!DOCTYPE html>|<video src=x>|<template>x</template>|<plaintext>|<noscript><p title="</noscript><img src=x onerror=1>">'
    .split("|")
    .map((html): BadInput => [`Markdown: ${html}`, postBody(html), "markdown-html"]),
  ...[
    "[x](javascript:alert(1))",
    "[x](<javascript:alert(1)>)",
    "[x](JAVASCRIPT:alert(1))",
    "[x](javascript&#58;alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](data:text/html,x)",
    "[x](vbscript:x)",
    "[x](//evil.example)",
    "[x](\\\\evil.example)",
    "[x][y]\n\n[y]: javascript:alert(1)",
    "<javascript:alert(1)>",
    "[x](https://u@evil.example)",
    "[x]()",
    "[![](house.jpg)](javascript:alert(1))",
  ].map((text): BadInput => [`Markdown: ${text}`, postBody(text), "bad-link"]),
  ...[
    "![x](https://evil.example/a.png)",
    "![x](data:image/svg+xml,x)",
    "![x](javascript:alert(1))",
    "![x](../media/house.jpg)",
    "![x](/media/house.jpg)",
    "![x](House.jpg)",
    "![x](x.svg)",
    "![x](/etc/passwd)",
    "![x]()",
  ].map((text): BadInput => [`Markdown: ${text}`, postBody(text), "missing-picture"]),
  ["Markdown: a quotation in 40 quotations", postBody(`${"> ".repeat(40)}x`), "markdown-depth"],
  ["Markdown: a list in 40 lists", postBody(`${"- ".repeat(40)}x`), "markdown-depth"],
  ["Markdown: a hundred thousand quotations", postBody(`${">".repeat(100_000)}x`), "markdown-depth"],
  ["Markdown: a hundred thousand stars", postBody(`${"*".repeat(100_000)}x`), "markdown-depth"],
  ["Markdown: a hundred thousand brackets", postBody("[".repeat(100_000)), "markdown-depth"],
  ["Markdown: a hundred thousand links", postBody("[a](".repeat(40_000)), "markdown-size"],
  ["Markdown: a megabyte", postBody("word ".repeat(200_000)), "markdown-size"],
  ...[
    "a <small>b",
    "a </small>b",
    "a <sub>b</sup>",
    "**<sub>a** b</sub>",
    "<small>\n\nx\n\n</small>",
    "- <small>a\n- b</small>",
    "| <small>a | b</small> |\n|---|---|\n| c | d |",
    "x <mark>y *z</mark> w*",
    "# <kbd>x",
  ].map((text): BadInput => [`Markdown: ${text}`, postBody(text), "markdown-html"]),
  ...["[](/contact)", "[ ](/contact)", "[\u200b](/contact)", "##", "## <!-- x -->"].map(
    (text): BadInput => [`Markdown: ${text}`, postBody(text), "missing-text"],
  ),
  ...["&#0;", "&#x202e;x", "&#xD800;", "&#x110000;", "&#xfffe;"].map(
    (text): BadInput => [`Markdown: ${text}`, postBody(text), "encoding"],
  ),
  ["Markdown: a skipped heading", postBody("## One\n\n#### Three"), "skipped-heading"],
];

const garbage = "This is a text.";
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
const house = "content/media/house.jpg";

/** A PNG that says of itself that it has this size, and holds nothing. */
export function emptyPng(width: number, height: number): Uint8Array {
  const header = Buffer.from("89504e470d0a1a0a0000000d494844520000000000000000080200000000000000", "hex");
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return Buffer.concat([header, Buffer.from("0000000049454e44ae426082", "hex")]);
}

const pictures: BadInput[] = [
  ["a text called .jpg", garbage],
  ["an empty file", ""],
  ["HTML called .jpg", "<html><script>1</script>"],
  ["an SVG called .jpg", svg],
  ["a PNG called .jpg", emptyPng(10, 10)],
  ["the start of a JPEG", Buffer.from("ffd8ffe000104a46494600", "hex")],
].map(([what, content]) => [`a picture: ${what}`, { [house]: content as Change }, "bad-picture"]);

const media: BadInput[] = [
  ...pictures,
  ...["x.svg", "x.SVG", "x.svgz", "x.heic", "x.tiff", "x.bmp", "x.html"].map(
    (name): BadInput => [
      `a file ${name} among the pictures`,
      { [`content/media/${name}`]: svg },
      "bad-picture",
    ],
  ),
  ...[
    [50_000, 50_000],
    [100_000, 1],
    [0, 0],
    [2_147_483_647, 2_147_483_647],
    [15_000, 15_000],
    [9000, 9000],
  ].map(
    ([width = 0, height = 0]): BadInput => [
      `a PNG of ${width} × ${height}`,
      { "content/media/x.png": emptyPng(width, height) },
      "bad-picture",
    ],
  ),
  ["words that are no object", { [catalogue]: "[]" }, "wrong-type"],
  [
    "words that are a text",
    { [catalogue]: replaced('{ "alt": "A brick house with a bay window." }', '"A house"') },
    "wrong-type",
  ],
  [
    "an alternative text that is a number",
    { [catalogue]: replaced('"A brick house with a bay window."', "7") },
    "wrong-type",
  ],
  [
    "decorative in quotes",
    { [catalogue]: replaced('"alt": "A brick house with a bay window."', '"decorative": "true"') },
    "wrong-type",
  ],
  [
    "no alternative text",
    { [catalogue]: replaced('"alt": "A brick house with a bay window."', "") },
    "missing-alt",
  ],
  ...["\\u00a0", "\\u200b", "\\u00ad", "\\u3164"].map(
    (alt): BadInput => [
      `an alternative text of ${alt}`,
      { [catalogue]: replaced("A brick house with a bay window.", alt) },
      "missing-alt",
    ],
  ),
  [
    "an alternative text of a decorative picture",
    { [catalogue]: replaced('window." }', 'window.", "decorative": true }') },
    "wrong-value",
  ],
  [
    "a token in an alternative text",
    { [catalogue]: replaced("A brick house", "{{site.company.name}}") },
    "wrong-value",
  ],
  ...[
    "con.jpg",
    "a:b.jpg",
    "<img>.jpg",
    'a"b.jpg',
    "a\nb.jpg",
    " a.jpg",
    "a\u200b.jpg",
    `${"x".repeat(240)}.jpg`,
  ].map(
    (name): BadInput => [
      `a picture named ${name.slice(0, 20)}`,
      { [`content/media/${name}`]: emptyPng(1, 1) },
      "bad-picture",
    ],
  ),
  [
    "an empty alternative text",
    { [catalogue]: replaced("A brick house with a bay window.", "") },
    "missing-alt",
  ],
  [
    "words for a picture that is not there",
    { [catalogue]: replaced("{", '{"gone.jpg": {"alt": "x"},') },
    "missing-picture",
  ],
  ...[
    "House.jpg",
    "../house.jpg",
    "/etc/passwd",
    "media/house.jpg",
    "house.jpg?x",
    "house.jpg\u0020",
    "https://evil.example/a.jpg",
    "x.svg",
    "house",
  ].map(
    (image): BadInput => [
      `a picture called ${image}`,
      field("image: house.jpg", `image: "${image}"`),
      "missing-picture",
    ],
  ),
];

const paths: BadInput[] = [
  ...(
    [config, post, house, catalogue, "content/posts/new.md", "content/media/new.jpg", "content/news"] as const
  ).flatMap((file): BadInput[] => [
    [
      `${file} is a link out of the site`,
      { [file]: { linkTo: file === "content/news" ? "/etc" : "/etc/hostname" } },
      "file-unreadable",
    ],
    [`${file} is a link to nothing`, { [file]: { linkTo: "/nowhere/at/all" } }, "file-unreadable"],
  ]),
  ["a post is a link to itself", { "content/posts/new.md": { linkTo: "new.md" } }, "file-unreadable"],
  [
    "a post is a link up and out",
    { "content/posts/new.md": { linkTo: "../../../../etc/hostname" } },
    "file-unreadable",
  ],
  ...[
    "content/files/a.pdf",
    "content/files/menus/a.pdf",
    "public/a.txt",
    "content/media/rooms/a.jpg",
  ].flatMap((file): BadInput[] => [
    [
      `${file} twice, in another case`,
      { [file]: "%PDF-", [file.replace("a.", "A.")]: "%PDF-" },
      "duplicate-id",
    ],
    [
      `${file} twice, with another accent`,
      { [file.replace("a.", "\u00e4.")]: "%PDF-", [file.replace("a.", "a\u0308.")]: "%PDF-" },
      "duplicate-id",
    ],
  ]),
  ["two folders of pictures", { "content/media/r/a.jpg": "x", "content/media/R/b.jpg": "x" }, "duplicate-id"],
  [
    "two folders of downloads",
    { "content/files/r/a.txt": "x", "content/files/R/b.txt": "x" },
    "duplicate-id",
  ],
  ["no config", { [config]: undefined }, "file-missing"],
  ...[
    "a.html",
    "a.svg",
    "a.php",
    "b/a.html.de",
    "a.SHTML",
    "a.php7",
    "a.jsp",
    "a.exe",
    "web.config",
    ".htaccess",
  ].map((name): BadInput => [`a download ${name}`, { [`content/files/${name}`]: "x" }, "active-file"]),
  ["a folder of an unknown collection", { "content/news/x.md": "x" }, "unknown-collection"],
  ["a collection in capitals", { "content/Posts2/x.md": "x" }, "unknown-collection"],
];

/** Everything that must be refused, by kind. */
export const badInputs: Readonly<Record<string, readonly BadInput[]>> = {
  "JSON syntax": syntax,
  encoding,
  keys,
  configVersion: version,
  "shape and settings": shape,
  links,
  routes,
  "front matter": frontMatter,
  Markdown: markdown,
  "pictures and their words": media,
  "files and folders": paths,
};
