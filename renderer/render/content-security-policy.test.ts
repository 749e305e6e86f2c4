import { describe, expect, it } from "vitest";
import { handMadeBlock, handMadeSettings } from "../../tests/support/hand-made-site.ts";
import type { SiteBlock } from "../site.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

interface Parts {
  readonly body?: string;
  readonly blocks?: readonly SiteBlock[];
  readonly frame?: readonly SiteBlock[];
  readonly scripts?: readonly object[];
}

function policyOf({ body = "", blocks = [], frame = [], scripts = [] }: Parts): string {
  const settings = handMadeSettings({ head: { scripts } });
  return contentSecurityPolicy({
    settings,
    page: { frame, blocks },
    body,
    styles: ["'sha256-style'"],
    script: "'sha256-script'",
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
