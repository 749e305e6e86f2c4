import { describe, expect, it } from "vitest";
import { createLinks } from "../addresses/links.ts";
import type { Route } from "../addresses/routes.ts";
import { createReport } from "../report/report.ts";
import { renderMarkdown } from "./markdown.ts";

function render(markdown: string, language = "en") {
  const report = createReport();
  const { html } = renderMarkdown(
    markdown,
    { file: "content/posts/a.md", pointer: "/body" },
    { language, link: (href) => href, picture: () => undefined, report },
  );
  return { html, problems: report.problems };
}

describe("a line of a table with more cells than its head", () => {
  it.each([
    [
      "| Day | Open |\n|---|---|\n| Mon | 9 | closed at noon |",
      "| Mon | 9 | closed at noon |",
      "closed at noon",
    ],
    ["Day | Open\n--|--\nMon | 9 | noon | late\nTue | 9", "Mon | 9 | noon | late", "noon | late"],
    ["> | a |\n> |---|\n> | 1 |\n> | 2 | three |", "| 2 | three |", "three"],
    ["| a |\n|---|\n| `x|y` |", "| `x|y` |", "y`"],
    ["- | a |\n  |---|\n  | b | c |", "| b | c |", "c"],
  ])("%j is an error there", (markdown, line, written) => {
    const [problem, ...others] = render(markdown).problems.filter(({ code }) => code === "table-cells");
    expect(problem).toMatchObject({ severity: "error", offset: markdown.indexOf(line), values: { written } });
    expect(others).toEqual([]);
  });

  it.each([
    "| a | b |\n|---|---|\n| 1 | 2 | |",
    "| a | b |\n|---|---|\n| 1 \\| one | 2 |",
    "| a | b |\n|---|---|\n| 1 |",
    "a | b\n--|--\n | 2",
    "| | b |\n|---|---|\n| x | 1 |",
  ])("%j has none", (markdown) => {
    expect(render(markdown).problems).toEqual([]);
  });
});

describe("a table whose second line has another number of columns", () => {
  it.each([
    ["| a | b |\n|---|\n| 1 | 2 |", "| a | b |"],
    ["| a | b |\n|---|---|---|\n| 1 | 2 |", "| a | b |"],
    ["Words.\n\na | b | c\n:-:|--\n1 | 2 | 3", "a | b | c"],
    ["> | a | b |\n> |---|\n> | 1 | 2 |", "| a | b |"],
  ])("%j is reported once, at its head", (markdown, head) => {
    expect(render(markdown).problems).toMatchObject([
      {
        code: "unknown-markdown",
        offset: markdown.indexOf(head),
        message: expect.stringContaining("columns"),
      },
    ]);
  });
});

describe("a path of Windows whose backslash would not be printed", () => {
  it.each([
    ["It is in C:\\_drafts today", "C:\\_drafts"],
    ["d:\\plans\\[old]\\a.pdf", "d:\\plans\\[old]\\a.pdf"],
    ["on \\\\server\\plans", "\\\\server\\plans"],
    ["| a |\n|---|\n| C:\\-b |", "C:\\-b"],
  ])("%j is reported at its place", (markdown, written) => {
    expect(render(markdown).problems).toMatchObject([
      {
        code: "unknown-markdown",
        severity: "warning",
        offset: markdown.indexOf(written),
        values: { written },
      },
    ]);
  });

  it.each([
    "C:\\Users\\anna",
    "C:\\\\_drafts",
    "\\\\\\\\server",
    "`C:\\_drafts`",
    "```\nC:\\_drafts\n```",
    "10\\. no list",
    "a\\_b \\*c\\*",
    "Note:\\_x",
  ])("%j is not", (markdown) => {
    expect(render(markdown).problems).toEqual([]);
  });
});

describe("an address in a text ends before the mark behind it", () => {
  const marks = [..."”“’‘»«›‹„‚—―…。、，．！？：；）】》〉」』〕］｝؟،؛۔।॥၊።、・›〞｠⟩"];
  it.each(marks)("%s", (mark) => {
    for (const address of ["https://example.com/a", "www.example.com/a?b=c#d", "http://example.com"])
      for (const behind of ["", " now.", "and so", `${mark} x`, "."]) {
        if (mark === "・" && behind === "and so") continue;
        if (mark === "’" && behind === "and so") continue;
        const { html } = render(`See ${address}${mark}${behind}`);
        const [, href] = /href="([^"]*)"/.exec(html) ?? [];
        expect([mark, behind, href]).toEqual([mark, behind, address.replace(/^www/, "http://www")]);
      }
  });

  it.each([
    ["“https://example.com/a.” Next", "https://example.com/a"],
    ['"https://example.com/a"and', "https://example.com/a"],
    ["[https://example.com/a]", "https://example.com/a"],
    ["{https://example.com/a}", "https://example.com/a"],
    ["https://example.com’s page", "https://example.com"],
    ["https://example.com/a🎉!", "https://example.com/a"],
    ["https://example.com/a→", "https://example.com/a"],
    ["https://example.com/a\u202c and", "https://example.com/a"],
    ["https://example.com/a_(b)", "https://example.com/a_(b)"],
    ["(https://example.com/a_(b))", "https://example.com/a_(b)"],
    ["https://example.com/?a[0]=1", "https://example.com/?a[0]=1"],
    ["https://fr.wikipedia.org/wiki/L’Aurore.", "https://fr.wikipedia.org/wiki/L’Aurore"],
    ["https://ja.wikipedia.org/wiki/ジョン・レノン。", "https://ja.wikipedia.org/wiki/ジョン・レノン"],
    ["https://example.com/größe", "https://example.com/größe"],
    ["<https://example.com/a”>", "https://example.com/a”"],
    ["“anna@example.com”", "mailto:anna@example.com"],
  ])("%s", (markdown, address) => {
    expect(/href="([^"]*)"/.exec(render(markdown).html)?.[1]).toBe(address);
  });
});

