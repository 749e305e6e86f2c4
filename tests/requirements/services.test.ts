import { describe, expect, it } from "vitest";
import { textOf } from "../support/built-page.ts";
import { attribute, linksOf, mobile, pageAt } from "./fosse-and-field.ts";

describe("2. Services", () => {
  const page = pageAt("/services/");
  const stages = page.all("#process ol > li");

  it("has a heading and an introduction", () => {
    expect(page.texts("main header h1")).toHaveLength(1);
    expect(page.texts("main .heading p").join(" ").length).toBeGreaterThan(100);
  });

  it("has four services, each with a description and four bullets", () => {
    const cards = page.all("#services li:has(> h3)");
    expect(cards.map((card) => textOf(page.one("h3", card)))).toEqual([
      "Planning Permission",
      "Building Regulations",
      "Structural Calculations",
      "Client Consultation",
    ]);
    for (const card of cards) {
      expect(textOf(page.one(".prose", card)).length).toBeGreaterThan(60);
      expect(page.all("ul > li", card)).toHaveLength(4);
    }
  });

  it("has the nine stages of the process, in order", () => {
    expect(textOf(page.one("#process h2"))).toBe("Our Process");
    expect(stages.map((stage) => textOf(page.one("h3", stage)))).toEqual([
      "Free consultation",
      "Detailed site survey and client brief",
      "Architectural drawing process",
      "Complete planning drawings",
      "Submit planning drawings",
      "Building regulations",
      "Client approves building regulations drawings",
      "Submit building regulations drawings",
      "Building regulations approval granted",
    ]);
  });

  it("shows the payment and duration of a stage where it has them", () => {
    expect(stages.map((stage) => page.texts(".timeline-badge", stage))).toEqual([
      ["25% of fee quotation due"],
      [],
      [],
      [],
      ["50% of fee quotation due", "8 weeks"],
      [],
      [],
      ["25% of fee quotation due"],
      ["5 weeks maximum"],
    ]);
  });

  it("shows each stage with an icon, a description, what is included and its colour", () => {
    for (const stage of stages) {
      expect(page.all("svg", stage)).toHaveLength(1);
      expect(textOf(page.one(".timeline-text > p:first-child", stage)).length).toBeGreaterThan(60);
      expect(page.texts("h4", stage)).toEqual(["What's Included"]);
      expect(page.all(".timeline-included li", stage).length).toBeGreaterThanOrEqual(3);
    }
    const colours = stages.map(attribute("data-colour"));
    expect(new Set(colours)).toEqual(new Set(["emerald", "blue", "purple", "orange"]));
  });

  it("gives important notes", () => {
    expect(page.all("#process .timeline-note").length).toBeGreaterThanOrEqual(1);
  });

  it("makes the six claims", () => {
    expect(page.texts("#why h2")).toEqual(["Why Choose Fosse & Field"]);
    expect(page.texts("#why h3")).toEqual([
      "Over 15 years' experience",
      "100% approval success rate",
      "200+ projects",
      "50+ happy clients",
      "Free initial consultation",
      "Fees from £600 for simple applications",
    ]);
  });

  it("lists eight benefits", () => {
    expect(page.texts("#benefits h3")).toHaveLength(8);
  });

  it("ends in a call to action: the contact page and the mobile number", () => {
    expect(linksOf(page, "#cta a")).toEqual([
      ["Contact Us", "/contact/"],
      [`Call ${mobile}`, "tel:+447700900412"],
    ]);
  });
});
