import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import { entrySources } from "./entry-sources.ts";
import { pageFacts } from "./page-facts.ts";

const schema = (type: string) => blocks.find((block) => block.type === type)?.schema ?? ({} as never);

describe("where a block's content comes from", () => {
  it.each([
    ["post-list", {}, [{ collection: "posts" }]],
    ["project-gallery", { projects: { limit: 3 } }, [{ collection: "projects" }]],
    ["article", { post: "{{entry.id}}" }, [{ collection: "posts", entry: "{{entry.id}}" }]],
    ["faq", {}, []],
    ["faq", { post: "a-post" }, [{ collection: "posts", entry: "a-post" }]],
    ["prose", { text: "Hello" }, []],
  ])("%s %j", (type, props, expected) => {
    expect(entrySources(schema(type), props)).toEqual(expected);
  });
});

describe("what others see of a page", () => {
  const site = { url: "https://www.example.com", company: { name: "Ours" } };
  const entries = [
    { file: "", collection: "posts", id: "lofts", fields: { title: "Lofts" }, body: "" } as const,
  ];
  const facts = (page: object) =>
    pageFacts(
      { id: "p", path: "/", blocks: [], ...page },
      { site, pages: [] },
      { entries, today: "2026-01-31" },
    );

  it("has its tokens replaced, the entry's by the first one's", () => {
    const page = { path: "/blog/{slug}", entries: "posts", title: "{{entry.title}} | {{site.company.name}}" };
    expect(facts(page)).toMatchObject({ title: "Lofts | Ours", address: "www.example.com › blog › lofts" });
  });

  it("is empty where nothing is written, or something is wrong", () => {
    expect(facts({ title: "{{nothing}}", description: 3 })).toEqual({
      title: "",
      description: "",
      picture: undefined,
      address: "www.example.com",
    });
  });
});
