import { expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import type { SiteDocument } from "../../../editing/document/site-document.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { usesOfPicture } from "./uses-of-picture.ts";

const document: SiteDocument = {
  site: {
    company: { name: "A firm", picture: "house.jpg" },
    frame: [{ id: "head", type: "site-header", props: { logo: "house.jpg" } }],
  },
  pages: [
    {
      id: "home",
      path: "/",
      picture: "house.jpg",
      blocks: [
        {
          id: "hero",
          type: "hero",
          props: { title: "house.jpg!", views: [{ picture: "garden.jpg" }, { picture: "house.jpg" }] },
        },
        { id: "words", type: "prose", props: { text: 'Our work:\n\n![A house](house.jpg "Ours")' } },
        { id: "old", type: "gadget", props: { deep: [{ picture: "house.jpg" }] } },
      ],
    },
  ],
};
const entries = [
  {
    file: "content/posts/a.md",
    collection: "posts" as const,
    id: "a",
    text: "",
    fields: { title: "A post", image: "house.jpg" },
    body: "Words\n\n![House][one]\n\n[one]: house.jpg\n",
    document: { frontMatter: { title: "A post" }, body: "" },
  },
  {
    file: "content/posts/b.md",
    collection: "posts" as const,
    id: "b",
    text: "",
    fields: { title: "Another", image: "lighthouse.jpg" },
    body: "![Not it](lighthouse.jpg) and [a link](house.jpg.html)",
    document: { frontMatter: { title: "Another" }, body: "" },
  },
];
const uses = (name: string) =>
  usesOfPicture(name, { document, entries, schemas: schemasOf(blocks, smallModel) });

it("finds a picture in settings, pages, blocks, entries and texts, with the way there", () => {
  expect(uses("house.jpg").map(({ location: where, field: what }) => `${where}: ${what}`)).toEqual([
    "Company: the picture",
    "Home: the picture for sharing",
    "Home › Hero: the picture of the 2nd view",
    "Home › Text: the text",
    "Home › Gadget: the picture of the 1st item",
    "Frame › Header: the logo",
    "Post “A post”: the picture",
    "Post “A post”: the text",
  ]);
  expect(uses("house.jpg").map(({ route: place }) => place)).toContainEqual({
    workspace: "pages",
    page: "home",
    block: "hero",
    field: ["views", 1, "picture"],
  });
});

it("takes no other picture for it", () => {
  expect(uses("use.jpg")).toEqual([]);
  expect(uses("lighthouse.jpg").map(({ location: where }) => where)).toEqual([
    "Post “Another”",
    "Post “Another”",
  ]);
});
