import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const parts = { style: "'sha256-style'", script: "'sha256-script'", formEndpoints: [] as string[] };

function directivesOf(html: string, others: Partial<typeof parts> = {}): Map<string, string> {
  const policy = contentSecurityPolicy(html, { ...parts, ...others });
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );
}

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
  ])("of a plain page has %s %s", (name, values) => {
    expect(directivesOf("<p>Plain</p>").get(name)).toBe(values);
  });

  it("never allows inline code, code from text, or everything", () => {
    const policy = contentSecurityPolicy('<iframe src="https://www.openstreetmap.org/x"></iframe>', {
      ...parts,
      formEndpoints: ["https://forms.example/a"],
    });
    expect(policy).not.toMatch(/unsafe-|\*|(^|\s)(https?|blob|filesystem):(\s|;|$)/);
  });

  it("allows the frames that are on the page, each origin once and no more of it than that", () => {
    const html =
      '<iframe class="a" src="https://www.openstreetmap.org/export/embed.html?a=1&amp;b=2"></iframe>' +
      '<iframe src="https://www.openstreetmap.org/other"></iframe><iframe src="https://maps.google.com/maps?q=1"></iframe>';
    expect(directivesOf(html).get("frame-src")).toBe("https://www.openstreetmap.org https://maps.google.com");
  });

  it("allows forms and scripts to send to the page's endpoints, and to nobody else's", () => {
    const directives = directivesOf("", { formEndpoints: ["https://forms.example/messages?a=1;b"] });
    expect(directives.get("form-action")).toBe("'self' mailto: https://forms.example");
    expect(directives.get("connect-src")).toBe("'self' https://forms.example");
  });
});
