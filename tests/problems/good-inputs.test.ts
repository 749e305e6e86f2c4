import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderSite } from "../../renderer/render/render-site.ts";
import { type BrokenSite, type Changes, createBrokenSite } from "../support/broken-site.ts";
import { attributeOf, elementsOf } from "../support/html-tree.ts";
import { noAssets } from "../support/no-assets.ts";
import { packageRoot } from "../support/package-root.ts";
import { catalogue, config, edited, post, postBody, replaced } from "../support/provocations.ts";

let site: BrokenSite;
beforeAll(async () => {
  site = await createBrokenSite();
});
afterAll(() => site.remove());

const house = readFileSync(join(packageRoot, "tests/fixtures/small-site/content/media/house.jpg"));
const unusualText = "Ünï & <b> 'x' \"y\" 🏠 👩‍👧 שלום עולם ½ m² — \u2067עברית\u2069";

const button = (href: string): Changes =>
  edited(({ pages }) => {
    Object.assign(pages[0]?.blocks[0]?.props ?? {}, { actions: [{ text: "Go", href }] });
  });

const picture = (name: string): Changes => ({
  [`content/media/${name}`]: house,
  [catalogue]: replaced("{", `{ ${JSON.stringify(name)}: { "alt": "A house" },`),
  [post]: replaced("image: house.jpg", `image: ${JSON.stringify(name)}`),
});

const proses = (...texts: string[]): Changes =>
  edited(({ pages }) => {
    for (const [index, text] of texts.entries())
      pages[0]?.blocks.push({ id: `prose-${index}`, type: "prose", props: { text } });
  });

const named = (name: string): Changes =>
  edited(({ site: shared }) => Object.assign(shared.company ?? {}, { name }));
const titled = (line: string): Changes => ({ [post]: replaced("title: Loft rooms", line) });
const page = (path: string): Changes =>
  edited(({ pages }) => {
    const heading = { id: "heading", type: "heading", props: { title: "New" } };
    pages.push({ id: "new", path, title: "New", description: "New.", blocks: [heading] });
  });
const moved = (from: string, to: string): Changes =>
  edited(({ site: shared }) => Object.assign(shared, { redirects: [{ from, to }] }));

