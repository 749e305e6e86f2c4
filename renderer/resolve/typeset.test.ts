import { describe, expect, it } from "vitest";
import { typeset, typesetHtml } from "./typeset.ts";

describe("a text", () => {
  it.each([
    ["en-GB", "What's the officer's view?", "What’s the officer’s view?"],
    ["en-GB", `He said "yes", then 'no'.`, "He said “yes”, then ‘no’."],
    ["en-GB", `"Is it (the 'annexe') theirs?"`, "“Is it (the ‘annexe’) theirs?”"],
    ["en-GB", "the clients' house in the '90s", "the clients’ house in the ’90s"],
    ["en-GB", `a board of 5' and 6'2"`, `a\u00a0board of 5' and 6'2"`],
    ["en-GB", "within 1-2 weeks, 1995-2000", "within 1–\u20602 weeks, 1995–\u20602000"],
    ["en-GB", "on 2026-03-31, ref 20-AB, 0116-496, part-1-2", "on 2026-03-31, ref 20-AB, 0116-496, part-1-2"],
    ["en-GB", "58 m² and 3 m, not 3 men", "58\u00a0m² and 3\u00a0m, not 3 men"],
    ["en-GB", "Leicester LE1 6KM and EC1R 4OV", "Leicester LE1\u00a06KM and EC1R\u00a04OV"],
    ["en-US", "LE1 6KM", "LE1 6KM"],
    ["en-GB", "Nothing added: a plan. I draw", "Nothing added: a\u00a0plan. I\u00a0draw"],
    ["de", `Er sagte "ja", auch 'nein'.`, "Er sagte „ja“, auch ‚nein‘."],
    ["fr", `Elle dit "oui" : c'est tout !`, "Elle dit «\u00a0oui\u00a0»\u00a0: c’est tout\u00a0!"],
    ["es", `Dijo "ya" y otro`, "Dijo «ya» y\u00a0otro"],
    ["ar", `قال "نعم"`, "قال «نعم»"],
    ["ja", "何もない", "何もない"],
  ])("in %s: %s", (language, text, expected) => {
    expect(typeset(text, language)).toBe(expected);
    expect(typeset(expected, language)).toBe(expected);
  });
});

describe("HTML", () => {
  it.each([
    ["<p>It&#39;s <em>&quot;so&quot;</em> &quot;<b>x</b>&quot;</p>", "<p>It’s <em>“so”</em> “<b>x</b>”</p>"],
    ["<p><code>'a' 1-2</code> isn't</p>", "<p><code>'a' 1-2</code> isn’t</p>"],
    [
      '<pre><code class="x">"1-2"</code></pre><p>"1-2"</p>',
      '<pre><code class="x">"1-2"</code></pre><p>“1–\u20602”</p>',
    ],
    ["<a href=\"/a-1-2?b='c'\">the client&#x27;s</a>", "<a href=\"/a-1-2?b='c'\">the client’s</a>"],
    ["<p>the <em>client</em>'s</p>", "<p>the <em>client</em>’s</p>"],
    ["<p>Say &quot;<code>x&quot;</code>&quot; now</p>", "<p>Say “<code>x&quot;</code>” now</p>"],
  ])("%s", (html, expected) => {
    expect(typesetHtml(html, "en-GB")).toBe(expected);
  });
});
