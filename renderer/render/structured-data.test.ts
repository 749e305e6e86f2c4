import { describe, expect, it } from "vitest";
import {
  contactPage,
  homePage,
  pageWith,
  type SiteParts,
  siteOf,
} from "../../tests/support/resolve-parts.ts";
import { categoryPart, postPart, projectPart } from "../../tests/support/sample-entries.ts";
import { smallConfig } from "../../tests/support/small-config.ts";
import { absoluteUrl, pageStructuredData } from "./structured-data.ts";

type Node = Readonly<Record<string, unknown>> & { readonly "@type": string };

function graphOf(parts: SiteParts, path = "/"): Node[] {
  const site = siteOf(parts);
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  const data = pageStructuredData(site, page) as { "@context": string; "@graph": Node[] };
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

const nodeOf = (type: string, parts: SiteParts, path?: string) =>
  graphOf(parts, path).find((node) => node["@type"] === type);
const withBlocks = (...blocks: { id: string; type: string; props: object }[]): SiteParts => ({
  pages: [pageWith("/", blocks), contactPage],
});

describe("what search engines are told", () => {
  it("of every page: who the practice is and which website this is", () => {
    const company = {
      name: "Small & Sons",
      tagline: "t",
      description: "d",
      social: "https://social.example/small",
    };
    const parts: SiteParts = { site: { company } };
    expect(nodeOf("ProfessionalService", parts)).toMatchObject({
      "@id": "https://www.small.example/#organisation",
      name: "Small & Sons",
      telephone: "0116 496 0187",
      email: "studio@small.example",
      url: "https://www.small.example/",
      sameAs: ["https://social.example/small"],
    });
    expect(nodeOf("WebSite", parts)).toMatchObject({
      inLanguage: "en-GB",
      publisher: { "@id": "https://www.small.example/#organisation" },
    });
  });

  it("the place of each office where it is known", () => {
    const contact = smallConfig.site.contact as object;
    const office = (facts: object) => ({
      site: {
        contact: {
          ...contact,
          offices: {
            leicester: { address: "a", fullAddress: "b", phone: "0116 496 0187", ...facts },
            london: { address: "a", fullAddress: "b", phone: "020 7946 0123", latitude: 51.5, longitude: 0 },
          },
        },
      },
    });
    const [leicester, london] = (nodeOf("ProfessionalService", office({}))?.location ?? []) as object[];
    expect(leicester).not.toHaveProperty("geo");
    expect(london).toHaveProperty("geo", { "@type": "GeoCoordinates", latitude: 51.5, longitude: 0 });
    expect(nodeOf("ProfessionalService", office({}))).not.toHaveProperty("geo");
    expect(nodeOf("ProfessionalService", office({ latitude: 52.63, longitude: -1.13 }))).toHaveProperty(
      "geo",
      {
        "@type": "GeoCoordinates",
        latitude: 52.63,
        longitude: -1.13,
      },
    );
  });

  it("the questions wherever there are some, with the answers as HTML", () => {
    const parts = withBlocks({
      id: "a",
      type: "faq",
      props: { title: "Questions", items: [{ question: "Why </script>?", answer: "*So.*" }] },
    });
    expect(nodeOf("FAQPage", parts)).toEqual({
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "Why </script>?",
          acceptedAnswer: { "@type": "Answer", text: "<p><em>So.</em></p>\n" },
        },
      ],
    });
  });

  it("the way to the page, each step with its whole address", () => {
    const items = [{ text: "Home", href: "/" }, { text: "Contact", href: "/contact" }, { text: "Here" }];
    expect(
      nodeOf("BreadcrumbList", withBlocks({ id: "a", type: "breadcrumb", props: { items } })),
    ).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: "https://www.small.example/" },
        { position: 2, name: "Contact", item: "https://www.small.example/contact/" },
        { position: 3, name: "Here", item: "https://www.small.example/" },
      ],
    });
  });

  it("services only where cards are services", () => {
    const cards = (services: boolean) =>
      withBlocks({ id: "a", type: "cards-grid", props: { services, cards: [{ title: "Planning" }] } });
    expect(nodeOf("Service", cards(false))).toBeUndefined();
    expect(nodeOf("Service", cards(true))).toMatchObject({
      hasOfferCatalog: { itemListElement: [{ itemOffered: { "@type": "Service", name: "Planning" } }] },
    });
  });

  it("a post as an article and a project as a work, each on its own page", () => {
    const parts: SiteParts = {
      pages: [
        homePage,
        contactPage,
        pageWith("/blog/{slug}", [{ id: "a", type: "article", props: { post: "{{entry.id}}" } }], {
          entries: "posts",
          title: "{{entry.title}}",
          description: "{{entry.excerpt}}",
        }),
        pageWith("/projects/{id}", [{ id: "a", type: "project", props: { project: "{{entry.id}}" } }], {
          entries: "projects",
          title: "{{entry.title}}",
          description: "{{entry.description}}",
        }),
      ],
      entries: [categoryPart("guides"), postPart("lofts"), projectPart("1")],
    };
    expect(nodeOf("Article", parts, "/blog/lofts/")).toMatchObject({
      headline: "Title of lofts",
      datePublished: "2025-03-04",
      dateModified: "2025-06-17",
      author: { name: "Ada Small" },
      mainEntityOfPage: "https://www.small.example/blog/lofts/",
      image: "https://www.small.example/media/house.aaaaaaaa-640.jpg",
    });
    expect(nodeOf("CreativeWork", parts, "/projects/1/")).toMatchObject({
      name: "Project 1",
      url: "https://www.small.example/projects/1/",
    });
    expect(nodeOf("Article", parts)).toBeUndefined();
  });
});

it.each([
  ["/contact/", "https://www.small.example/contact/"],
  ["/über-uns/", "https://www.small.example/%C3%BCber-uns/"],
  ["/caf%C3%A9/?a=b c#é", "https://www.small.example/caf%C3%A9/?a=b%20c#%C3%A9"],
  ["https://other.example/a", "https://other.example/a"],
])("the absolute address of %s is %s", (path, address) => {
  expect(absoluteUrl(siteOf({}).settings, path)).toBe(address);
});
