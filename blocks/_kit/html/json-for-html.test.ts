import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { elementsOf, textOf } from "../../../tests/support/html-tree.ts";
import { jsonForHtml } from "./json-for-html.ts";

const inScript = (value: unknown) =>
  elementsOf(`<script type="application/ld+json">${jsonForHtml(value)}</script><p>after</p>`);

describe("JSON in a script element", () => {
  it.each([
    ["an end tag", "</script><script>alert(1)</script>"],
    ["an end tag in capitals", "</SCRIPT >"],
    ["a comment that hides an end tag", "<!-- <script> -->"],
    ["the end of CDATA", "]]>"],
    ["line separators", "a\u2028b\u2029c"],
    ["entities", "&lt;script&gt; &amp;"],
    ["quotes and backslashes", "\\\"'\\\\"],
  ])("holds %s without ending", (_, text) => {
    const [script, after, ...others] = inScript({ text });
    expect(others).toEqual([]);
    expect(after?.tagName).toBe("p");
    expect(script && JSON.parse(textOf(script))).toEqual({ text });
  });

  it("holds no character that means something to HTML, in keys neither", () => {
    expect(jsonForHtml({ "<a>": "&\u2028\u2029" })).toBe('{"\\u003ca\\u003e":"\\u0026\\u2028\\u2029"}');
  });

  it("is what was put in, whatever that was", () => {
    const piece = fc.constantFrom("</script", "<!--", "<script", "-->", ">", "&", "\u2028", "\\", '"');
    assertProperty(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: "grapheme" }))), (parts) => {
        const text = parts.join("").replaceAll("\r", "").replaceAll("\u0000", "");
        const [script, ...others] = inScript([text]);
        expect(others).toHaveLength(1);
        expect(script && JSON.parse(textOf(script))).toEqual([text]);
      }),
    );
  });
});