const unusual: [string, Changes][] = [
  ...[
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Builders \u{1f3f3}\ufe0f\u200d\u{1f308}",
    "\u2068a\u2069, \u2067\u05e2\u05d1\u05e8\u05d9\u05ea\u2069",
    "می\u200cخواهم, नि\u200dक्ष, שָׁלוֹם, བསྒྲུབས, ซื้อ, ế",
    "</script> & {curly} and { {not a token} }",
    "javascript:alert(1)",
    'C:\\Plans & "Sons", O\'Brien + Söhne (UK) 100% <3',
    "x".repeat(200),
  ].map((name): [string, Changes] => [`a company called ${name.slice(0, 30)}`, named(name)]),
  ...[
    "title: 'It''s a loft'",
    'title: "Loft: a \\"guide\\""',
    "title: >-\n  Loft\n  rooms",
    "title: Loft rooms # really",
    "# a note\ntitle: Loft",
    "? title\n: Loft",
    "title: C# and F#, 50% more - (yes?)",
    'title: "2024"',
    'title: "{{site.company.name}}: lofts"',
    "title: http://a.example",
    "tags:\n- One\n- 'Two: three'\ntitle: Loft",
    'faqs: [{question: "Why, </script>?", answer: "So [we](/contact)."}]\ntitle: Loft',
  ].map((line): [string, Changes] => [`front matter: ${line}`, titled(line)]),
  ["a leap day", { [post]: replaced("date: 2025-05-20", "date: 2024-02-29") }],
  ...[
    "a[1] (see b), `f[i](see below)`",
    "\\[x\\](y z) and [x] (y z)",
    "[x](<https://a.example/a b>) [y](https://en.wikipedia.org/wiki/Loft_(room))",
    "[x](mailto:studio@small.example?subject=100%25&body=One%0D%0ATwo)",
    "[x](/contact/?a=1#form) [y](#costs) [z](/blog/garden-rooms#how-high)\n\n## Costs",
    "[&copy; us](/contact)\n\n## &hearts; 🏠 مرحبا",
    "| a | b |\n|---|:-:|\n| `x` | <https://a.example/?x=%22> |",
    "Text <!-- a note --> more, 5*3*2, a_b_c, AT&T, 1986\\. A year, $5 {x}",
    "{ {{year}} } and \\{{site.x}}",
  ].map((text): [string, Changes] => [`Markdown: ${text}`, postBody(text)]),
  ...["/über-uns", "/服务", "/q&a", "/o'brien", "/a.b/c~d", "/blog", "/x.html", "/2025"].map(
    (path): [string, Changes] => [`a page at ${path}`, page(path)],
  ),
  ...["/our%20services", "/café.html", "/a%3Fb", "/index.php", "/adminx", "/media-old", "/blog/old"].map(
    (from): [string, Changes] => [`a redirect from ${from}`, moved(from, "/contact#form")],
  ),
  ["a redirect to another site", moved("/old", "https://a.example/ä?x=1#y")],
  [
    "both halves of a position, one of them zero",
    edited(({ site: shared }) => {
      const { offices } = shared.contact as { offices: Record<string, object> };
      offices.london = { ...offices.london, latitude: 51.5, longitude: 0 };
    }),
  ],
  ...["cy", "zh-Hans-CN", "es-419", "ar"].map((language): [string, Changes] => [
    `the language ${language}`,
    edited(({ site: shared }) => Object.assign(shared, { language })),
  ]),
  [
    "letters of all kinds",
    edited(({ site: shared }) => Object.assign(shared.company ?? {}, { name: unusualText })),
  ],
  [
    "letters of all kinds in a post",
    { [post]: replaced("title: Loft rooms", `title: ${JSON.stringify(unusualText)}`) },
  ],
  ["Windows' line ends in the config", { [config]: (text) => text.replaceAll("\n", "\r\n") }],
  ["Windows' line ends in a post", { [post]: (text) => text.replaceAll("\n", "\r\n") }],
  ["escapes for letters", { [config]: replaced("Small & Sons", "Small \\u0026 S\\u00f6ns \\ud83c\\udfe0") }],
  ["a long text", postBody("Measure from the ridge. ".repeat(700))],
  ["a letter's accent apart", postBody("Cafe\u0301")],
  [
    "signs that look like HTML",
    postBody("1 < 2, a <b and <3, 5 > 4 & so on; &amp; &lt;b&gt; &#233; &#x1F3E0;"),
  ],
  ["HTML that is only shown", postBody("`<script>`\n\n```html\n<img src=x onerror=alert(1)>\n```")],
  [
    "bare tags in pairs",
    postBody("H<sub>2</sub>O, <kbd>Ctrl</kbd>+<kbd>C</kbd>, <small>**x** <mark>y</mark></small><br>z"),
  ],
  ["a comment", postBody("<!-- later -->\n\nText.")],
  ["a list of tasks", postBody("- [ ] one\n- [x] two")],
  ["a heading with the id of a block elsewhere", postBody("## First")],
  ["a heading with an id of the page itself", postBody("## Content\n\n## Site menu")],
  ["the same heading in two blocks", proses("## Costs\n\nA.", "## Costs\n\nB.")],
  ["a picture with a caption", postBody('![Lawn](garden.jpg "The \\"lawn\\" & shed")')],
  [
    "two equal questions",
    edited(({ pages }) => {
      const items = pages[0]?.blocks[3]?.props.items as unknown[];
      items.push(items[0]);
    }),
  ],
  ...[
    "https://bücher.example/ä?x=ö#ü",
    "https://a.example:8443/x",
    "http://a.example",
    "HTTPS://A.EXAMPLE",
    "https://www.small.example/contact#form",
    "mailto:o'neil+x@b.example?subject=A%20plan&body=One%0ATwo",
    "tel:+44 (0)116 496 0187",
    "tel:01164960187",
    "/contact?from=home#form",
    "#questions",
    "#top",
  ].map((href): [string, Changes] => [`a button to ${href}`, button(href)]),
  ...["Front elevation.jpg", "äöü 日本.jpg", "_DSC1234.JPG", "a#b & 50%.jpg", "plan (2).jpeg"].map(
    (name): [string, Changes] => [`a picture called ${name}`, picture(name)],
  ),
  ...["07700 900412", "(0116) 496 0187", "+44 (0)116 496 0187", "0116.496.0187", "0116 496 0187 ext. 5"].map(
    (mobile): [string, Changes] => [
      `the number ${mobile}`,
      edited(({ site: shared }) => {
        Object.assign((shared.contact?.phones as object) ?? {}, { mobile });
      }),
    ],
  ),
];

describe("what is unusual and fine is built as it is written", () => {
  it.each(unusual)("%s", async (_, changes) => {
    const { problems, site: checked } = await site.check(changes);
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    if (!checked) throw new Error("There is no site.");
    for (const { path, text } of renderSite(checked, noAssets)) {
      if (!path.endsWith(".html")) continue;
      const ids = elementsOf(text).flatMap((element) => attributeOf(element, "id") ?? []);
      expect(ids, path).toEqual([...new Set(ids)]);
    }
  });
});
