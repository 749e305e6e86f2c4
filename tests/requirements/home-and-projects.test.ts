import { describe, expect, it } from "vitest";
import { textOf } from "../support/built-page.ts";
import { definitions, linksOf, pageAt, projectPages } from "./fosse-and-field.ts";

describe("2. Home", () => {
  const page = pageAt("/");

  it("has its sections in order", () => {
    const kinds = page.all("main > .block > *").map((element) => element.attribs.class?.split(" ")[0]);
    expect(kinds).toEqual(["hero", "cards-grid", "cards-grid", "project-gallery", "faq", "map"]);
    expect(page.texts("main h2").slice(1)).toEqual([
      "Our Services",
      "Our Projects",
      "Frequently asked questions",
      "Find Our Leicester Office",
    ]);
    expect(page.all("main ~ .frame-block > footer")).toHaveLength(1);
  });

  it("has the hero's headline and buttons", () => {
    expect(textOf(page.one("#hero h1"))).toBe(
      "Expert Architectural Services. Effortless Planning Permission. Leicester & London.",
    );
    expect(linksOf(page, "#hero a.button")).toEqual([
      ["Our Services", "/services/"],
      ["Get Started", "/contact/"],
    ]);
  });

  it("has the front and the rear elevation", () => {
    expect(page.all("#hero img").map((image) => image.attribs.alt?.split(" ")[0])).toEqual(["Front", "Rear"]);
  });

  it("has the two cards of About", () => {
    expect(page.texts("#about h3")).toEqual(["About Us", "Our Projects"]);
    expect(page.all("#about li > .prose").every((text) => textOf(text).length > 200)).toBe(true);
  });

  it("has four service categories with an icon, a title and items", () => {
    const cards = page.all("#services li:has(> h3)");
    expect(cards.map((card) => textOf(page.one("h3", card)))).toEqual([
      "Planning & Applications",
      "Building Regulations",
      "Project Management",
      "Technical Services",
    ]);
    for (const card of cards) {
      expect(page.all("svg", card)).toHaveLength(1);
      expect(page.all("ul > li", card).length).toBeGreaterThanOrEqual(4);
    }
  });

  it("shows every case study, each leading to its page", () => {
    expect(linksOf(page, "#projects h3 a")).toEqual(
      projectPages.map(([id, , project]) => [project.title, `/projects/${id}/`]),
    );
  });

  it.each(projectPages)(
    "shows project %s with picture, location, description, type and size",
    (id, _, project) => {
      const card = page.one(`#projects li:has(a[href="/projects/${id}/"])`);
      const pictures = page.all("img", card).map((image) => image.attribs.src);
      const kinds = id === "2" ? ["before", "after"] : ["main"];
      expect(pictures).toEqual(
        kinds.map((kind) => expect.stringContaining(`project-${id.padStart(2, "0")}-${kind}.`)),
      );
      expect(page.texts("p", card)).toEqual([
        project.location,
        project.description,
        `${project.projectType}${project.size}`,
      ]);
      expect(page.texts("p span", card)).toEqual([project.projectType, project.size]);
    },
  );

  it("lets visitors switch project 2, and no other, between before and after", () => {
    const card = page.one('#projects li:has(a[href="/projects/2/"])');
    expect(page.texts("button", card)).toEqual(["Before", "After"]);
    expect(page.texts("figcaption", card)).toEqual(["Original Property", "Transformed Design"]);
    expect(page.all("#projects li button")).toHaveLength(2);
  });
});

describe("2. Projects", () => {
  it("covers the project types", () => {
    expect(new Set(projectPages.map(([, , project]) => project.projectType))).toEqual(
      new Set([
        "Residential Extension",
        "Comprehensive Extension",
        "Loft Conversion",
        "New Build",
        "Wellness Facility Development",
        "Commercial Development",
        "New Build Development",
        "Interior Refurbishment",
        "Heritage Conversion",
        "Rear Extension",
      ]),
    );
  });

  it.each(projectPages)("project %s has its facts and every part of its story", (_, page, project) => {
    expect(textOf(page.one("h1"))).toBe(project.title);
    expect(textOf(page.one("main"))).toContain(project.projectType);
    expect(textOf(page.one("main"))).toContain(project.description);
    expect(definitions(page, page.one("main dl"))).toEqual([
      ["Location", project.location],
      ["Size", project.size],
      ["Duration", project.duration],
      ["Completed", project.completedDate],
    ]);
    const sections = page
      .all(".story > section")
      .map((section) => [textOf(page.one("h2", section)), page.texts("li", section)]);
    expect(sections).toEqual([
      ["Project Overview", []],
      ["Challenges", project.challenges],
      ["Solutions", project.solutions],
      ["Key Features", project.features],
    ]);
    expect(textOf(page.one(".story > section:first-child .prose")).split(" ").length).toBeGreaterThan(60);
  });

  it.each(projectPages)("project %s shows its whole gallery", (_, page, project) => {
    expect(project.gallery.length).toBeGreaterThanOrEqual(3);
    expect(project.gallery.length).toBeLessThanOrEqual(7);
    const shown = page.all("main article img").map((image) => image.attribs.src ?? "");
    for (const picture of project.gallery) {
      expect(
        shown.some((src) => src.includes(picture.replace(".jpg", "."))),
        picture,
      ).toBe(true);
    }
  });

  it.each(projectPages)("project %s says when it was completed as month and year", (_, __, project) => {
    expect(project.completedDate).toMatch(
      /^(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/,
    );
  });

  it("shows before and after on project 2 and nowhere else", () => {
    const page = pageAt("/projects/2/");
    const views = page.all(".showcase-comparison figure");
    expect(
      views.map((view) => [textOf(page.one("figcaption", view)), page.one("img", view).attribs.src]),
    ).toEqual([
      ["Original Property", expect.stringContaining("project-02-before")],
      ["Transformed Design", expect.stringContaining("project-02-after")],
    ]);
    const others = projectPages.filter(([id]) => id !== "2");
    expect(others.flatMap(([, other]) => other.all(".showcase-comparison"))).toEqual([]);
  });
});
