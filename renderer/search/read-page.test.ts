import { expect, it } from "vitest";
import { readPage } from "./read-page.ts";

const main = (inner: string) =>
  `<header>Menu</header><main id="content" class="content">${inner}</main><footer>End</footer>`;

it("reads the sections of a page by their headings", () => {
  const { heading, sections } = readPage(
    main(
      '<div id="top" class="block"><h1>Rye &amp; <em>oats</em></h1><p>Dark, sour.</p></div>' +
        '<div id="prose" class="block"><h2 id="how">How</h2><p>Slow<br>ly <code>a</code>.</p><h3 id="long">How long</h3><ul><li>one</li><li>two</li></ul></div>',
    ),
  );
  expect(heading).toBe("Rye & oats");
  expect(sections).toEqual([
    ["", "", "Dark, sour."],
    ["how", "How", "Slow ly a."],
    ["long", "How long", "one two"],
  ]);
});

it("leads to a block where its heading has no id, and takes further headings in it for its text", () => {
  const { sections } = readPage(
    main(
      '<div id="cards" class="block"><h2>Breads</h2><h3>Rye</h3><p>Dark.</p><h3>Oats</h3></div><h2>Without a place</h2>',
    ),
  );
  expect(sections).toEqual([
    ["", "", ""],
    ["cards", "Breads", "Rye Dark. Oats Without a place"],
  ]);
});

it.each([
  ["scripts", "<script>secret</script>"],
  ["styles", "<style>secret{}</style>"],
  ["what is hidden", '<p hidden="">secret <b>secret</b></p>'],
  [
    "what only screen readers or only eyes get",
    '<p class="a visually-hidden">secret</p><i aria-hidden="true">secret</i>',
  ],
  [
    "navigation, buttons and forms",
    "<nav>secret</nav><button>secret</button><form><label>secret</label></form>",
  ],
  ["what a block keeps out", '<div data-search="off"><p>secret</p></div>'],
  ["comments", "<!-- secret <p>secret</p> -->"],
  ["drawings", "<svg><title>secret</title></svg>"],
])("leaves out %s", (_, html) => {
  const { sections } = readPage(main(`<p>before</p>${html}<p>after</p>`));
  expect(sections).toEqual([["", "", "before after"]]);
});

it("is empty for a page without a main part", () => {
  expect(readPage("<p>secret</p>")).toEqual({ heading: "", sections: [] });
});

it.each([
  ['<p><a href="/a">See the plants</a><a href="/b">Calendar</a></p>', "See the plants Calendar"],
  ["<p><strong>Height 40 cm</strong><strong>Flowers May</strong></p>", "Height 40 cm Flowers May"],
  [
    "<dl><div><dt>Height</dt><dd>40 cm</dd></div><div><dt>Flowers</dt><dd>May</dd></div></dl>",
    "Height 40 cm Flowers May",
  ],
  ["<p><span>40 cm</span><span>May</span></p>", "40 cm May"],
  ['<p><strong>Rye</strong><a href="/a">Order</a></p>', "Rye Order"],
  [
    "<p>H<sub>2</sub>O, un<em>frigging</em><strong>believable</strong>, <em>x</em><sup>2</sup></p>",
    "H2O, unfriggingbelievable, x2",
  ],
])("keeps what stands apart on the page apart, and words whole: %s", (html, text) => {
  expect(readPage(main(html)).sections.map(([, , own]) => own)).toEqual([text]);
});
