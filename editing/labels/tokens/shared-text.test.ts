import { describe, expect, it } from "vitest";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { bakeryModel } from "../../../tests/support/bakery-model.ts";
import { schemasOf } from "../schema/schemas.ts";
import { sharedText } from "./shared-text.ts";

const document = {
  site: {
    url: "https://loaf.example",
    name: "{{site.company.name}}",
    company: { name: "Loaf" },
    contact: { email: "a@example.com", phones: { mobile: "07700 900412" }, shops: { mill: {} } },
  },
  pages: [{ id: "home", path: "/", title: "Welcome", blocks: [] }],
};
const schemas = schemasOf([], bakeryModel);
const text = (more: object = {}): StringSchema => ({ type: "string", title: "", description: "", ...more });
const shared = (written: unknown, target = text()) =>
  sharedText(written, target, { document, schemas, page: "home" });

describe("a text that is one token", () => {
  it("is typed where it is written", () => {
    expect(shared("{{site.contact.phones.mobile}}")).toEqual({
      target: { in: "site" },
      path: ["contact", "phones", "mobile"],
      text: "07700 900412",
      required: false,
    });
    expect(shared("{{page.title}}")).toMatchObject({
      target: { in: "page", page: "home" },
      path: ["title"],
      text: "Welcome",
    });
  });

  it("leads through settings that quote another one, and to those that are empty", () => {
    expect(shared("{{site.name}}")).toMatchObject({ path: ["company", "name"], text: "Loaf" });
    expect(shared("{{site.contact.shops.mill.phone}}")).toMatchObject({ text: "" });
  });

  it.each([
    "Call {{site.company.name}}",
    "{{site.company.name | upper}}",
    "{{site.company}}",
    "{{site.nothing}}",
    "{{site.url}}",
    "{{page.path}}",
    "{{entry.name}}",
    "{{year}}",
    "Loaf",
    7,
    undefined,
  ])("is no other: %s", (written) => {
    expect(shared(written)).toBeUndefined();
  });

  it("fits its place", () => {
    expect(shared("{{site.company.name}}", text({ format: "date" }))).toBeUndefined();
    expect(shared("{{site.company.name}}", text({ format: "media" }))).toBeUndefined();
  });
});
