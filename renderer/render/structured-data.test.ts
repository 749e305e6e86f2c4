import { describe, expect, it } from "vitest";
import type { AnyBlock } from "../../schema/define-block.ts";
import { handMadeBlock, handMadePage, handMadeSettings } from "../../tests/support/hand-made-site.ts";
import type { SitePage } from "../site.ts";
import { absoluteUrl } from "./addresses.ts";
import { pageStructuredData } from "./structured-data.ts";

type Node = Readonly<Record<string, unknown>> & { readonly "@type": string };

const settings = handMadeSettings({ base: "/school", languages: ["en-GB", "fr"] });

function graphOf(parts: Partial<SitePage>): readonly Node[] {
  const page = handMadePage("/a/", { href: "/school/a/", language: "fr", ...parts });
  const data = pageStructuredData({ settings }, page) as { "@context": string; "@graph": Node[] };
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

const website = {
  "@type": "WebSite",
  "@id": "https://small.example/school/#website",
  name: "Small & Sons",
  url: "https://small.example/school/",
  inLanguage: ["en-GB", "fr"],
};

describe("what search engines are told", () => {
  it("of a site that says nothing is its name and address, and nothing invented", () => {
    expect(graphOf({})).toEqual([website]);
  });

  it("is what the templates say, in place of that if they describe the website", () => {
    const own = { "@type": "Bakery", name: "Small" };
    expect(graphOf({ structuredData: [own] })).toEqual([website, own]);
    expect(graphOf({ structuredData: [{ "@type": "WebSite", name: "S" }] })).toEqual([
      { "@type": "WebSite", name: "S" },
    ]);
  });

  it("is what blocks say, in the frame and inside blocks too, with absolute addresses and the page's language", () => {
    const structuredData: AnyBlock["structuredData"] = (props: { href: string }, context) => ({
      "@type": "Thing",
      url: context.absolute(props.href),
      page: context.url,
      inLanguage: context.language,
    });
    const block = (href: string) => handMadeBlock("thing", { structuredData }, { props: { href } });
    const nodes = graphOf({
      frame: [block("/school/ä/")],
      blocks: [
        handMadeBlock("columns", {}, { children: [block("#there"), block("https://other.example/")] }),
      ],
    });
    expect(nodes.slice(1)).toMatchObject([
      {
        url: "https://small.example/school/%C3%A4/",
        page: "https://small.example/school/a/",
        inLanguage: "fr",
      },
      { url: "https://small.example/school/a/#there" },
      { url: "https://other.example/" },
    ]);
  });
});

it.each([
  ["/contact/", "https://small.example/contact/"],
  ["/über/", "https://small.example/%C3%BCber/"],
  ["/%C3%BCber/", "https://small.example/%C3%BCber/"],
  ["https://other.example/a", "https://other.example/a"],
])("the absolute address of %s is %s", (path, address) => {
  expect(absoluteUrl(settings, path)).toBe(address);
});
