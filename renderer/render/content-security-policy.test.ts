import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adminPolicyHeader } from "../../cli/pipeline/editor/admin-policy.ts";
import type { AnyBlock } from "../../schema/block/define-block.ts";
import { policySource } from "../../schema/block/policy-source.ts";
import { head } from "../../schema/site/head-settings.ts";
import { parseUrl } from "../../schema/text/parse-url.ts";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import { handMadeBlock, handMadeSettings } from "../../tests/support/hand-made-site.ts";
import type { SiteBlock } from "../site.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

interface Parts {
  readonly body?: string;
  readonly blocks?: readonly SiteBlock[];
  readonly frame?: readonly SiteBlock[];
  readonly scripts?: readonly object[];
  readonly styleAttributes?: readonly string[];
}

function policyOf({ body = "", blocks = [], frame = [], scripts = [], styleAttributes = [] }: Parts): string {
  const settings = handMadeSettings({ head: { scripts } });
  return contentSecurityPolicy({
    settings,
    page: { frame, blocks },
    body,
    styles: ["'sha256-style'"],
    styleAttributes,
    scripts: ["'sha256-script'"],
  });
}

function directivesOf(parts: Parts): Map<string, string> {
  return new Map(
    policyOf(parts)
      .split("; ")
      .map((directive) => {
        const [name = "", ...values] = directive.split(" ");
        return [name, values.join(" ")];
      }),
  );
}

const form = handMadeBlock("form", { connects: () => ["https://forms.example/messages?a=1;b", "/own"] });

describe("the policy of a page", () => {
  it.each([
    ["default-src", "'none'"],
    ["img-src", "'self' data:"],
    ["font-src", "'self'"],
    ["style-src", "'sha256-style'"],
    ["script-src", "'self' 'sha256-script'"],
    ["connect-src", "'self'"],
    ["frame-src", "'none'"],
    ["form-action", "'self' mailto:"],
    ["base-uri", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "blockwork"],
  ])("of a plain page has %s %s", (name, values) => {
    expect(directivesOf({ body: "<p>Plain</p>" }).get(name)).toBe(values);
  });

  it("never allows inline code, code from text, or everything", () => {
    const body = '<iframe src="https://www.openstreetmap.org/x"></iframe>';
    const policy = policyOf({ body, blocks: [form] });
    expect(policy).not.toMatch(/unsafe-|\*|(^|\s)(https?|blob|filesystem):(\s|;|$)/);
  });

  it("allows the style attributes of the page by their hashes, if it has any", () => {
    expect(directivesOf({}).has("style-src-attr")).toBe(false);
    const directives = directivesOf({ styleAttributes: ["'sha256-one'", "'sha256-two'"] });
    expect(directives.get("style-src-attr")).toBe("'unsafe-hashes' 'sha256-one' 'sha256-two'");
    expect(directives.get("style-src")).toBe("'sha256-style'");
  });

  it("allows the frames that are on the page or that a block will show, each origin once", () => {
    const body =
      '<iframe class="a" src="https://www.openstreetmap.org/export/embed.html?a=1&amp;b=2"></iframe>' +
      '<iframe src="https://www.openstreetmap.org/other"></iframe>';
    const video = handMadeBlock("video", { frames: () => ["https://video.example/1"] });
    expect(directivesOf({ body, blocks: [video] }).get("frame-src")).toBe(
      "https://www.openstreetmap.org https://video.example",
    );
    expect(directivesOf({ body, blocks: [video] }).get("connect-src")).toBe("'self' https://video.example");
  });

  it.each<[string, Parts]>([
    ["of the page", { blocks: [form] }],
    ["in its frame", { frame: [form] }],
    ["inside another", { blocks: [handMadeBlock("columns", {}, { children: [form] })] }],
  ])("allows to send where a block %s says that it sends, and nowhere else", (_, parts) => {
    const directives = directivesOf(parts);
    expect(directives.get("form-action")).toBe("'self' mailto: https://forms.example");
    expect(directives.get("connect-src")).toBe("'self' https://forms.example");
  });

  it.each([
    ["pictures", "img-src", "'self' data: https://other.example"],
    ["fonts", "font-src", "'self' https://other.example"],
    ["media", "media-src", "'self' https://other.example"],
    ["styles", "style-src", "'sha256-style' https://other.example"],
  ])("allows to load %s by %s where a block says so, and nothing else", (kind, directive, sources) => {
    const plain = directivesOf({});
    const block = handMadeBlock("map", { loads: () => ({ [kind]: ["https://other.example/1;2", "/own"] }) });
    expect([...directivesOf({ blocks: [block] })]).toEqual([...plain.set(directive, sources)]);
  });

  it.each<[string, Partial<AnyBlock>, string]>([
    ["by a word of its own", { allowDuplicatePolicies: true }, "blockwork html 'allow-duplicates'"],
    ["as a name", { trustedTypes: ["html", "'allow-duplicates'"] }, "blockwork html 'allow-duplicates'"],
    ["not at all", {}, "blockwork html"],
    ["not by names that are none", { trustedTypes: ["html", "a b", "*", ";img-src"] }, "blockwork html"],
  ])("lets a library make its Trusted Types policy twice: %s", (_, definition, sources) => {
    const block = handMadeBlock("slides", { trustedTypes: ["html"], ...definition });
    expect(directivesOf({ blocks: [block] }).get("trusted-types")).toBe(sources);
  });

  it("names the Trusted Types policies of blocks, and has no such rule beside scripts of others", () => {
    const map = handMadeBlock("map", { trustedTypes: ["default"] });
    expect(directivesOf({ blocks: [map] }).get("trusted-types")).toBe("blockwork default");
    const directives = directivesOf({ blocks: [map], scripts: [{ src: "/own.js" }] });
    expect(directives.has("trusted-types")).toBe(false);
    expect(directives.has("require-trusted-types-for")).toBe(false);
  });

  it("allows the scripts of site.head, and what they say that they need", () => {
    const scripts = [
      {
        src: "https://stats.example/a.js",
        loads: ["https://cdn.example"],
        connects: ["https://api.example"],
      },
      { src: "/own.js" },
    ];
    const directives = directivesOf({ scripts });
    expect(directives.get("script-src")).toBe(
      "'self' 'sha256-script' https://stats.example https://cdn.example",
    );
    expect(directives.get("connect-src")).toBe("'self' https://api.example");
    expect(directives.get("img-src")).toBe("'self' data: https://cdn.example");
  });
});

