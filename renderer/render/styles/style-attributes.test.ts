import fc from "fast-check";
import { expect, it } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { runs } from "../../../tests/support/extent.ts";
import { attributeOf, elementsOf } from "../../../tests/support/html-tree.ts";
import { stylesIn, withDeferredStyles } from "./style-attributes.ts";

const stylesOf = (html: string, name = "style") => [
  ...new Set(elementsOf(html).flatMap((element) => attributeOf(element, name) ?? [])),
];

it.each([
  ["none", "<p>style=&quot;a&quot;</p>", []],
  [
    "React's",
    '<p class="a" style="height:1px;--a:&quot;&amp;&lt;&gt;&#x27;">a</p>',
    [`height:1px;--a:"&<>'`],
  ],
  ["each once", '<i style="a:b"></i><b style="a:b"></b><i style="c:d"></i>', ["a:b", "c:d"]],
  ["empty", '<i style=""></i>', [""]],
  ["without a value", "<i style></i><i style=a></i>", ["", "a"]],
  ["in other letters", "<i STYLE=color:red></i>", ["color:red"]],
  ["after a value with an angle", `<i title="a > b" style='a:b'></i>`, ["a:b"]],
  ["the first of two", '<i style="a:b" style="c:d"></i>', ["a:b"]],
  ["with spaces and lines", '<i\n style\n=\n"a:\r\nb"\n></i>', ["a:\nb"]],
  ["after an unfinished tag", '< i <i style="a:b"></i>', ["a:b"]],
  ["not of an end tag, nor in a comment", '</i style="a:b"><!-- <i style="a:b"> -->', []],
  ["not in the text of a script", '<script>"<i style=\'a:b\'>"</script><i style="c:d"></i>', ["c:d"]],
  ["not in a text that is typed", '<textarea><i style="a:b"></textarea>', []],
  ["with the end of a drawing", '<svg><path style="a:b"/></svg>', ["a:b"]],
  ["whose name only ends in it", '<i data-style="a:b"></i>', []],
])("styles in markup: %s", (_, html, styles) => {
  expect(stylesIn(html)).toEqual(styles);
  expect(stylesOf(html).map((style) => style.replace(/\r\n/g, "\n"))).toEqual(styles);
});

it("are those that a browser finds, and have another name once they are deferred", () => {
  const name = fc.constantFrom("style", "STYLE", "title", "data-style", "style2");
  const quoted = fc.constantFrom(
    '"a:b"',
    "'c:d'",
    "e:f",
    '"&quot;&amp;&#39;&#x2f;&apos;&unknown;"',
    "'>'",
    '"<i style=g>"',
    "",
  );
  const space = fc.constantFrom(" ", "\n", "\t ", "/");
  const attribute = fc
    .tuple(space, name, fc.constantFrom("=", " = ", "=\n"), quoted)
    .map(([before, key, equals, value]) => before + key + (value && equals + value));
  const tag = fc
    .tuple(
      fc.constantFrom("i", "p", "B", "my-part"),
      fc.array(attribute, { maxLength: 4 }),
      fc.constantFrom(">", " >", "\n>"),
    )
    .map(([element, attributes, end]) => `<${element}${attributes.join("")}${end}`);
  const piece = fc.oneof(
    { weight: 5, arbitrary: tag },
    fc.constantFrom(
      "text",
      "</i>",
      "</p >",
      "<!-- <i style=c> -->",
      "&lt;",
      "style=",
      "<script>'<i style=h>'</script>",
    ),
  );
  assertProperty(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const html = pieces.join("");
      expect(stylesIn(html).sort()).toEqual(stylesOf(html).sort());
      const deferred = withDeferredStyles(html);
      expect(stylesOf(deferred)).toEqual([]);
      expect(stylesOf(deferred, "data-deferred-style")).toEqual(stylesOf(html));
    }),
    { numRuns: runs(2000) },
  );
});