it("an address in a text from right to left reads from left to right", () => {
  expect(render("انظر https://example.com/a/b الآن", "ar").html).toContain('rel="noopener" dir="ltr">https');
  expect(render("see https://example.com/a/b [now](/x)").html).not.toContain("dir=");
  expect(render("[كلمات](https://example.com)", "ar").html).not.toContain("dir=");
});

describe("what was written as a link and is none", () => {
  it.each([
    ["See [the hours][hours] now", "[the hours][hours]"],
    ["See [the hours][] now", "[the hours][]"],
    ["See ![a door][door] now", "![a door][door]"],
    ["[the **hours**][hours]", "[the **hours**][hours]"],
    ["So [d] (/x) is", "[d] (/x)"],
    ["So [d]\n(/x) is", "[d]\n(/x)"],
    ["So [d] (https://example.com/a) is", "[d] (https://example.com/a)"],
    ["So [d] (anna@example.com) is", "[d] (anna@example.com)"],
    ["So [d] (#form) is", "[d] (#form)"],
    ["So ![d] (house.jpg) is", "![d] (house.jpg)"],
    ["So (e)[/x] is", "(e)[/x]"],
    ["So (e)[https://example.com] is", "(e)[https://example.com]"],
    ["营业时间见[这里]（/hours）。", "[这里]（/hours）"],
    ["［ここ］（https://example.com/a）", "［ここ］（https://example.com/a）"],
    ["So [b](/a and more", "[b](/a and more"],
    ["So [b](/a b) is", "[b](/a b)"],
    ["So <https://example.com/a b> is", "<https://example.com/a b>"],
    ["> So\n> [d] (/x)", "[d] (/x)"],
    ["- a\n- so [d] (/x)", "[d] (/x)"],
    ["| a |\n|---|\n| [d] (/x) |", "[d] (/x)"],
    ["`[d] (/x)` and [d] (/x)", "[d] (/x)"],
  ])("%j", (markdown, written) => {
    const problems = render(markdown).problems;
    expect(problems).toMatchObject([
      { code: "bad-link", severity: "error", offset: markdown.lastIndexOf(written) },
    ]);
    expect(problems[0]?.suggestion).toMatch(/\.$/);
  });

  it.each([
    "[sic] (see the note), [1] (a), [x] (#1)",
    "as shown before [1][2] and [3] [4]",
    "a[i][j], `[a][b]`, string[][]",
    "- [ ] (optional)\n- [x] (/done)".replace("(/done)", "(done)"),
    "(a)[b] and (c) [d]",
    "[the hours][hours]\n\n[hours]: /hours",
    "[hours] (Mon–Fri)\n\n[hours]: /hours",
    "he said [laughing] (pause)",
    "a < b and c > d, <https://example.com/a>",
    "f(x)[0]",
  ])("%j is none of them", (markdown) => {
    expect(render(markdown).problems).toEqual([]);
  });
});

describe("what nobody would read", () => {
  it.each([
    ["[Note]: closed", "[Note]: closed", "[note]"],
    ["x\n\n[a]: /x", "[a]: /x", "[a]"],
    ["[a]\n\n[a]: /x\n[a]: /y", "[a]: /y", "[a]"],
    ["x[^1]\n\n[^1]: One.\n\n[^1]: Two.", "[^1]: Two.", "[^1]"],
    ["x\n\n[^3]: Three.", "[^3]: Three.", "[^3]"],
  ])("%j is reported there", (markdown, written, name) => {
    expect(render(markdown).problems).toMatchObject([
      {
        code: "unknown-markdown",
        severity: "warning",
        offset: markdown.indexOf(written),
        values: { reason: "unread", written: name },
      },
    ]);
  });

  it.each([
    "[//]: # (a comment)",
    "[comment]: <> (a comment)",
    "[A b] [c][A  B] ![d]\n\n[a B]: /x\n[d]: y.jpg",
    "[it *is*]\n\n[it *is*]: /x",
  ])("%j is read, or not meant to be", (markdown) => {
    expect(render(markdown).problems).toEqual([]);
  });
});

