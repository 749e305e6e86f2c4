import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import { applyEdit } from "../../../editing/edits/apply-edit.ts";
import { bakeryModel } from "../../../tests/support/bakery-model.ts";
import { smallSite } from "../../../tests/support/small-entries.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { localizeSample, type SampleContent } from "./localize-sample.ts";
import { sampleContent } from "./sample-content.ts";

const document = smallSite.config;
const entry = { type: "string", title: "Post", description: "", entry: "posts" } as const;
const site: SampleContent = {
  pictures: ["our-house.jpg", "desk.jpg"],
  files: ["menu.pdf"],
  paths: ["/", "/about"],
  entries: (collection) => (collection === "posts" ? ["first-post"] : []),
  token: (format) => (format === "embed" ? undefined : `{{site.${format}}}`),
};
const fitted = (type: string, sample: object, supplies = site) => {
  const schema = blocks.find((block) => block.type === type)?.schema;
  return schema && localizeSample(schema, sample, supplies);
};

describe("a sample on a site", () => {
  it("shows a picture of the site where it has none of the sample's name", () => {
    expect(fitted("picture", { picture: "about-desk.jpg", caption: "Ours" })).toEqual({
      picture: "our-house.jpg",
      caption: "Ours",
    });
    expect(fitted("picture", { picture: "desk.jpg" })).toEqual({ picture: "desk.jpg" });
    expect(fitted("picture", { picture: "x.jpg" }, { ...site, pictures: [] })).toEqual({ picture: "x.jpg" });
  });

  it("leads to pages that there are, and to the site's own telephone and e-mail", () => {
    const links = ["/about/", "/services", "tel:0123", "mailto:a@example.com", "#form"];
    const actions = links.map((href) => ({ text: "Go", href }));
    expect(fitted("call-to-action", { title: "Talk", actions })).toEqual({
      title: "Talk",
      actions: ["/about/", "/", "tel:{{site.telephone}}", "mailto:{{site.email}}", "#form"].map((href) => ({
        text: "Go",
        href,
      })),
    });
  });

  it("names an entry that there is, and on a page for entries the page's own", () => {
    const schema = { type: "object", title: "", description: "", properties: { post: entry } } as const;
    expect(localizeSample(schema, { post: "a-post" }, site)).toEqual({ post: "first-post" });
    const page = { id: "post", path: "/blog/{slug}", entries: { each: "posts" }, blocks: [] };
    const entries = [{ file: "", collection: "posts", id: "a-post", fields: {}, body: "" } as const];
    const supplies = sampleContent(
      document,
      { entries, media: new Map(), files: [], model: smallModel, today: "2026-06-30" },
      page,
    );
    expect(localizeSample(schema, { post: "a-post" }, supplies)).toEqual({ post: "{{entry.id}}" });
  });

  it("finds settings by what they hold", () => {
    const contact = { email: "bread@example.com", phones: { mobile: "07700 900412" } };
    const supplied = { ...document, site: { ...document.site, contact } };
    const { token } = sampleContent(
      supplied,
      { entries: [], media: new Map(), files: [], model: bakeryModel, today: "2026-06-30" },
      undefined,
    );
    expect(token("telephone")).toBe("{{site.contact.phones.mobile}}");
    expect(token("email")).toBe("{{site.contact.email}}");
    expect(token("embed")).toBeUndefined();
  });

  it.each(blocks)("of $type changes nothing else", ({ type, schema, sample }) => {
    const same = localizeSample(schema, sample, {
      pictures: [],
      files: [],
      paths: [],
      entries: () => [],
      token: () => undefined,
    });
    expect(same).toEqual(sample);
    const props = same as Record<string, unknown>;
    const result = applyEdit(
      { config: document, entries: {} },
      {
        kind: "insert-block",
        page: "home",
        block: { id: type, type, props },
      },
    );
    expect(result).toHaveProperty("site");
  });
});
