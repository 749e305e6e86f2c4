import { describe, expect, it } from "vitest";
import type { AnyBlock } from "../../schema/block/define-block.ts";
import { handMadeBlock, handMadePage, handMadeSettings } from "../../tests/support/hand-made-site.ts";
import type { SitePage } from "../site.ts";
import { absoluteUrl } from "./addresses.ts";
import { pageStructuredData } from "./structured-data.ts";

type Node = Readonly<Record<string, unknown>> & { readonly "@type": string };

const settings = handMadeSettings({ base: "/school", languages: ["en-GB", "fr"] });

function graphOf(parts: Partial<SitePage>, more: object = {}): readonly Node[] {
  const page = handMadePage("/a/", { href: "/school/a/", language: "fr", ...parts });
  const data = pageStructuredData({ settings: { ...settings, ...more } }, page) as {
    "@context": string;
    "@graph": Node[];
  };
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

  it("has one list of questions, whatever number of blocks has some, and links that lead back to the page", () => {
    const list = (name: string, text: string) => ({
      "@type": "FAQPage",
      mainEntity: [{ "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text } }],
    });
    const own = [
      list("A?", '<p><a href="/school/x/">x</a> <a href="#y">y</a></p>'),
      list("B?", '<a href="mailto:a@b.c">m</a>'),
    ];
    const graph = graphOf({ structuredData: own });
    expect(graph).toHaveLength(2);
    const texts = (graph[1] as unknown as ReturnType<typeof list>).mainEntity.map(
      ({ acceptedAnswer }) => acceptedAnswer.text,
    );
    expect(texts).toEqual([
      '<p><a href="https://small.example/school/x/">x</a> <a href="https://small.example/school/a/#y">y</a></p>',
      '<a href="mailto:a@b.c">m</a>',
    ]);
  });

  it("has telephone numbers of the country of their address, times with their zones, and no marks that can't be seen", () => {
    const shop = (country: string, telephone: string) => ({
      "@type": "Bakery",
      telephone,
      address: { "@type": "PostalAddress", addressCountry: country },
    });
    const own = [
      { ...shop("GB", "0114 496 0142"), department: [shop("FR", "03 53 01 42 17"), shop("XX", "112")] },
      { "@type": "Bakery", telephone: "0114 496 0142 ext. 12" },
      { "@type": "Event", startDate: "2026-07-01T09:00", endDate: "2026-12-01T09:00[Asia/Tokyo]" },
      { "@type": "Event", startDate: "2026-07-01T09:00Z", endDate: "2026-07-02", name: "wrap-\u2060round" },
    ];
    const graph = graphOf({ structuredData: own }, { timezone: "Europe/London" });
    expect(graph.slice(1)).toMatchObject([
      { telephone: "+441144960142", department: [{ telephone: "+33353014217" }, { telephone: "112" }] },
      { telephone: "+441144960142;ext=12" },
      { startDate: "2026-07-01T09:00:00+01:00", endDate: "2026-12-01T09:00:00+09:00" },
      { startDate: "2026-07-01T09:00Z", endDate: "2026-07-02", name: "wrap-round" },
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
