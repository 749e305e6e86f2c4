import { selectAll } from "css-select";
import fc from "fast-check";
import { parse } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import {
  requiredAttributes,
  requiredClasses,
  requiredElements,
  usedStyles,
  wordsOfScripts,
} from "./used-styles.ts";

const on = (classes: string, more = "") => `<div class="${classes}">${more}</div>`;

describe("the classes that a selector asks for", () => {
  it.each<[string, readonly string[]]>([
    [".a", ["a"]],
    ["main .a.b > p:hover::before", ["a", "b"]],
    [".a:not(.b)", ["a"]],
    [".text-\\[rgb\\(200\\,0\\,0\\)\\]", ["text-[rgb(200,0,0)]"]],
    [".w-\\[calc\\(1px\\+\\(2px\\)\\)\\]:not(.b\\(c\\)) .d", ["w-[calc(1px+(2px))]", "d"]],
    [".a:is(.b, .c:not(.d)) .e", ["a", "e"]],
    [":where(.a) p", []],
    ["section:has(> .a)", []],
    ['[href=".pdf"] .a', ["a"]],
    ["[data-view].a", ["a"]],
    [".md\\:flex", ["md:flex"]],
    [".w-1\\/2", ["w-1/2"]],
    [".\\31 2", ["12"]],
    [".größe", ["größe"]],
    [".a--b__c", ["a--b__c"]],
    ["#a p", []],
    ["p:nth-child(2n + 1 of .a).b", ["b"]],
  ])("of %s", (selector, classes) => {
    expect(requiredClasses(selector)).toEqual(classes);
  });
});

it.each(["a(b", "a[b", "a,b", "a:b", "text-[rgb(200,0,0)]", "w-[calc(1px+(2px))]", "is(c)", ":is(c)"])(
  "a rule of the class %s stays where an element has it, and goes where none has",
  (name) => {
    const css = `.${name.replace(/[^\w-]/g, "\\$&")}{color:red}`;
    expect(usedStyles(css, {})(on(name))).toBe(css);
    expect(usedStyles(css, {})(on("other"))).toBe("");
  },
);

describe("the elements and attributes that a selector asks for", () => {
  it.each<[string, readonly string[]]>([
    ["p", ["<p"]],
    ["main .a > H2.b:hover::before", ["<main", "<h2"]],
    ["html body", []],
    [".a, *", []],
    ["p:not(h2):is(table) + ul", ["<p", "<ul"]],
    [":where(table) p:nth-child(2n + 1)", ["<p"]],
    ["a[href='<table>']#id", ["<a"]],
    [".md\\:flex b", ["<b"]],
    ["[data-a]", ["[data-a"]],
    ["p[data-a=b] [data-c='d e']", ["<p", "[data-a=b", "[data-c=d e"]],
    ['[data-a^="b"]', ["[data-a"]],
    ['[data-a="b" i]', ["[data-a"]],
    ["[aria-pressed=true]", []],
    [":not([data-a]) .b:has([data-c=d])", []],
  ])("of %s", (selector, names) => {
    expect([...requiredElements(selector), ...requiredAttributes(selector)]).toEqual(names);
  });
});

