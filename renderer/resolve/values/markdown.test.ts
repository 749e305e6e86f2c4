import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeUrl } from "../../../schema/fields/safe-url.ts";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { dangersIn } from "../../../tests/support/dangers-in.ts";
import { runs } from "../../../tests/support/extent.ts";
import { elementsOf } from "../../../tests/support/html-tree.ts";
import { createLinks } from "../addresses/links.ts";
import type { Route } from "../addresses/routes.ts";
import { createPictures } from "../pictures/pictures.ts";
import { createReport } from "../report/report.ts";
import { renderMarkdown } from "./markdown.ts";

const place = { file: "content/posts/a.md", pointer: "/body" };
const routes = ["/", "/contact/"].map((path) => ({ path }) as Route);
const media = new Map([["house.jpg", { width: 640, height: 427, version: "1a2b3c4d", alt: 'A "house".' }]]);

function render(markdown: string) {
  const report = createReport();
  const resolvers = {
    language: "en-GB",
    report,
    link: createLinks(routes, report).on(undefined),
    picture: createPictures({ media, report, language: "en-GB" }).resolveIn("en-GB"),
  };
  return { html: renderMarkdown(markdown, place, resolvers).html, problems: report.problems };
}

describe("Markdown", () => {
  it.each([
    ["paragraphs and emphasis", "One *two* **three**.", "<p>One <em>two</em> <strong>three</strong>.</p>\n"],
    ["lists", "- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"],
    ["quotations", "> a", "<blockquote>\n<p>a</p>\n</blockquote>\n"],
    ["code as it is written", "`<b>` & `{{x}}`", "<p><code>&lt;b&gt;</code> &amp; <code>{{x}}</code></p>\n"],
    [
      "fenced code with its language",
      '```json kind="x"\n{ "a": "<b>" }\n```',
      '<pre><code class="language-json">{ &quot;a&quot;: &quot;&lt;b&gt;&quot; }\n</code></pre>\n',
    ],
    [
      "the title of fenced code, escaped",
      '```ts title="a<b>.ts"\nx\n```',
      '<figure class="code"><figcaption>a&lt;b&gt;.ts</figcaption><pre><code class="language-ts">x\n</code></pre>\n</figure>\n',
    ],
    ["a few bare tags", "H<sub>2</sub>O, 10 m<sup>2</sup>", "<p>H<sub>2</sub>O, 10 m<sup>2</sup></p>\n"],
    ["line breaks as tags", "a<br/>b<BR>c", "<p>a<br>b<br>c</p>\n"],
    ["a comparison", "a < b > c & d", "<p>a &lt; b &gt; c &amp; d</p>\n"],
    [
      "what follows a bare tag as text",
      "<kbd>&amp; <svg/onload=alert(1)></kbd>",
      "<p><kbd>&amp; &lt;svg/onload=alert(1)&gt;</kbd></p>\n",
    ],
    ["entities as they are", "5 &lt; 6 &amp; &#8364; & &nope", "<p>5 &lt; 6 &amp; € &amp; &amp;nope</p>\n"],
    ["an escaped tag", "\\<b>", "<p>&lt;b&gt;</p>\n"],
    [
      "a rule of many dashes",
      "a\n\n----------------------------------------\n\nb",
      "<p>a</p>\n<hr>\n<p>b</p>\n",
    ],
    ["nothing of a comment", "a <!-- note --> b", "<p>a  b</p>\n"],
    ["links of this site with their path", "[us](/contact)", '<p><a href="/contact/">us</a></p>\n'],
    [
      "links to others in a tab of their own",
      "[them](https://x.example)",
      '<p><a href="https://x.example/" target="_blank" rel="noopener">them</a></p>\n',
    ],
    [
      "titles of links, escaped",
      `[us](/contact 'a "b" <c>')`,
      '<p><a href="/contact/" title="a &quot;b&quot; &lt;c&gt;">us</a></p>\n',
    ],
  ])("renders %s", (_, markdown, html) => {
    expect(render(markdown)).toEqual({ html, problems: [] });
  });

  it("begins its outline at the second level and gives each heading an id of its own", () => {
    const { html } = render("# Loft rooms\n\n## Loft *rooms*\n\n###### Être & avoir\n\n## 屋根\n\n## !!!");
    const headings = elementsOf(html).filter(({ tagName }) => /^h\d$/.test(tagName));
    expect(headings.map(({ tagName, attrs: [id] }) => `${tagName}#${id?.value}`)).toEqual([
      "h2#loft-rooms",
      "h3#loft-rooms-1",
      "h6#etre-avoir",
      "h3#屋根",
      "h3#section",
    ]);
  });

  it.each([
    [
      "a number that another heading would get",
      "## A\n\n## A\n\n## A 1\n\n## A 2",
      ["a", "a-1", "a-1-1", "a-2"],
    ],
    ["an id that each page has", "## Content\n\n## Content", ["content-1", "content-2"]],
    ["accents, composed or not", "## Müller & Größe\n\n## Cafe\u0301", ["muller-grosse", "cafe"]],
    ["vowel signs", "## हिन्दी में", ["हिन्दी-में"]],
  ])("gives unique ids to headings with %s", (_, markdown, ids) => {
    expect([...render(markdown).html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
  });

  it("gives a picture its sizes, and the catalogue's words where there are none", () => {
    const elements = elementsOf(render("![](house.jpg)\n\n![A roof](house.jpg)").html);
    const [source] = elements.filter(({ tagName }) => tagName === "source");
    const [first, second] = elements.filter(({ tagName }) => tagName === "img");
    const attributesOf = (element = first) =>
      Object.fromEntries(element?.attrs.map(({ name, value }) => [name, value]) ?? []);
    expect(attributesOf(source)).toMatchObject({
      type: "image/avif",
      srcset: "/media/house.1a2b3c4d-420.avif 420w, /media/house.1a2b3c4d-640.avif 640w",
    });
    expect(attributesOf()).toEqual({
      src: "/media/house.1a2b3c4d-640.jpg",
      width: "640",
      height: "427",
      loading: "lazy",
      decoding: "async",
      alt: 'A "house".',
    });
    expect(second?.attrs.find(({ name }) => name === "alt")?.value).toBe("A roof");
  });

  it("makes a titled picture a figure", () => {
    expect(render('![A roof](house.jpg "Seen <from> above")').html).toContain(
      "<figcaption>Seen &lt;from&gt; above</figcaption></figure>",
    );
  });

  it("lets a table be scrolled with the keyboard", () => {
    const { html } = render("| a | b |\n| - | - |\n| 1 | [us](/contact) |");
    expect(html).toContain('<div class="table" role="group" aria-label="Table" tabindex="0"><table>');
    expect(html).toContain('<th scope="col">a</th>');
    expect(html).toContain('<td><a href="/contact/">us</a></td>');
  });
});

describe("what is not allowed is a problem at its place, and not in the page", () => {
  it.each([
    [
      "a script",
      "a <script>alert(1)</script>",
      "markdown-html",
      2,
      "HTML is not allowed in a text: <script>.",
    ],
    [
      "a script in a paragraph of its own",
      "a\n\n<script>\nalert(1)\n</script>\n",
      "markdown-html",
      3,
      "HTML is not allowed in a text: <script>.",
    ],
    [
      "a handler",
      "b <img src=x onerror=alert(1)>",
      "markdown-html",
      2,
      "HTML is not allowed in a text: <img src=x onerror=alert(1)>.",
    ],
    [
      "a style",
      '<p style="position:fixed">',
      "markdown-html",
      0,
      'HTML is not allowed in a text: <p style="position:fixed">.',
    ],
    [
      "an allowed tag with an attribute",
      "<sub onclick=x>",
      "markdown-html",
      0,
      "HTML is not allowed in a text: <sub onclick=x>.",
    ],
    [
      "a frame",
      '<iframe src="https://x.example">',
      "markdown-html",
      0,
      'HTML is not allowed in a text: <iframe src="https://x.example">.',
    ],
    [
      "HTML behind a comment",
      "<!-- a --><b>x</b>",
      "markdown-html",
      0,
      "HTML is not allowed in a text: <b>.",
    ],
    [
      "text that a comment would take with it",
      "<!-- a --> text",
      "markdown-html",
      0,
      "HTML is not allowed in a text: <!-- a --> text.",
    ],
    [
      "a comment that never ends",
      "<!-- a\n\nthe rest",
      "markdown-html",
      0,
      "HTML is not allowed in a text: <!-- a\\n\\nthe rest.",
    ],
    [
      "a link that is a script",
      "go [x](javascript:alert(1))",
      "bad-link",
      3,
      '"javascript:alert(1)" is not a link that can be written into a page.',
    ],
    [
      "a script in an automatic link",
      "<javascript:alert(1)>",
      "bad-link",
      0,
      '"javascript:alert(1)" is not a link that can be written into a page.',
    ],
    [
      "a script in a reference",
      "[x][1]\n\n[1]: javascript:alert(1)",
      "bad-link",
      0,
      '"javascript:alert(1)" is not a link that can be written into a page.',
    ],
    ["a script in entities", "[x](&#106;avascript:alert(1))", "bad-link", 0, undefined],
    ["a data address", "[x](data:text/html;base64,eA==)", "bad-link", 0, undefined],
    [
      "another host without a scheme",
      "[x](//evil.example)",
      "bad-link",
      0,
      '"//evil.example" is not a link that can be written into a page.',
    ],
    ["a page that there is not", "[x](/contcat)", "broken-link", 0, "There is no page at /contcat."],
    [
      "a picture from elsewhere",
      "![x](https://evil.example/x.png)",
      "missing-picture",
      0,
      '"https://evil.example/x.png" is a picture of another host, which pages do not load.',
    ],
    [
      "a picture that is a script",
      "![x](javascript:alert(1))",
      "missing-picture",
      0,
      'There is no picture "javascript:alert(1)" in content/media.',
    ],
  ])("%s", (_, markdown, code, offset, message) => {
    const { html, problems } = render(markdown);
    expect(problems[0]).toMatchObject({ code, ...place, offset });
    if (message !== undefined) expect(problems[0]?.message).toBe(message);
    expect(dangersIn(html)).toEqual([]);
    expect(html).not.toMatch(/<(?!p|\/p|br)|evil/);
  });

  it("the same mistake twice is two problems, each at its place", () => {
    const { problems } = render("[a](/x) and [a](/x)");
    expect(problems.map(({ offset }) => offset)).toEqual([0, 12]);
  });

  it("a mistake in a list, a table and a quotation is found at its place", () => {
    const markdown = "- [a](/x)\n\n> [b](/y)\n\n| c |\n| - |\n| [d](/z) |";
    expect(render(markdown).problems.map(({ offset }) => offset)).toEqual(
      ["[a]", "[b]", "[d]"].map((link) => markdown.indexOf(link)),
    );
  });

  it("places are counted in what the author wrote when tokens made the text longer", () => {
    const report = createReport();
    renderMarkdown("Small & Sons: [a](/x)", place, {
      language: "en",
      report,
      link: createLinks(routes, report).on(undefined),
      picture: createPictures({ media, report, language: "en-GB" }).resolveIn("en-GB"),
      authoredOffset: (offset) => offset + 12,
    });
    expect(report.problems[0]?.offset).toBe(26);
  });
});

describe("text that would overflow or stall a parser is one problem instead", () => {
  it.each([
    ["quotations", `${">".repeat(5000)}a`],
    ["quotations with spaces", `${"> ".repeat(5000)}a`],
    ["lists", `${"- ".repeat(5000)}a`],
    ["numbered lists", `${"1. ".repeat(5000)}a`],
    ["quotations and lists by turns", `${"> - ".repeat(5000)}a`],
    ["brackets", `${"[".repeat(5000)}a`],
    ["pictures in pictures", `${"![".repeat(5000)}a${"](b)".repeat(5000)}`],
  ])("%s nested thousands deep", (_, markdown) => {
    expect(render(markdown)).toMatchObject({ html: "", problems: [{ code: "markdown-depth" }] });
  });

  it("emphasis nested deeper than the stack, which no pattern can count", () => {
    const { html, problems } = render(`${"**a __b ".repeat(1500)}${"c__ d** ".repeat(1500)}`);
    expect(html).toBe("");
    expect(problems).toMatchObject([{ code: "markdown-size", offset: 0 }]);
  });

  it.each([
    ["quotations", `${">".repeat(33)}a`],
    ["lists", `${"- ".repeat(33)}a`],
  ])("thirty-three %s are one too many", (_, markdown) => {
    expect(render(markdown)).toMatchObject({ html: "", problems: [{ code: "markdown-depth", offset: 0 }] });
  });

  it.each([`${">".repeat(32)}a`, `${"- ".repeat(32)}a`])("thirty-two are not", (markdown) => {
    expect(render(markdown).problems).toEqual([]);
  });
});

describe("whatever is written, the page is safe", () => {
  const pieces = fc.constantFrom(
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<a href='javascript:alert(1)'>",
    "</p><p onclick=x>",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<?php",
    "<br>",
    "<sub>",
    "<kbd>",
    "<code>",
    "<pre>",
    "<svg/onload=alert(1)>",
    "</sub>",
    "<mark",
    "[x](javascript:alert(1))",
    "[x](//evil.example)",
    "[x](/contact 'title\" onmouseover=\"alert(1)')",
    '![x](house.jpg "a\' onerror=alert(1)")',
    '![" onerror="alert(1)](house.jpg)',
    '<https://x.example/"onclick=alert(1)>',
    "[x]: data:text/html,<script>",
    "[x]",
    "`",
    "```\n",
    "~~~html onload=x\n",
    "# ",
    "> ",
    "- ",
    "| a | b |\n| - | - |\n",
    "\n",
    "\n\n",
    " ",
    "*",
    "_",
    "\\",
    "&lt;script&gt;",
    "&#60;script&#62;",
    "&quot; onload=x",
    "{{x}}",
    "text",
  );
  const tags = new Set(
    "p em strong del code pre blockquote ul ol li h2 h3 h4 h5 h6 hr br a picture source img figure figcaption div table thead tbody tr th td sub sup kbd mark small input".split(
      " ",
    ),
  );
  const attributes = new Set(
    "href title target rel id src srcset sizes width height alt loading decoding class role aria-label tabindex scope align start type checked disabled".split(
      " ",
    ),
  );

  it("there is no element, attribute or address in it but those we write", () => {
    const hostile = fc.array(fc.oneof({ weight: 6, arbitrary: pieces }, fc.string({ maxLength: 6 })), {
      maxLength: 14,
    });
    assertProperty(
      fc.property(
        hostile.map((parts) => parts.join("")),
        (markdown) => {
          const { html } = render(markdown);
          for (const { tagName, attrs } of elementsOf(html)) {
            expect(tags).toContain(tagName);
            for (const { name, value } of attrs) {
              expect(attributes).toContain(name);
              if (name === "href") expect(safeUrl(value)).toBeDefined();
            }
          }
          expect(dangersIn(html)).toEqual([]);
        },
      ),
      { numRuns: runs(1500) },
    );
  });
});
