import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { runs } from "../../../tests/support/extent.ts";
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
    ["en-GB", `he said:"yes", #"tag" and *"x"*`, `he said:“yes”, #“tag” and *"x"*`],
    ["en-GB", `😀"Hi"😀`, `😀"Hi"😀`],
    ["en-GB", `"A"/"B", ("Why?") and "…so"`, "“A”/“B”, (“Why?”) and “…so”"],
    ["en-GB", `O"Brien of 50°12'30"N`, `O"Brien of 50°12'30"N`],
    ["en-GB", `y'all'd've, fo'c's'le, 'cause`, "y’all’d’ve, fo’c’s’le, ’cause"],
    ["en-GB", `the 12" and "10"" pizza`, `the 12" and “10"” pizza`],
    ["de", `das "Café"-Team, die '68er`, "das „Café“-Team, die ’68er"],
    ["de-CH", `"so" und 'so'`, "«so» und ‹so›"],
    ["fr", `"C'est l'"été""`, "«\u00a0C’est l’«\u00a0été\u00a0»\u00a0»"],
    ["fr", `presqu'"île", http://a.b:80/?x, 12:30`, "presqu’«\u00a0île\u00a0», http://a.b:80/?x, 12:30"],
    ["fr-CH", `"so" ! et ; ?`, "«so»\u00a0! et\u00a0;\u00a0?"],
    ["es", `¿"Qué"? "el 'otro'", los años '60`, "¿«Qué»? «el “otro”», los años ’60"],
    ["cy", `'Dw i'n mynd i'r 'ardd`, "’Dw i’n mynd i’r ’ardd"],
    ["it", `dell'"Arte", 'ndrangheta, un po' di "pane"`, "dell’«Arte», ’ndrangheta, un po’ di «pane»"],
    ["nl", `'s-Hertogenbosch, "'t Is", A4'tje`, "’s-Hertogenbosch, “’t Is”, A4’tje"],
    ["pl", `"A 'b'" z lat '90`, "„A «b»” z\u00a0lat ’90"],
    ["ar", `و"نعم"، ("نعم") "١٢"`, "و«نعم»، («نعم») «١٢»"],
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

describe("what may be a quotation or words without a letter stays straight", () => {
  it.each([
    ["cy", "'na 'dy ateb e'"],
    ["cy", "'na 'dy"],
    ["cy", "'na fe'"],
    ["it", "'sto, po'"],
    ["it", "'sto po'"],
    ["it", "'na pizza e un po' di vino"],
    ["it", "'Ndo vai, mo'?"],
    ["en", "'cause the boys' car"],
    ["en", "'bout o' it"],
    ["de", "'rum und hab' ich"],
    ["es", "'ta bien, pa' ti"],
    ["pt", "'tá bom, pra'"],
  ])("%s: %s", (language, text) => {
    expect(typeset(text, language).replaceAll("\u00a0", " ")).toBe(text);
  });

  it.each([
    ["cy", "Dyna 'na 'dy", "Dyna ’na ’dy"],
    ["cy", "'sgwrs'", "‘sgwrs’"],
    ["it", "dice 'sto po' di pane'", "dice “sto po’ di pane”"],
    ["it", "'sto pane", "’sto pane"],
    ["en", "'ave a go, the lads'", "‘ave a go, the lads’"],
    ["de", "'raus, Hans'", "‚raus, Hans‘"],
  ])("%s: %s can be told", (language, text, set) => {
    expect(typeset(text, language).replaceAll("\u00a0", " ")).toBe(set);
  });
});

it("keeps words of one letter with the word behind them, and nothing else", () => {
  const pieces = ["a", "A", "I", "a", " ", " ", "’", "ab", "é", "1", ".", "\n", "ж", "😀"];
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 16 }).map((parts) => parts.join(""));
  assertProperty(
    fc.property(texts, (text) => {
      expect(typeset(text, "en")).toBe(text.replace(/(?<=(?<![\p{L}\p{N}’])[aAI]) (?=\p{L})/gu, "\u00a0"));
    }),
    { numRuns: runs(500) },
  );
});
