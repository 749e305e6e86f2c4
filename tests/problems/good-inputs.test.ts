import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderSite } from "../../renderer/render/render-site.ts";
import { type BrokenSite, type Changes, createBrokenSite } from "../support/broken-site.ts";
import { attributeOf, elementsOf } from "../support/html-tree.ts";
import { packageRoot } from "../support/package-root.ts";
import { catalogue, config, edited, post, postBody, replaced } from "../support/provocations.ts";

let site: BrokenSite;
beforeAll(async () => {
  site = await createBrokenSite();
});
afterAll(() => site.remove());

const noAssets = { loader: "loader.js", preload: [], stylesFor: () => "", hash: () => "" };
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

const unusual: [string, Changes][] = [
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