describe("the fonts of a page", () => {
  const plain = "@font-face{src:url(a)}";
  const face = "@font-face{src:url(b);unicode-range:U+142,U+17D-17E,U+1E??}";
  it.each([
    ["none for characters that it has none of", "<p>Lodz, ab\u00e9</p>", false],
    ["one for a character that it has", "<p>\u0142</p>", true],
    ["one for an end of a range", "<p>\u017d</p>", true],
    ["one for a range with a wildcard", "<p>\u1e9e</p>", true],
    ["one for a character in capitals, as a style may show it", "<p>\u0141</p>", true],
    ["one for a character in an attribute", '<img alt="\u0142">', true],
    ["one for a character in the data of an island", '<script>{"a":"\u0142"}</script>', true],
    ["one for an entity", "<p>&#x142;</p>", true],
    ["one where an entity is not known", "<p>&lstrok;</p>", true],
    ["none for entities of the markup", "<p>&amp;&lt;&quot;&#39;</p>", false],
    ["one where a visitor may type", "<input>", true],
    ["one where a visitor may search", '<a data-enhance="search">', true],
  ])("%s", (_, html, isThere) => {
    expect(usedStyles(plain + face, {})(html)).toBe(isThere ? plain + face : plain);
  });

  it.each(['p::before{content:"\u0142"}', 'p::before{content:"\\0142"}'])(
    "one for a character of the styles: %s",
    (rule) => {
      expect(usedStyles(face + rule, {})("<p>a</p>")).toBe(face + rule);
    },
  );

  const italic = '@font-face{font-family:"A";font-style:italic;src:url(c)}';
  it.each([
    ["none in italics without any", "<p>Iris</p>", "", false],
    ["none in italics for other elements", "<iframe></iframe><embed><address>A</address>", "", false],
    ["one in italics for emphasis", "<p><em>Iris</em></p>", "", true],
    ["one in italics for the title of a work", '<cite class="a">Emma</cite>', "", true],
    ["one in italics in the properties of an island", '<script>{"a":"\\u003cem\\u003e"}</script>', "", true],
    ["one in italics that a style of the page asks for", "<p>", "@media print{p{font:italic 1rem a}}", true],
    ["none in italics for a style of another page", "<p>", ".a{font-style:italic}", false],
    ["none in italics where a style takes them away", "<p>", "p{font-style:normal}", false],
  ])("%s", (_, html, css, isThere) => {
    const used = usedStyles(plain + italic + css, {})(html);
    expect(used.includes(italic)).toBe(isThere);
    expect(used).toContain(plain);
  });

  it("all whose characters are those of any page", () => {
    const latin = "@font-face{src:url(a);unicode-range:U+0-FF}";
    expect(usedStyles(latin, {})("<p>a</p>")).toBe(latin);
  });
});

