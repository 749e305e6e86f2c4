import { describe, expect, it } from "vitest";
import { everything, seedOf } from "../../../tests/support/extent.ts";
import { elementsOf } from "../../../tests/support/html-tree.ts";
import { randomNumbers } from "../../../tests/support/random-numbers.ts";
import { createReport } from "../report/report.ts";
import { renderMarkdown } from "../values/markdown.ts";

function render(markdown: string, more: { headingAbove?: number; language?: string } = {}) {
  const report = createReport();
  const { html } = renderMarkdown(
    markdown,
    { file: "content/posts/a.md", pointer: "/body" },
    { language: "en", link: (href) => href, picture: () => undefined, report, ...more },
  );
  return { html, problems: report.problems };
}

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, "").trim();

describe("footnotes", () => {
  it("are numbered as the text refers to them, below it, with the way back", () => {
    const { html, problems } = render(
      "A claim.[^b] Another.[^a] The first again.[^b]\n\n[^a]: Two *words*.\n\n[^b]: One.\n    Two lines.\n\n    A second paragraph.\n\nThe end.",
    );
    expect(problems).toEqual([]);
    expect(html).toBe(
      [
        `<p>A claim.<sup><a href="#fn-1" id="fnref-1" role="doc-noteref" aria-label="Footnote 1">1</a></sup> `,
        `Another.<sup><a href="#fn-2" id="fnref-2" role="doc-noteref" aria-label="Footnote 2">2</a></sup> `,
        `The first again.<sup><a href="#fn-1" id="fnref-1-2" role="doc-noteref" aria-label="Footnote 1">1</a></sup></p>\n`,
        `<p>The end.</p>\n`,
        `<section class="footnotes" role="doc-endnotes" aria-label="Footnotes"><ol>\n`,
        `<li id="fn-1"><p>One.\nTwo lines.</p>\n<p>A second paragraph. `,
        `<a href="#fnref-1" role="doc-backlink" aria-label="Back to reference 1">↩</a> `,
        `<a href="#fnref-1-2" role="doc-backlink" aria-label="Back to reference 1-2">↩<sup>2</sup></a></p></li>\n`,
        `<li id="fn-2"><p>Two <em>words</em>. <a href="#fnref-2" role="doc-backlink" aria-label="Back to reference 2">↩</a></p></li>\n`,
        `</ol></section>\n`,
      ].join(""),
    );
  });

  it.each([
    ["beside each other", "x[^1]\n\n[^1]: One.\n[^2]: Two.[^1]\n\ny[^2]"],
    [
      "in a list, a quotation and a table",
      "- x[^1]\n\n> y[^2]\n\n| a[^3] |\n| - |\n| b |\n\n[^1]: 1\n[^2]: 2\n[^3]: 3",
    ],
    ["that refer to others", "x[^1]\n\n[^1]: One.[^2]\n\n[^2]: Two."],
    ["named by words", "x[^großes-haus]\n\n[^großes-haus]: One."],
    ["within a quotation", "> x[^1]\n>\n> [^1]: One."],
    ["below the text that they are of, without an empty line", "x[^1]\n[^1]: One."],
    ["whose one word looks like an address", "x[^1]\n\n[^1]: Word"],
  ])("%s are all said", (_, markdown) => {
    const { html, problems } = render(markdown);
    expect(problems).toEqual([]);
    const elements = elementsOf(html);
    const attribute = (name: string) =>
      elements.flatMap(({ attrs }) => attrs.filter((each) => each.name === name).map(({ value }) => value));
    const ids = attribute("id");
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(2);
    for (const href of attribute("href")) expect(ids).toContain(href.slice(1));
    expect(html).not.toContain("[^");
  });

  it.each([
    ["one that is not written", "x[^2]", "[^2]"],
    ["one that nothing refers to", "x\n\n[^3]: Three.", "[^3]"],
    ["one that is written twice", "x[^1]\n\n[^1]: One.\n\n[^1]: Two.", "[^1]"],
  ])("are told of, at their place: %s", (_, markdown, written) => {
    const { problems } = render(markdown);
    expect(problems).toMatchObject([
      {
        code: "unknown-markdown",
        severity: "warning",
        offset: markdown.lastIndexOf(written),
        values: { written },
      },
    ]);
  });

  it("in code are code", () => {
    expect(render("`[^1]`\n\n    [^1]: x").html).not.toContain("doc-");
  });
});

