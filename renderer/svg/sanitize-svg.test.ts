import { describe, expect, it } from "vitest";
import { isMarkup, sanitizeSvg, svgLimits } from "./sanitize-svg.ts";

const svg = (inner: string, root = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inner}</svg>`;
const mistakeOf = (text: string) => {
  const read = sanitizeSvg(text);
  return "mistake" in read ? read.mistake : undefined;
};
const drawingOf = (inner: string) => {
  const read = sanitizeSvg(svg(inner));
  return "svg" in read ? read.svg.replace(/^<svg[^>]*>|<\/svg>\n$/g, "") : read.mistake;
};

describe("what is published of an SVG", () => {
  it.each([
    ["shapes", '<path d="M0 0\n h24"/>', '<path d="M0 0 h24"/>'],
    [
      "no comments, titles and what editors add",
      '<!-- a --><title>a</title><g inkscape:label="a" data-x="1"/>',
      "<g/>",
    ],
    [
      "gradients",
      '<linearGradient id="a"><stop offset="0"/></linearGradient><path fill="url(#a)"/>',
      '<linearGradient id="a"><stop offset="0"/></linearGradient><path fill="url(#a)"/>',
    ],
    ["parts that are used again", '<g id="a"/><use xlink:href="#a"/>', '<g id="a"/><use href="#a"/>'],
    [
      "styles, for dark schemes too",
      "<style>/* a */.a > .b{fill:#123}@media (prefers-color-scheme: dark){.a{fill:#fff}}</style>",
      "<style>.a &gt; .b{fill:#123}@media (prefers-color-scheme: dark){.a{fill:#fff}}</style>",
    ],
    ["names in any script", '<g id="Ebene ä" class="&quot;&lt;"/>', '<g id="Ebene ä" class="&quot;&lt;"/>'],
    [
      "filters of its own",
      '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(\'#f\')"/>',
      '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(\'#f\')"/>',
    ],
  ])("is %s", (_, inner, expected) => {
    expect(drawingOf(inner)).toBe(expected);
  });

  it.each([
    ['viewBox="0 0 24 12"', [24, 12, "0 0 24 12"]],
    ['viewBox="0,0 24 12" width="48"', [48, 24, "0 0 24 12"]],
    ['viewBox="0 0 24 12" width="100%" height="100%"', [24, 12, "0 0 24 12"]],
    ['width="1in" height="36pt"', [96, 48, "0 0 96 48"]],
  ])("with %s is so large", (root, [width, height, viewBox]) => {
    expect(sanitizeSvg(svg("", root))).toMatchObject({
      width,
      height,
      svg: expect.stringContaining(` viewBox="${viewBox}"`),
    });
  });

  it("is read anew to the same text", () => {
    const first = sanitizeSvg(svg('<style>.a{fill:red}</style><g class="a" id="&amp;&quot;&lt;"/>'));
    expect("svg" in first && sanitizeSvg(first.svg)).toEqual(first);
  });
});

const elsewhere = "refers to something outside of it";
const stylesElsewhere = "has styles that refer to something outside of it";

describe("what is refused", () => {
  const bomb = Array.from({ length: 12 }, (_, level) =>
    level === 0
      ? '<path id="a0" d="M0 0"/>'
      : `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(10)}</g>`,
  ).join("");
  const patterns = Array.from(
    { length: 12 },
    (_, level) => `<pattern id="p${level}">${`<path fill="url(#p${level - 1})"/>`.repeat(10)}</pattern>`,
  ).join("");
  it.each([
    ["a script", svg("<script>alert(1)</script>"), "holds a script"],
    [
      "a script of another namespace",
      svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'),
      /^holds <x:script>/,
    ],
    ["a handler", svg('<path onload="alert(1)"/>'), "holds a script, in the attribute onload"],
    ["a handler of the root", svg("", 'viewBox="0 0 1 1" onload="alert(1)"'), /in the attribute onload/],
    ["a handler in capitals", svg('<path ONCLICK="x"/>'), /in the attribute ONCLICK/],
    ["HTML", svg("<foreignObject><p/></foreignObject>"), "holds HTML, in <foreignObject>"],
    ["an element of HTML", svg("<iframe/>"), "holds <iframe>, which is not a part of a drawing"],
    ["a link", svg('<a href="https://evil.example"><path/></a>'), "holds a link"],
    ["a picture", svg('<image href="https://evil.example/x.png"/>'), /^holds another picture/],
    ["a picture in it", svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'), /^holds another picture/],
    ["a picture of a filter", svg('<filter><feImage href="x"/></filter>'), /^holds another picture/],
    ["text", svg("<text>Hello</text>"), /^holds <text>/],
    ["words between shapes", svg("Hello"), "holds text outside of its shapes"],
    [
      "an animation of an address",
      svg('<animate attributeName="href" to="javascript:x"/>'),
      "holds an animation",
    ],
    ["one that sets", svg('<set attributeName="onclick" to="x"/>'), "holds an animation"],
    ["a use of elsewhere", svg('<use href="https://evil.example/x.svg#a"/>'), elsewhere],
    ["a use of data", svg('<use xlink:href="data:image/svg+xml,x#a"/>'), elsewhere],
    ["a script as an address", svg('<use href=" javascript:alert(1)"/>'), elsewhere],
    ["a fill of elsewhere", svg('<path fill="url(https://evil.example/x.svg#a)"/>'), elsewhere],
    ["one in capitals", svg('<path fill="URL(//evil.example)"/>'), elsewhere],
    ["a fill with two addresses", svg('<path fill="url(#a) url(x)"/>'), elsewhere],
    ["one with a line break", svg('<path fill="red&#10;url(x.svg)"/>'), elsewhere],
    ["a style of elsewhere", svg('<path style="fill:url(//evil.example/x)"/>'), stylesElsewhere],
    [
      "a property that hides one",
      svg('<path style="--font-family:url(//x);fill:var(--font-family)"/>'),
      stylesElsewhere,
    ],
    ["an import", svg("<style>@import 'https://evil.example/x.css';</style>"), stylesElsewhere],
    ["a font", svg("<style>@font-face{font-family:a;src:url(x.woff)}</style>"), stylesElsewhere],
    ["a set of pictures", svg("<style>.a{mask-image:image-set('x.png' 1x)}</style>"), stylesElsewhere],
    [
      "an address behind an escape",
      svg("<style>.a{fill:\\75rl(x)}</style>"),
      "has styles that are not allowed",
    ],
    ["a comment in an address", svg("<style>.a{fill:ur/**/l(x)}</style>"), undefined],
    [
      "an end of the styles",
      svg("<style><![CDATA[</style><script>x</script>]]></style>"),
      "has styles that are not allowed",
    ],
    ["an entity", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`, "declares entities of its own"],
    [
      "entities in entities",
      `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${svg("&b;")}`,
      /read|entities/,
    ],
    [
      "a file by an entity",
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg("&a;")}`,
      /read|entities/,
    ],
    [
      "an attribute that is unknown",
      svg('<path formaction="x"/>'),
      "holds the attribute formaction on <path>",
    ],
    ["a base", svg('<g xml:base="https://evil.example/"><use href="#a"/></g>'), undefined],
    ["HTML in place of it", "<html><body/></html>", "is not an SVG"],
    ["half of it", "<svg><path", "is not an SVG that can be read"],
    ["nothing", "", "is not an SVG that can be read"],
    ["no size", svg("", ""), "has no size"],
    ["a size of nothing", svg("", 'viewBox="0 0 0 24"'), "has no size"],
    ["a viewBox of words", svg("", 'viewBox="a b c d"'), "has a viewBox that is not four numbers"],
    ["a huge size", svg("", 'viewBox="0 0 99999 1"'), "is more than 16,383 pixels wide or high"],
    ["a huge file", svg(`<path d="${"M0 0".repeat(svgLimits.bytes / 4)}"/>`), "is larger than 500 kB"],
    ["too many elements", svg("<g/>".repeat(svgLimits.elements + 1)), "holds more than 10,000 elements"],
    ["too many levels", svg("<g>".repeat(60) + "</g>".repeat(60)), "is nested more than 50 elements deep"],
    ["levels without end", svg("<g>".repeat(100_000)), "is not an SVG that can be read"],
    ["uses of uses", svg(bomb), "draws more than 50,000 shapes"],
    ["patterns of patterns", svg(patterns), "draws more than 50,000 shapes"],
    [
      "patterns by styles",
      svg('<style>.a{fill:url(#p)}</style><pattern id="p"/>'),
      /^has styles that refer to a pattern/,
    ],
    ["a use of itself", svg('<g id="a"><use href="#a"/></g>'), "has a part that refers to itself"],
  ])("%s", (_, text, expected) => {
    const mistake = mistakeOf(text);
    if (expected instanceof RegExp) expect(mistake).toMatch(expected);
    else expect(mistake).toBe(expected);
  });

  it("leaves out a base, which would turn its own references into others", () => {
    expect(drawingOf('<g xml:base="https://evil.example/"/>')).toBe("<g/>");
  });
});

it.each([
  ["<svg/>", true],
  ['\uFEFF<?xml version="1.0"?>', true],
  [" \n<!-- a -->", true],
  ["GIF89a", false],
  ["", false],
])("%j begins as markup: %s", (text, expected) => {
  expect(isMarkup(new TextEncoder().encode(text))).toBe(expected);
});
