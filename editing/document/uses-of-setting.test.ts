import { describe, expect, it } from "vitest";
import { bakeryModel } from "../../tests/support/bakery-model.ts";
import { describeEdit } from "../labels/describe-edit.ts";
import { nameOtherUses } from "../labels/name-uses.ts";
import { schemasOf } from "../labels/schema/schemas.ts";
import type { EditedSite } from "./site-document.ts";
import { usesOfSetting } from "./uses-of-setting.ts";

const phone = "{{site.contact.phones.mobile}}";
const block = (id: string, props: Readonly<Record<string, unknown>>) => ({ id, type: "hero", props });
const entry = (fields: object, body = "") => ({ frontMatter: { ...fields }, body });

const site: EditedSite = {
  config: {
    configVersion: 2,
    site: {
      name: "{{site.company.name}}",
      company: { name: "Loaf", tagline: "Call {{site.contact.phones.mobile}}" },
      contact: { phones: { mobile: "07700 900412" }, email: "a@example.com" },
      frame: [
        { id: "content", type: "content" },
        { id: "foot", type: "footer", props: { contact: { phones: [phone] } } },
      ],
    },
    pages: [
      { id: "home", path: "/", blocks: [block("top", { title: phone, note: "{{site.company.tagline}}" })] },
      {
        id: "services",
        path: "/services",
        description: `Call ${phone}`,
        blocks: [block("all", { all: "{{site.contact.phones}}" })],
      },
      { id: "kept", path: "/kept", blocks: [block("as-is", { title: "\\{{site.contact.phones.mobile}}" })] },
    ],
  },
  entries: {
    "content/breads/rye.md": entry({ name: "Rye" }, "Ring {{site.contact.phones.mobile | url}}."),
    "content/shops/quay.md": entry({ town: "Quay" }, "By the river."),
  },
};
const schemas = schemasOf([], bakeryModel);
const mobile = ["contact", "phones", "mobile"];
const own = { target: { in: "block", page: "home", block: "top" }, path: ["title"] } as const;

describe("where a setting is used", () => {
  it("is every token that names it, a group around it, or a setting that quotes it", () => {
    const found = usesOfSetting(site, mobile).map(({ target, path }) =>
      [...Object.values(target), ...path].join(" "),
    );
    expect(found.sort()).toEqual([
      "block @ foot contact phones 0",
      "block home top note",
      "block home top title",
      "block services all all",
      "entry content/breads/rye.md body",
      "page services description",
      "site company tagline",
    ]);
    expect(usesOfSetting(site, ["contact", "email"])).toEqual([]);
  });

  it("is said with names that the owner knows, without the place itself", () => {
    const words = nameOtherUses(usesOfSetting(site, mobile), own, site, schemas);
    expect(words).toBe("on Services, on Home, in “Footer” and in “Rye”");
    expect(nameOtherUses(usesOfSetting(site, ["company", "name"]), own, site, schemas)).toBe("in “Site”");
    expect(nameOtherUses([own], own, site, schemas)).toBeUndefined();
  });

  it("is counted where an edit of it is described", () => {
    const change = (path: readonly string[]) =>
      describeEdit({ kind: "set-value", target: { in: "site" }, path, value: "New" }, site, schemas);
    expect(change(mobile)).toBe("changed the mobile of the telephone numbers of the contact (7 places)");
    expect(change(["contact", "email"])).not.toContain("places");
  });
});