describe("alerts", () => {
  it.each([
    ["NOTE", "Note"],
    ["tip", "Tip"],
    ["Important", "Important"],
    ["WARNING", "Warning"],
    ["CAUTION", "Caution"],
  ])("[!%s] is a note with its name", (kind, title) => {
    const { html, problems } = render(`> [!${kind}]\n> Open on **Sundays**.\n>\n> - a`);
    expect(problems).toEqual([]);
    expect(html).toBe(
      `<div class="alert alert-${kind.toLowerCase()}" role="note"><p class="alert-title">${title}</p>\n<p>Open on <strong>Sundays</strong>.</p>\n<ul>\n<li>a</li>\n</ul>\n</div>\n`,
    );
  });

  it("may have a title, and no words but those", () => {
    expect(wordsOf(render("> [!TIP] By the way & so").html)).toBe("By the way &amp; so");
    expect(wordsOf(render("> [!NOTE]\n> **Bold** first").html)).toBe("Note\nBold first");
    expect(render("> [!NOTE]\n\nx").html).toContain('role="note"');
  });

  it("of other kinds are told of", () => {
    const { problems } = render("> [!info] Title\n> words");
    expect(problems).toMatchObject([{ code: "unknown-markdown", values: { written: "[!info]" } }]);
  });
});

describe("a heading's own id", () => {
  it.each([
    ["## Title {#my-id}", '<h2 id="my-id">Title</h2>'],
    ["## *Title* {#größe}", '<h2 id="größe"><em>Title</em></h2>'.replace("<em>Title</em>", "<em>Title</em>")],
    ["Title {#a.b}\n===", '<h2 id="a.b">Title</h2>'],
    ["## Caf&eacute;s&nbsp;Stra&szlig;e", '<h2 id="cafes-strasse">Caf&eacute;s&nbsp;Stra&szlig;e</h2>'],
    ["## AT&amp;T and [docs](/x)", '<h2 id="at-t-and-docs">AT&amp;T and <a href="/x">docs</a></h2>'],
  ])("%s", (markdown, html) => {
    const rendered = render(markdown);
    expect(rendered.html.trim()).toBe(html);
    expect(rendered.problems).toEqual([]);
  });

  it("can be had once", () => {
    expect(render("## A {#x}\n\n## B {#x}").problems).toMatchObject([
      { code: "unknown-markdown", offset: 11 },
    ]);
  });
});

describe("description lists", () => {
  it("say what terms mean", () => {
    const { html, problems } = render(
      "Rye\n: A grain.\n: Also a town.\n\nSpelt\nDinkel\n: Another *grain*.\n\n    With two paragraphs.\n\nWords after.",
    );
    expect(problems).toEqual([]);
    expect(html).toBe(
      "<dl>\n<dt>Rye</dt>\n<dd>A grain.</dd>\n<dd>Also a town.</dd>\n<dt>Spelt</dt>\n<dt>Dinkel</dt>\n" +
        "<dd><p>Another <em>grain</em>.</p>\n<p>With two paragraphs.</p>\n</dd>\n</dl>\n<p>Words after.</p>\n",
    );
  });

  it.each([
    ["a colon within a line", "Open: Monday"],
    ["a line that begins with an emoji's colon", "A\n:) smile"],
    ["a line below a quotation", "> a\n\n: b"],
  ])("%s is none", (_, markdown) => {
    expect(render(markdown).html).not.toContain("<dl>");
  });
});

it("the columns of a table stand as the line below its head says", () => {
  const { html } = render("| a | b | c | d |\n|:-|:-:|-:|-|\n| 1 | 2 | 3 | 4 |");
  const classes = [...html.matchAll(/<t[hd](?: scope="col")?(?: class="([^"]*)")?>/g)].map(
    ([, name]) => name,
  );
  const row = ["align-left", "align-center", "align-right", undefined];
  expect(classes).toEqual([...row, ...row]);
});

