import { expect, it } from "vitest";
import { parseSvg } from "./parse-svg.ts";

const svg = (inner: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

it("a drawing keeps its shapes and loses what draws nothing", () => {
  const text = `<?xml version="1.0"?><!-- Made by hand -->
    ${svg(`<title>Loaf</title><g id="a" class="b"><path d="M4 12\n h16"/></g>`)}`;
  expect(parseSvg(text)).toEqual({
    body: '<g><path d="M4 12 h16"/></g>',
    viewBox: "0 0 24 24",
    stroke: false,
  });
});

it("a drawing in lines says so, and its svg element's attributes hold for all of it", () => {
  const text = svg(
    '<circle cx="12" cy="12" r="9"/>',
    'viewBox="0 0 24 24" width="24" fill="none" stroke="currentColor"',
  );
  expect(parseSvg(text)).toEqual({
    body: '<g fill="none" stroke="currentColor"><circle cx="12" cy="12" r="9"/></g>',
    viewBox: "0 0 24 24",
    stroke: true,
  });
});

it.each([
  ["a script", svg("<script>alert(1)</script>"), "holds <script>, which is not a shape"],
  ["a link", svg('<a href="https://example.com"><path d="M0 0"/></a>'), "holds <a>, which is not a shape"],
  ["a picture", svg('<image href="data:,x"/>'), "holds <image>, which is not a shape"],
  ["a style", svg('<path style="fill:url(//evil)" d="M0 0"/>'), "holds the attribute style on <path>"],
  ["a handler", svg('<path onclick="x()" d="M0 0"/>'), "holds the attribute onclick on <path>"],
  [
    "an address after a line break",
    svg('<path fill="red&#10;url(x.svg)"/>'),
    'holds fill="red\nurl(x.svg)", which is not allowed',
  ],
  ["an address", svg('<path fill="url(#a)"/>'), 'holds fill="url(#a)", which is not allowed'],
  ["a quote in a value", svg("<path d='M0 0\"/><script>'/>"), "is not an SVG that can be read"],
  ["text", svg("Bread"), "holds text"],
  ["no viewBox", svg('<path d="M0 0"/>', ""), "has no viewBox"],
  ["another root", "<html/>", "is not an SVG"],
  ["no XML", "<svg><path></svg>", "is not an SVG that can be read"],
  [
    "an entity",
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1">&a;</svg>',
    "is not an SVG that can be read",
  ],
  ["depth", svg(`${"<g>".repeat(60)}${"</g>".repeat(60)}`), "is nested more than 50 elements deep"],
])("%s is refused", (_, text, mistake) => {
  expect(parseSvg(text)).toMatchObject({ mistake });
});
