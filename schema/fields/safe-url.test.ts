import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import { safeEmbed, safeUrl } from "./safe-url.ts";

describe("links that may be written into a page", () => {
  it.each([
    ["/", { kind: "path", path: "/", suffix: "" }],
    ["/services", { kind: "path", path: "/services", suffix: "" }],
    ["  /services ", { kind: "path", path: "/services", suffix: "" }],
    ["/services?a=1#b", { kind: "path", path: "/services", suffix: "?a=1#b" }],
    ["/blog#top", { kind: "path", path: "/blog", suffix: "#top" }],
    ["#form", { kind: "anchor", anchor: "form" }],
    ["https://www.example.com/a?b#c", { kind: "web", href: "https://www.example.com/a?b#c" }],
    ["http://example.com", { kind: "web", href: "http://example.com/" }],
    ["HTTPS://Example.com", { kind: "web", href: "https://example.com/" }],
    ["https://example.com:8443/x", { kind: "web", href: "https://example.com:8443/x" }],
    ["mailto:studio@example.com", { kind: "contact", href: "mailto:studio@example.com" }],
    [
      "mailto:a@b.example?Subject=A;B&body=1%0D%0A2%25",
      { kind: "contact", href: "mailto:a@b.example?Subject=A;B&body=1%0D%0A2%25" },
    ],
    ["mailto:a@b.example?subject=Hi", { kind: "contact", href: "mailto:a@b.example?subject=Hi" }],
    ["tel:0116 496 0187", { kind: "contact", href: "tel:01164960187" }],
    ["tel:+44 (0)116-496-0187", { kind: "contact", href: "tel:+441164960187" }],
  ])("%j", (text, url) => {
    expect(safeUrl(text)).toEqual(url);
  });
});

describe("links that may not", () => {
  it.each([
    ["a script", "javascript:alert(1)"],
    ["a script in capitals", "JaVaScRiPt:alert(1)"],
    ["a script behind a space", " javascript:alert(1)"],
    ["a script behind a control character", "\u0001javascript:alert(1)"],
    ["a script with a tab in it", "java\tscript:alert(1)"],
    ["a script with a line break in it", "java\nscript:alert(1)"],
    ["a script behind a line separator", "\u2028javascript:alert(1)"],
    ["a script in HTML entities", "&#106;avascript:alert(1)"],
    ["a data address", "data:text/html,<script>alert(1)</script>"],
    ["an old script", "vbscript:msgbox(1)"],
    ["a file", "file:///etc/passwd"],
    ["a blob", "blob:https://example.com/1"],
    ["the page's source", "view-source:https://example.com"],
    ["another host without a scheme", "//evil.example"],
    ["another host with backslashes", "\\\\evil.example"],
    ["a slash and a backslash", "/\\evil.example"],
    ["a slash, a tab and a slash", "/\t/evil.example"],
    ["a host after backslashes", "https:\\\\evil.example"],
    ["a scheme without slashes", "https:evil.example"],
    ["a scheme with one slash", "https:/evil.example"],
    ["a scheme with three", "https:///evil.example"],
    ["a user and password", "https://www.example.com:pass@evil.example/"],
    ["a user that looks like a host", "https://www.example.com@evil.example/"],
    ["a host that is none", "https://exa mple.com"],
    ["a port that is none", "https://example.com:99999"],
    ["a way out of the site", "/../secret"],
    ["a way round", "/a/./b"],
    ["a path with a space", "/our services"],
    ["a path without a slash", "services"],
    ["mail with a copy in percent signs", "mailto:a@b.example?%62cc=c@d.example"],
    ["mail with a line break in the subject", "mailto:a@b.example?subject=a%0Ab"],
    ["mail with NUL in the text", "mailto:a@b.example?body=%00"],
    ["mail with a text that is turned round", "mailto:a@b.example?body=%E2%80%AE"],
    ["mail with half a percent sign", "mailto:a@b.example?subject=%zz"],
    ["mail with what is not UTF-8", "mailto:a@b.example?subject=%ff"],
    ["mail in full-width letters", "mailto:\uff41@b.example"],
    ["a host that starts with a hyphen", "https://-a.example"],
    ["a host with a part that ends with one", "https://a-.example"],
    ["mail to nobody", "mailto:"],
    ["mail to a host and port that are none", "mailto://@studio:A"],
    ["mail with a line break", "mailto:a@b.example\nBcc: c@d.example"],
    ["a telephone with words", "tel:call-us"],
    ["a telephone with a script", "tel:1;javascript:alert(1)"],
    ["nothing", ""],
    ["white space", " \n "],
    ["NUL", "/a\u0000b"],
  ])("%s", (_, text) => {
    expect(safeUrl(text)).toBeUndefined();
  });

  it("whatever is written, what comes out starts in one of five ways", () => {
    const schemes = fc.constantFrom(
      "javascript:",
      "data:",
      "//",
      "/",
      "#",
      "https://",
      "mailto:",
      "tel:",
      "\\",
      "\t",
      " ",
    );
    const hostile = fc.array(fc.oneof(schemes, fc.string({ maxLength: 8 }))).map((parts) => parts.join(""));
    assertProperty(
      fc.property(hostile, (text) => {
        const url = safeUrl(text);
        if (!url) return;
        const written = url.kind === "anchor" ? `#${url.anchor}` : url.kind === "path" ? url.path : url.href;
        expect(written).toMatch(/^(https?:\/\/[^/\\]|mailto:|tel:|#|\/(?![/\\]))/);
        // A browser must read it the same way: never as another host or a script.
        const { protocol, origin } = new URL(written, "https://www.site.example/page/");
        expect(["https:", "http:", "mailto:", "tel:"]).toContain(protocol);
        if (url.kind === "path" || url.kind === "anchor") expect(origin).toBe("https://www.site.example");
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe("frames", () => {
  it.each([
    "https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4",
    "https://www.google.com/maps/embed?pb=x",
    "https://maps.google.com/maps?q=Leicester&output=embed",
  ])("%s may be embedded", (text) => {
    expect(safeEmbed(text)).toBe(text);
  });

  it.each([
    ["another provider", "https://evil.example/export/embed.html"],
    ["a host that ends like one", "https://evilwww.openstreetmap.org/export/embed.html"],
    ["a host that starts like one", "https://www.openstreetmap.org.evil.example/export/embed.html"],
    ["plain http", "http://www.openstreetmap.org/export/embed.html"],
    ["another page of the provider", "https://www.google.com/search?q=maps/embed"],
    ["a path that starts like the embeds", "https://www.google.com/maps/embedding"],
    ["a way round to another page", "https://www.google.com/maps/embed/../../search"],
    ["two outputs", "https://maps.google.com/maps?output=embed&output=html"],
    ["another port", "https://www.google.com:8443/maps/embed"],
    ["a script", "javascript:alert(1)"],
    ["a page of this site", "/maps/embed"],
  ])("not %s", (_, text) => {
    expect(safeEmbed(text)).toBeUndefined();
  });
});