describe("emphasis beside the punctuation of Chinese, Japanese and Korean", () => {
  it.each([
    ["我说**「重点」**内容。", "<strong>「重点」</strong>"],
    ["**这是重点。**这不是。", "<strong>这是重点。</strong>"],
    ["これは**「太字」**です。", "<strong>「太字」</strong>"],
    ["太郎は*「はい」*と言った", "<em>「はい」</em>"],
    ["**안녕(hello)**은", "<strong>안녕(hello)</strong>"],
  ])("%s", (markdown, html) => {
    expect(render(markdown).html).toContain(html);
    expect(render(markdown).problems).toEqual([]);
  });
});

describe("what is not known", () => {
  it.each([
    [":::note\nwords\n:::", ":::note"],
    ["!!! warning\n    words", "!!! warning"],
    ["so $$x^2 + y$$ is", "$$x^2 + y$$"],
    ["$$\nx\n$$", "$$\nx\n$$"],
    ["[TOC]", "[TOC]"],
    ["[[_TOC_]]", "[[_TOC_]]"],
    ["words {: .class}", "{: .class}"],
    ["words {.lead #x}", "{.lead #x}"],
    ['[a](/b){target="_blank"}', '{target="_blank"}'],
    ["{% raw %}", "{% raw %}"],
    ["{% include x.html %} y", "{% include x.html %}"],
    ['[gallery ids="1"]', '[gallery ids="1"]'],
    ['[caption id="a" align="left"]x[/caption]', '[caption id="a" align="left"]'],
    ["![[house.png]]", "![[house.png]]"],
    ["see [[Other page]]", "[[Other page]]"],
    ["==marked==", "==marked=="],
    ["x^[a note]", "^[a note]"],
    ["10^th^ year", "^th^"],
    ["%%hidden%%", "%%hidden%%"],
    ["*[HTML]: Hyper Text", "*[HTML]: Hyper Text"],
    ["a :smile: b", ":smile:"],
    ["this ** is ** not bold", "**"],
    ["**open", "**"],
    ["~~open", "~~"],
    ["__open", "__"],
    ["[a](/b){target=_blank}", "{target=_blank}"],
    ["so $x^2$ is", "$x^2$"],
    ["H~2~O", "~2~"],
    ["++new++ words", "++new++"],
    ["| a | b |\n| 1 | 2 |", "| a | b |\n| 1 | 2 |"],
    ["+---+---+\nx", "+---+---+"],
    ["- [-] put off", "[-]"],
    ["- [>] tomorrow", "[>]"],
    ['=== "Tab"\n\n    x', '=== "Tab"'],
    ['--8<-- "a.md"', '--8<-- "a.md"'],
    ["{toc}", "{toc}"],
    ["---\nlayout: post\n---\nwords", "---\nlayout: post\n---"],
    ["+++\ntitle = 1\n+++\n\nwords", "+++"],
    ["\\newpage", "\\newpage"],
    ["words\n\n\\pagebreak\n\nwords", "\\pagebreak"],
    ["so \\textbf{bold} is", "\\textbf{bold}"],
    ["%% not for\nreaders %%", "%% not for\nreaders %%"],
    ["%%\n\nnot for readers\n\n%%", "%%"],
    ["a #tag in a line", "#tag"],
    ["#tag #other/one", "#tag"],
    ["#Opening hours", "#Opening hours"],
    ["###Title", "###Title"],
    ["x[^A b] y", "[^A b]"],
    ["words\n\n[^A b]: the note says", "[^A b]"],
    ["words\n\n[^A b]: note", "[^A b]: note"],
    ["x[^] y", "[^]"],
    ["[a claim[^1]](/x)\n\n[^1]: One.", "[^1]"],
    ['{{< figure src="https://example.com/a.png" >}}', "{{< figure"],
    ["{{% notice tip %}}", "{{% notice tip %}}"],
    ["==marked **and bold** words==", "==marked **and bold** words=="],
    ["see [[Other page|`x`]]", "[[Other page|`x`]]"],
    ["$$a_b *c* d$$", "$$a_b *c* d$$"],
    ["words\n\n<!--more-->\n\nwords", "<!--more-->"],
    ["<!-- nextpage -->", "<!-- nextpage -->"],
    ["so ^sup^ is", "^sup^"],
    ["[ ] buy milk", "[ ] "],
    ["[!NOTE]\nwords", "[!NOTE]"],
    ["== Title ==", "== Title =="],
    ["h2. Title", "h2. Title"],
    ["so '''bold''' is", "'''bold'''"],
    ["so ||hidden|| is", "||hidden||"],
    ["Status:: open", "Status::"],
    ["so [@smith2020] says", "[@smith2020]"],
    ["> a\n> b ==c== d", "==c=="],
    ["- a\n\n  b :smile: c", ":smile:"],
    ["| a |\n|---|\n| [[b]] |", "[[b]]"],
  ])("%j is told of at its place", (markdown, written) => {
    const { problems } = render(markdown);
    expect(problems[0]).toMatchObject({ code: "unknown-markdown", offset: markdown.indexOf(written) });
    expect(problems[0]?.message).toMatch(/looks like|another tool|within a link/);
    expect(problems[0]?.suggestion).toMatch(/\.$/);
  });

  it("are told of each where they are, though they are alike", () => {
    const { problems } = render("H~2~O and CO~2~, x^2^ and y^2^");
    expect(problems.map(({ offset = 0 }) => offset).toSorted((a, b) => a - b)).toEqual([1, 12, 18, 27]);
  });

  it("a reference right behind the first letter is no new line", () => {
    expect(render("x[^1] y").html).toBe("<p>x[^1] y</p>\n");
  });

  it.each([
    "Ratio 3:2:1, at 10:30:00, see https://example.com:80/a:b:",
    "$5 and $10, or $$ for a meal, $$$ for a feast",
    "$$ – $$$",
    "2 * 3 * 4 and a_b_c and my__var and ____",
    "[sic], [x] and [ ]",
    "Prices from £5*\n\n*plus tax",
    "`:::note` and `$$x$$`",
    "    :::note",
    "a ~ b, 50 % of 100 %, 100%, {a}, {{}}",
    "\\*\\*stars\\*\\* and \\[TOC\\]",
    "a == b, a = b",
    "5^2 and x^2",
    "Really?!! What??? Wow!!!",
    "C++ and D++, $5_000 or $6, ~gone~ and ~~gone~~, a~b, a | b",
    "---\n\nwords\n\n---",
    "so [-] and - and +",
    "<!-- a comment -->",
    "We are #1, room #5, colours #fff and #b4532a, C# and F#, a/#b, &#38;",
    "\\#tag and `#tag` and [a](/b#tag) and https://example.com/#tag",
    "C:\\new\\begin and D:\\end",
    "100 %% of 5 %%, 100%% and 5%%",
    "^_^ and ^o^, 2^10 and x^n",
    "a || b || c, || and ||",
    "Note: this. std::vector, a::b, 10::20",
    "he said ''twice'' and 'once'",
    "anna@example.com, [anna@example.com], @anna",
    "a [x] b, [X]",
    "= 5, == 6 and a === b",
    "3 << 4 and 5 >> 6, <3",
    "::: ",
  ])("%j is nothing of the kind", (markdown) => {
    const { problems } = render(markdown);
    expect(problems.filter(({ code }) => code === "unknown-markdown").map(({ message }) => message)).toEqual(
      markdown === "::: " ? [expect.any(String)] : [],
    );
  });
});

it("the outline of a text is the same wherever it begins and at whatever depth it is shown", () => {
  const random = randomNumbers(seedOf(3));
  for (let round = 0; round < (everything ? 5000 : 500); round++) {
    const depths = Array.from({ length: 1 + Math.floor(random() * 8) }, () => 1 + Math.floor(random() * 6));
    const headingAbove = 1 + Math.floor(random() * 3);
    const markdown = depths.map((depth, index) => `${"#".repeat(depth)} H${index}`).join("\n\n");
    const { html } = render(markdown, { headingAbove });
    const levels = [...html.matchAll(/<h(\d) id="[^"]*"(?: aria-level="(\d+)")?>/g)].map(
      ([, level, deeper]) => Number(deeper ?? level),
    );
    const [first = 0] = depths;
    const apart = depths.map((depth) => depth - first);
    expect([markdown, levels.map((level) => level - (levels[0] ?? 0))]).toEqual([markdown, apart]);
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(2);
    expect(Math.min(...levels)).toBeLessThanOrEqual(Math.max(2, headingAbove + 1));
  }
});
