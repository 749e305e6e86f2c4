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
import { contentSecurityPolicy, defaultPolicyScript } from "./content-security-policy.ts";

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

const made = ["blob:", "data:"];
const madeElsewhere = { styles: made, fonts: made, frames: made };

type Rules = Readonly<Record<string, (text: string) => unknown>>;

/** The rules of the policy that a script creates, run as on a page of site.example. */
function rulesOf(script = ""): Rules {
  let rules: Rules = {};
  const trustedTypes = {
    createPolicy(_: string, given: Rules) {
      rules = given;
    },
  };
  const location = new URL("https://site.example/shop/");
  new Function("window", "location", script)({ trustedTypes }, location);
  return rules;
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

  it.each<[string, Partial<AnyBlock>, Readonly<Record<string, string>>]>([
    ["blob: pictures", { loads: () => ({ pictures: ["blob:"] }) }, { "img-src": "'self' data: blob:" }],
    ["data: pictures", { loads: () => ({ pictures: ["data:"] }) }, {}],
    ["blob: media", { loads: () => ({ media: ["blob:"] }) }, { "media-src": "'self' blob:" }],
    ["data: media", { loads: () => ({ media: ["data:", "blob:"] }) }, { "media-src": "'self' blob: data:" }],
    [
      "a script of another host",
      { loads: () => ({ scripts: ["https://js.pay.example/v3"] }) },
      { "script-src": "'self' 'sha256-script' https://js.pay.example", "trusted-types": "blockwork default" },
    ],
    ["HTML from texts", { setsHtml: true }, { "trusted-types": "blockwork default" }],
    ["no scripts made in the page", { loads: () => ({ scripts: ["blob:", "data:"] }) }, {}],
    ["no styles, fonts or frames made in the page", { loads: () => madeElsewhere }, {}],
    ["no address of a blob", { loads: () => ({ media: ["blob:https://a.example/1"] }) }, {}],
  ])("allows by a word of a definition %s, and nothing else", (_, definition, changed) => {
    const expected = new Map([...directivesOf({}), ...Object.entries(changed)]);
    const found = directivesOf({ blocks: [handMadeBlock("own", definition)] });
    expect([...found]).toEqual([...expected]);
  });

  it.each<[string, Partial<AnyBlock>, string, Readonly<Record<string, unknown>>]>([
    ["HTML", { setsHtml: true }, "createHTML", { "<b>Bold</b>": "<b>Bold</b>" }],
    [
      "addresses of scripts",
      { loads: () => ({ scripts: ["https://js.pay.example"] }) },
      "createScriptURL",
      {
        "https://js.pay.example/v3": "https://js.pay.example/v3",
        "https://site.example/assets/a.js": "https://site.example/assets/a.js",
        "/assets/a.js": "/assets/a.js",
        "/media/a.js": null,
        "https://js.pay.example.evil.example/v3": null,
        "//evil.example/assets/a.js": null,
        "data:text/javascript,1": null,
      },
    ],
    ["addresses beside HTML", { setsHtml: true }, "createScriptURL", { "https://js.pay.example/v3": null }],
  ])("the default policy takes %s that a block names, and nothing else", (_, definition, rule, answers) => {
    const rules = rulesOf(defaultPolicyScript({ frame: [], blocks: [handMadeBlock("own", definition)] }));
    expect(Object.fromEntries(Object.keys(answers).map((text) => [text, rules[rule]?.(text)]))).toEqual(
      answers,
    );
    expect(Object.keys(rules)).not.toContain("createScript");
    expect("createHTML" in rules).toBe(definition.setsHtml === true);
  });

  it("a page whose blocks need no default policy has none", () => {
    const loads = () => ({ pictures: ["blob:", "https://a.example"], frames: ["https://a.example"] });
    const block = handMadeBlock("own", { loads, trustedTypes: ["html"], wasm: true });
    expect(defaultPolicyScript({ frame: [block], blocks: [] })).toBeUndefined();
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
    const map = handMadeBlock("map", { trustedTypes: ["lit-html"] });
    expect(directivesOf({ blocks: [map] }).get("trusted-types")).toBe("blockwork lit-html");
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
  /^(?:'self'|'none'|'script'|data:|blob:|mailto:|'sha256-(?:style|script)'|blockwork[a-z-]*|default|https?:\/\/(?:[a-z0-9_-]+\.)*[a-z0-9_-]+\.?(?::\d+)?|https?:\/\/\[[0-9a-f:]+\](?::\d+)?)$/;

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
        const loads = () => ({ pictures: list, fonts: list, media: list, styles: list, scripts: list });
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