/** Hosts and addresses as an author could write them, with what means something in a policy or in a header. */
const parts = [
  ..."';, *\t\n\r:/?#@[]\\%\"<>|^`{}$&=+~!().-_",
  "a",
  "Ü",
  "例",
  "\u3002",
  "\uff1b",
  "%3B",
  "%20",
  "'unsafe-inline'",
  "script-src",
  "data:",
  "blob:",
  "https://",
  "http://",
  "//",
  "evil.example",
  "*.example",
  "127.0.0.1",
  "[::1]",
  "user@",
  ":443",
];
const authored = fc
  .array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: "grapheme", maxLength: 4 })), { maxLength: 8 })
  .map((chosen) => chosen.join(""));
const address = fc
  .tuple(fc.constantFrom("https://", "http://", "https://a.example", "blob:https://", "", "/"), authored)
  .map((pieces) => pieces.join(""));

/** All that may be a source, but for the hosts themselves. */
const fixed =
  /^(?:'self'|'none'|'script'|data:|blob:|mailto:|'sha256-(?:style|script)'|blockwork[a-z-]*|https?:\/\/(?:[a-z0-9_-]+\.)*[a-z0-9_-]+\.?(?::\d+)?|https?:\/\/\[[0-9a-f:]+\](?::\d+)?)$/;

const named = (policy: string) =>
  policy.split(";").map((directive) => {
    const [name = "", ...values] = directive.trim().split(" ");
    return { name, values };
  });

describe("whatever an author writes", () => {
  const names = named(policyOf({ scripts: [{ src: "/own.js" }] })).map(({ name }) => name);

  it("no address adds a directive, a keyword or a wildcard to the policy of a page", () => {
    assertProperty(
      fc.property(address, (text) => {
        const script = { src: text, loads: [text], connects: [text] };
        const list = [text];
        const loads = () => ({ pictures: list, fonts: list, media: list, styles: list });
        const trustedTypes = text.startsWith("'") ? list : [];
        const block = handMadeBlock("any", { connects: () => list, frames: () => list, loads, trustedTypes });
        const body = `<iframe src="${text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>`;
        const policy = named(policyOf({ body, blocks: [block], scripts: [script] }));
        expect(policy.map(({ name }) => name)).toEqual(names);
        for (const { values } of policy) for (const value of values) expect(value).toMatch(fixed);
      }),
      { numRuns: runs(2000) },
    );
  });

  it("no address in the settings of the editor adds any to the editor's policy", () => {
    const plain = named(adminPolicyHeader({ embeds: [] })).map(({ name }) => name);
    assertProperty(
      fc.property(address, (text) => {
        const publish = { host: "forgejo", repository: "a/b", branch: "main", url: text } as const;
        const policy = named(adminPolicyHeader({ embeds: [text], publish }));
        expect(policy.map(({ name }) => name)).toEqual(plain);
        for (const { values } of policy) for (const value of values) expect(value).toMatch(fixed);
      }),
      { numRuns: runs(2000) },
    );
  });

  it("an address whose host can't be named in a policy is none of the settings", () => {
    const { pattern } = head.properties.scripts.items.properties.src;
    const isTaken = (src: string) => new RegExp(pattern, "u").test(src);
    for (const src of [
      "https://a.example;'unsafe-inline'/x",
      "https://*/x.js",
      "https://a,b/x",
      "https:///x",
      "https://㈠/x",
    ])
      expect(isTaken(src), src).toBe(false);
    for (const src of [
      "/own.js",
      "https://a.example",
      "https://a.example:8080/x.js?a;b",
      "https://bäcker.example/x",
    ])
      expect(isTaken(src), src).toBe(true);
    assertProperty(
      fc.property(address, (text) => {
        const isElsewhere = isTaken(text) && !text.startsWith("/") && parseUrl(text) !== undefined;
        if (isElsewhere) expect(policySource(text), text).toMatch(fixed);
      }),
      { numRuns: runs(2000) },
    );
  });
});