describe("the styles of a page", () => {
  it.each([
    ["a rule of a class that is there", ".a{color:red}", on("a b"), ".a{color:red}"],
    ["none of a class that isn't", ".a{color:red}div{margin:0}", on("b"), "div{margin:0}"],
    ["none of an element that isn't", "p{margin:0}DIV{margin:1px}", on("b"), "DIV{margin:1px}"],
    ["none of an attribute that isn't", "[data-a]{top:0}[data-b]{top:0}", "<p data-b>", "[data-b]{top:0}"],
    [
      "none of another value of an attribute",
      "[data-a=x]{top:0}[data-a='y z']{top:0}[data-a^=q]{top:0}",
      '<p data-a="y z">',
      "[data-a='y z']{top:0}[data-a^=q]{top:0}",
    ],
    [
      "those of the page itself",
      "html{top:0}body{top:0}:root{top:0}*{top:0}",
      "",
      "html{top:0}body{top:0}:root{top:0}*{top:0}",
    ],
    [
      "an element of HTML in a property of an island",
      "b{top:0}i{top:0}",
      '<script type="application/json">{"html":"\\u003cb\\u003e"}</script>',
      "b{top:0}",
    ],
    ["those of the selectors that can match", ".a,.b p,div{color:red}", on("a"), ".a,div{color:red}"],
    ["no group without a rule", "@media print{.a{color:red}}", on("b"), ""],
    [
      "a group with what is left of it",
      "@media (width > 9px){@supports (gap:1px){.a{top:0}.b{top:1px}}}",
      on("a"),
      "@media (width > 9px){@supports (gap:1px){.a{top:0}}}",
    ],
    ["key frames", "@keyframes a{0.5%{top:0}}", on("b"), "@keyframes a{0.5%{top:0}}"],
    ["statements", "@layer a,b;.c{top:0}", on("b"), "@layer a,b;"],
    [
      "a class whose name is written with a sign of HTML",
      ".\\[\\&_p\\]{top:0}",
      on("[&amp;_p]"),
      ".\\[\\&_p\\]{top:0}",
    ],
    ["a class in single quotes", ".a{top:0}.b{top:0}", "<p class='a b'>", ".a{top:0}.b{top:0}"],
    ["a class without quotes, in large letters", ".a{top:0}.b{top:0}", "<P CLASS = a>", ".a{top:0}"],
    ["none of another attribute", ".a{top:0}", '<p data-class="a">', ""],
    ["those of what is loaded later", ".a{top:0}", '</main> <p class="a">', ".a{top:0}"],
    [
      "those of HTML in a property of an island",
      ".md\\:flex{top:0}.b{top:0}",
      '<script type="application/json">{"html":"\\u003cp class=\\"md:flex a\\"\\u003e"}</script>',
      ".md\\:flex{top:0}",
    ],
    [
      "those that a property of an island may name",
      ".a{top:0}.b{top:0}",
      '<script type="application/json">{"kind":"a"}</script>',
      ".a{top:0}",
    ],
    ["one of the selectors in :is()", ":is(.a,.b) .c{top:0}", on("b c"), ":is(.a,.b) .c{top:0}"],
    ["none where none of those in :is() is there", ".c:is(.a, .b p){top:0}", on("b c"), ""],
    ["none where :where() asks for what isn't there", ".a:where([data-b=c] *){top:0}", on("a"), ""],
    ["none where :has() asks for what isn't there", ".a:has(> .b, ~ .d){top:0}", on("a"), ""],
    [
      "what :not() does not want",
      ".a:not(:is(.b), .c:has(.d)){top:0}",
      on("a"),
      ".a:not(:is(.b), .c:has(.d)){top:0}",
    ],
    [":is() of anything", ".a:is(:hover, .b){top:0}", on("a"), ".a:is(:hover, .b){top:0}"],
    ["a sign of CSS in a value", '.a:is([title="),.b("]){top:0}', on("a"), '.a:is([title="),.b("]){top:0}'],
    [
      "custom properties that rules ask for",
      ":root{--a:1px;--b:2px}.a{top:var(--a)}",
      on("a"),
      ":root{--a:1px}.a{top:var(--a)}",
    ],
    [
      "and those that these ask for",
      ":root{--a:calc(var(--b)*2);--b:2px;--c:3px}p{top:var(--a)}",
      "<p>",
      ":root{--a:calc(var(--b)*2);--b:2px}p{top:var(--a)}",
    ],
    ["none for a rule that isn't there", ":root{--a:1px}.a{top:var(--a)}", on("b"), ""],
    ["those that the page asks for", ":root{--a:1px;--b:1px}", '<path fill="var(--a)">', ":root{--a:1px}"],
    [
      "those with a fallback, of groups and of key frames",
      "@media print{:root{--a:1px}}p{--b:2px;top:var(--c,var(--a))}@keyframes k{to{top:var(--b)}}",
      "<p>",
      "@media print{:root{--a:1px}}p{--b:2px;top:var(--c,var(--a))}@keyframes k{to{top:var(--b)}}",
    ],
    [
      "those of a container's question",
      ":root{--a:1}@container style(--a: 1){p{top:0}}",
      "<p>",
      ":root{--a:1}@container style(--a: 1){p{top:0}}",
    ],
    ["what is no CSS as it stands", ".a{color:red", on("b"), ".a{color:red"],
  ])("have %s", (_, css, html, used) => {
    expect(usedStyles(css, {})(html)).toBe(used);
  });

  it("have what a script of the page can give to an element, and not that of another page", () => {
    const words = wordsOfScripts([
      { name: "hero.enhance", text: "e.classList.add(`is-open`);f(`card-` + k)" },
      { name: "form.island", text: '"sent"' },
      { name: "shared", text: '"busy"' },
    ]);
    const styles = usedStyles(".is-open{a:b}.card-big{a:b}.sent{a:b}.busy{a:b}.other{a:b}", words);
    expect(styles('<div data-enhance="hero"></div>')).toBe(".is-open{a:b}.card-big{a:b}.busy{a:b}");
    expect(styles('<div data-island="form"></div>')).toBe(".sent{a:b}.busy{a:b}");
    expect(styles("<div></div>")).toBe("");
  });

  it("have the elements and attributes that a script of the page can make", () => {
    const words = wordsOfScripts([
      { name: "map.enhance", text: 'e.dataset.mapState="live";document.createElement("iframe")' },
      { name: "form.island", text: 'jsx("output",{"data-sent":!0})' },
    ]);
    const css = "iframe{a:b}output{a:b}[data-map-state=live]{a:b}[data-sent]{a:b}[data-other]{a:b}";
    const styles = usedStyles(css, words);
    expect(styles('<div data-enhance="map"></div>')).toBe("iframe{a:b}[data-map-state=live]{a:b}");
    expect(styles('<div data-island="form"></div>')).toBe("output{a:b}[data-sent]{a:b}");
    expect(styles("<div></div>")).toBe("");
  });

  it("have all elements where a script of the page sets HTML, or where they are asked to", () => {
    const words = wordsOfScripts([{ name: "feed.enhance", text: "e.innerHTML=await r.text()" }]);
    const css = "h2{a:b}table{a:b}.a{a:b}";
    expect(usedStyles(css, words)('<div data-enhance="feed"></div>')).toBe("h2{a:b}table{a:b}");
    expect(usedStyles(css, words)("<div></div>")).toBe("");
    expect(usedStyles(css, {}, { keepsUnnamed: true })("<div></div>")).toBe("h2{a:b}table{a:b}");
  });

  it("have the custom properties that a script of the page may read or set", () => {
    const words = wordsOfScripts([
      { name: "chart.island", text: 'getComputedStyle(e).getPropertyValue("--ink")' },
      { name: "palette.island", text: "e.style.setProperty(`--tone-$" + "{n}`,v);a[0]--" },
      { name: "any.island", text: 'e.style.setProperty("--"+n,v)' },
    ]);
    const css = ":root{--ink:#000;--tone-1:red;--paper:#fff}";
    const styles = usedStyles(css, words);
    expect(styles('<div data-island="chart"></div>')).toBe(":root{--ink:#000}");
    expect(styles('<div data-island="palette"></div>')).toBe(":root{--tone-1:red}");
    expect(styles('<div data-island="any"></div>')).toBe(css);
    expect(styles("<div></div>")).toBe("");
    expect(usedStyles(css, words, { keepsUnnamed: true })("<div></div>")).toBe(css);
  });

  it("have the classes with signs that a script of the page may give", () => {
    const words = wordsOfScripts([{ name: "shop.island", text: 'e.className=o?"md:flex w-1/2":"hidden"' }]);
    const css = ".md\\:flex{a:b}.w-1\\/2{a:b}.hidden{a:b}.lg\\:flex{a:b}.content-\\[\\'x\\'\\]{a:b}";
    const styles = usedStyles(css, words);
    expect(styles('<div data-island="shop"></div>')).toBe(css.replace(".lg\\:flex{a:b}", ""));
    expect(styles("<div></div>")).toBe("");
  });

  it("leave out no rule that an element matches, and are the same text for pages with the same classes", () => {
    const name = fc.constantFrom("a", "b", "c-d", "e");
    const simple = fc.oneof(
      name.map((own) => `.${own}`),
      fc.tuple(name, name).map(([one, other]) => `.${one}:where(.${other} *,p)`),
      fc.tuple(name, name).map(([one, other]) => `:has(+ .${one}.${other},~ h2)`),
      fc.tuple(name, name).map(([one, other]) => `p:not(:is(.${one},.${other}))`),
      fc.tuple(name, name).map(([one, other]) => `.${one}.${other}`),
      fc.tuple(name, name).map(([one, other]) => `.${one}:not(.${other})`),
      fc.tuple(name, name).map(([one, other]) => `:is(.${one},.${other})`),
      fc.constantFrom("p", "*", "div", "h2", "[data-a]", "[data-a=b]", "p[data-b='c']", "div:not(h2)"),
    );
    const selector = fc
      .array(simple, { minLength: 1, maxLength: 3 })
      .chain((parts) => fc.constantFrom(" ", ">", ",", "~").map((between) => parts.join(between)));
    const rule = selector.map((own) => `${own}{top:0}`);
    const sheet = fc
      .array(
        fc.oneof(
          rule,
          fc.array(rule).map((rules) => `@media print{${rules.join("")}}`),
        ),
      )
      .map((rules) => rules.join(""));
    const html = fc
      .array(
        fc.tuple(
          fc.constantFrom("p", "div"),
          fc.array(name),
          fc.constantFrom("", " data-a", ' data-a="b"', " data-b=c"),
        ),
      )
      .map((elements) =>
        elements.map(([tag, names, more]) => `<${tag} class="${names.join(" ")}"${more}>`).join(""),
      );
    assertProperty(
      fc.property(sheet, html, (css, body) => {
        const styles = usedStyles(css, {});
        const used = styles(body);
        const document = parse(body, { treeAdapter: adapter });
        const left = new Set(selectorsOf(used));
        for (const own of selectorsOf(css))
          if (!left.has(own)) expect(selectAll(own, document), own).toEqual([]);
        expect(selectorsOf(css).filter((own) => left.has(own))).toEqual(selectorsOf(used));
        expect(styles(`${body}<span class="elsewhere">`)).toBe(used);
      }),
      { numRuns: runs(2000) },
    );
  });
});

function selectorsOf(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    found.push(...rule.selectors);
  });
  return found;
}
