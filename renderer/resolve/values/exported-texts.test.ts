import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../../../tests/support/package-root.ts";
import { createReport } from "../report/report.ts";
import { renderMarkdown } from "./markdown.ts";

/** Texts as other tools export them: each part is read as it was meant, or told of where it stands. */
const exported: Readonly<
  Record<string, { readonly told: readonly string[]; readonly read: readonly string[] }>
> = {
  wordpress: {
    told: [
      '[caption id="attachment_12" align="alignright" width="300"]',
      "[/caption]",
      '[gallery ids="12,13,14"]',
      "[embed]",
      "[/embed]",
      '[contact-form-7 id="5" title="Contact form 1"]',
    ],
    read: ["“through the door” &amp; stands", "<li>Brioche</li>", '<h2 id="the-oven-is-here">'],
  },
  jekyll: {
    told: [
      "{:toc}",
      '{% include hours.html place="shop" %}',
      "{: .lead}",
      "{% raw %}",
      "{% endraw %}",
      "*[LEV]: Levain",
    ],
    read: ['<h2 id="opening">Opening</h2>', 'role="doc-endnotes"', "<dt>Levain</dt>"],
  },
  hugo: {
    told: ["^th^", ":bread:"],
    read: [
      'class="alert alert-tip"',
      '<h2 id="how">',
      "<figcaption>The finest of three</figcaption>",
      "☑",
      '<td class="align-right">80 %</td>',
    ],
  },
  obsidian: {
    told: [
      "[[Other note]]",
      "[[Other note|that one]]",
      "![[sketch.png]]",
      "==Important==",
      "%%not for readers%%",
      "[!info]",
      "$$E = mc^2$$",
      "#tag",
    ],
    read: ['class="alert alert-warning"', "5 * 3 is fifteen"],
  },
  notion: {
    told: ["<aside>", "**", ":::note", ":::"],
    read: ["☐", '<h2 id="meeting-3-march">', "☑"],
  },
};

describe.each(Object.entries(exported))("a text from %s", (name, { told, read }) => {
  const markdown = readFileSync(join(packageRoot, `tests/fixtures/exports/${name}.md`), "utf8");
  const report = createReport();
  const { html } = renderMarkdown(
    markdown,
    { file: "content/posts/a.md", pointer: "/body" },
    {
      language: "en",
      link: (href) => href,
      picture: (file) => ({ name: file, alt: "A picture", version: "1a", width: 800, height: 600, base: "" }),
      report,
    },
  );

  it("is told of, at its place, where it is not known", () => {
    for (const written of told) {
      const at = report.problems.filter(({ message }) => message.includes(written.slice(0, 50)));
      expect([written, at.length > 0]).toEqual([written, true]);
      expect(at.some(({ offset = -1 }) => markdown.startsWith(written, offset))).toBe(true);
    }
    expect(report.problems.every(({ code }) => code === "unknown-markdown" || code === "markdown-html")).toBe(
      true,
    );
  });

  it.each(read)("is read as it was meant: %s", (part) => expect(html).toContain(part));
});
