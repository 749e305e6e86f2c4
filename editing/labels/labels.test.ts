import { describe, expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import { smallModel } from "../../tests/support/small-model.ts";
import { blockLabel } from "./block-label.ts";
import { entryPageLabel, pageTitle } from "./page-label.ts";
import { tokenScope } from "./tokens/token-scope.ts";

const schema = (type: string) => blocks.find((block) => block.type === type)?.schema;
const words = (type: string, props: object, scope = tokenScope({ site: {} })) =>
  blockLabel({ id: "a", type, props: props as Record<string, unknown> }, schema(type), scope);

describe("a block in a list", () => {
  it.each<[string, object, string]>([
    ["faq", { label: "Help", title: "What people ask", items: [] }, "What people ask"],
    ["prose", { text: "## We *measure*\n\nbefore [we draw](/services)." }, "We measure before we draw."],
    ["stats", { items: [{ value: "500+", label: "Projects" }] }, "500+"],
    ["hero", { title: "{{site.slogan}}", views: [] }, "Drawn properly"],
    ["picture", { picture: "a.jpg", caption: "  " }, ""],
  ])("%s is told by what it says", (type, props, expected) => {
    expect(words(type, props, tokenScope({ site: { slogan: "Drawn properly" } })).excerpt).toBe(expected);
  });

  it("has its kind for a title, and a type that nobody knows its own name", () => {
    expect(words("faq", { title: 12 })).toEqual({ title: "Questions", excerpt: "" });
    expect(words("photo-wall", { title: "Ours" })).toEqual({ title: "Photo wall", excerpt: "" });
  });

  it("says no more than there is room for", () => {
    expect(words("heading", { title: "long ".repeat(60) }).excerpt).toMatch(/^(long )+long…$/);
    expect(words("heading", { title: "long ".repeat(60) }).excerpt.length).toBeLessThanOrEqual(80);
  });
});

describe("a page in a list", () => {
  const links = [{ text: "Write to us", href: "/contact" }];
  const frame = [{ id: "menu", type: "site-header", props: { links } }];
  const site = { name: "{{site.company.name}}", company: { name: "Fosse & Field" }, frame };
  it.each([
    ["Services | Fosse & Field", "Services"],
    ["Page not found | {{site.company.name}}", "Page not found"],
    ["About Fosse & Field", "About Fosse & Field"],
    ["Fosse & Field", "Fosse & Field"],
    ["Journal, page {{page.number}} of {{page.count}} | {{site.name}}", "Journal"],
    ["Journal ({{page.number}}/{{page.count}})", "Journal"],
    ["{{page.number}}: Journal", "My page"],
    ["", "My page"],
  ])("%s", (title, expected) => {
    expect(pageTitle({ id: "my-page", path: "/x", title, blocks: [] }, site)).toBe(expected);
  });

  it("that is made of entries has a name of its own", () => {
    const page = { id: "post", path: "/blog/{slug}", entries: "posts", title: "{{entry.title}}", blocks: [] };
    expect(pageTitle(page, site)).toBe("Post");
    expect(pageTitle({ ...page, id: "post-fr", translationOf: "post", language: "fr" }, site)).toBe(
      "Post, in French",
    );
    expect(entryPageLabel(page, smallModel)).toBe("One for each post");
    expect(entryPageLabel({ ...page, entries: { each: "topics" } }, smallModel)).toBe("One for each topic");
    expect(entryPageLabel({ ...page, entries: undefined }, smallModel)).toBeUndefined();
  });

  it("is called what the menu calls it", () => {
    const page = { id: "contact", path: "/contact", title: "Contact | Fosse & Field", blocks: [] };
    expect(pageTitle(page, site)).toBe("Write to us");
    expect(pageTitle({ ...page, path: "/elsewhere", name: "Contact" }, site)).toBe("Contact");
    expect(pageTitle({ id: "@landing", path: "", blocks: [] }, site)).toBe("Frame “Landing”");
  });
});