describe("code without an end", () => {
  it.each([
    ["a\n\n```js\nlet x\n\nand more", "```js"],
    ["~~~\nx\n```", "~~~"],
    ["````\nx\n```\n", "````"],
    ["- a\n\n  ```\n  x\n\nmore", "```"],
    ["```", "```"],
  ])("%j is reported where it begins", (markdown, written) => {
    expect(render(markdown).problems).toMatchObject([
      {
        code: "unknown-markdown",
        offset: markdown.indexOf(written),
        values: { reason: "open-code", written },
      },
    ]);
  });

  it.each([
    "```\nx\n```",
    "~~~js\nx\n~~~~",
    "```\n```",
    "> ```\n> x\n> ```",
    "- a\n\n  ```\n  x\n  ```\n",
    "    ```",
    "`` ``` ``",
  ])("%j has one", (markdown) => expect(render(markdown).problems).toEqual([]));
});

describe("a line that becomes a heading by the one below it", () => {
  it.each([
    ["Open daily\n---", "---", "Open daily"],
    ["Open daily.\n-----", "-----", "Open daily."],
    ["Open daily\nfrom nine\n---\nwords", "---", "from nine"],
    ["Milk\n-", "-", "Milk"],
    ["Sum\n=", "=", "Sum"],
    ["> Open daily\n> ---", "---", "Open daily"],
  ])("%j is reported there", (markdown, line, written) => {
    expect(render(markdown).problems).toMatchObject([
      {
        code: "unknown-markdown",
        offset: markdown.lastIndexOf(line),
        values: { reason: "underlined", written },
      },
    ]);
  });

  it.each([
    "Opening hours\n-------------",
    "Title\n===",
    "Title\n=====",
    "FAQ\n---",
    "words\n\n---\n\nmore",
    "***",
  ])("%j is meant", (markdown) => expect(render(markdown).problems).toEqual([]));
});

describe("a sign that nobody sees in an address", () => {
  const link = (text: string) => {
    const report = createReport();
    const resolved = createLinks([], report).on("/")(text, { file: "site.config.json", pointer: "/a" });
    return { resolved, problems: report.problems };
  };

  it.each([..."\u00ad\u200b\u200e\u200f\u202a\u202c\u2060\u2066\u2069\ufeff\u00a0\u3000\u200d"])(
    "%j",
    (sign) => {
      for (const address of [
        "https://exam|ple.com/a",
        "https://example.com/a|b",
        "http://a.com/?q=|x",
        "mailto:an|na@example.com",
      ]) {
        const { resolved, problems } = link(address.replace("|", sign));
        expect([address, resolved]).toEqual([address, undefined]);
        expect(problems).toMatchObject([
          { code: "bad-link", values: { reason: "invisible", nearest: address.replace("|", "") } },
        ]);
      }
    },
  );

  it.each([
    "https://example.com/a b",
    "https://fa.wikipedia.org/wiki/می\u200cخواهم",
    " https://example.com/a\ufeff",
  ])("%j has none", (text) => expect(link(text).problems).toEqual([]));
});

describe("the guess at a link that is none", () => {
  const routes = ["/", "/contact/", "/about/us/"].map((path) => ({ path }) as Route);
  it.each([
    ["www.example.com", "https://www.example.com"],
    ["example.com/a?b", "https://example.com/a?b"],
    ["//example.com/a", "https://example.com/a"],
    ["http:/example.com", "https://example.com"],
    ["https//example.com", "https://example.com"],
    ["contact.html", "/contact"],
    ["contact", "/contact"],
    ["./contact", "/contact"],
    ["../about/us.php", "/about/us"],
    ["/contact.html", "/contact"],
    ["/Contact.HTM#form", "/contact"],
    ["/index.html", "/"],
    ["/about/us.md", "/about/us"],
    ["anna@example.com", "mailto:anna@example.com"],
    ["mailto: anna@example.com", "mailto:anna@example.com"],
    ["0116 496 0187", "tel:01164960187"],
    ["+44 116 496 0187", "tel:+441164960187"],
  ])("%s is %s", (text, meant) => {
    const report = createReport();
    createLinks(routes, report).on("/")(text, { file: "site.config.json", pointer: "/a" });
    expect(report.problems.map(({ suggestion }) => suggestion)).toEqual([`Did you mean ${meant}?`]);
  });

  it.each(["javascript:alert(1)", "see below", "data:text/html,x", "a b.com"])("%s has none", (text) => {
    const report = createReport();
    createLinks(routes, report).on("/")(text, { file: "site.config.json", pointer: "/a" });
    expect(report.problems[0]?.suggestion).toMatch(/^Use a page/);
  });
});

describe("stars between numbers", () => {
  it.each([
    ["a box of 60*40*20 cm", "60*40*20"],
    ["2*3*4", "2*3*4"],
    ["`2*3*4` and 1,5*2,5*3,5 m", "1,5*2,5*3,5"],
  ])("%j are reported, since they are gone", (markdown, written) => {
    expect(render(markdown).problems).toMatchObject([
      { code: "unknown-markdown", offset: markdown.indexOf(written), values: { reason: "stars", written } },
    ]);
  });

  it.each(["2 * 3 * 4", "*2026* and *5*", "60 × 40", "2\\*3\\*4", "1*2", "from *5* to 6"])(
    "%j are none",
    (markdown) => {
      expect(render(markdown).problems).toEqual([]);
    },
  );
});
