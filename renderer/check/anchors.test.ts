import { describe, expect, it } from "vitest";
import { handMadeBlock, handMadePage } from "../../tests/support/hand-made-site.ts";
import { createReport } from "../resolve/report/report.ts";
import type { SiteBlock, SitePage } from "../site.ts";
import { checkAnchors, checkIds } from "./anchors.ts";

const file = "site.config.json";
const text = (...ids: readonly string[]) => ({
  html: ids.map((id) => `<h2 id="${id}">${id}</h2>`).join(""),
});
const block = (id: string, props: object = {}, children: readonly SiteBlock[] = []) =>
  handMadeBlock("any", {}, { id, props, children, place: { file, pointer: `/${id}` } });

function idProblems(page: Partial<SitePage>): string[] {
  const report = createReport();
  checkIds(handMadePage("/", page), report);
  return report.problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

describe("the ids of a page", () => {
  it.each<[string, Partial<SitePage>, string[]]>([
    ["all different", { frame: [block("a")], blocks: [block("b", { text: text("c") })] }, []],
    ["of the page itself", { blocks: [block("content")] }, ["duplicate-id /content/id"]],
    ["of a block in the frame", { frame: [block("a")], blocks: [block("a")] }, ["duplicate-id /a/id"]],
    [
      "of a block inside another",
      { blocks: [block("a", {}, [block("b")]), block("b")] },
      ["duplicate-id /b/id"],
    ],
  ])("%s", (_, page, problems) => {
    expect(idProblems(page)).toEqual(problems);
  });
});

describe("a link to a place on a page", () => {
  const pages = [
    handMadePage("/", { frame: [block("foot")], blocks: [block("form", { text: text("hours") })] }),
    handMadePage("/a/"),
  ];
  const problems = (path: string | undefined, anchor: string) => {
    const report = createReport();
    checkAnchors(pages, [{ path, anchor, place: { file, pointer: "/href" } }], report);
    return report.problems.map(({ code, suggestion }) => [code, suggestion]);
  };

  it.each(["form", "hours", "foot", "content", "top"])("leads to #%s", (anchor) => {
    expect(problems("/", anchor)).toEqual([]);
  });

  it("that is not there is a problem", () => {
    expect(problems("/", "hour")).toEqual([["broken-anchor", 'Did you mean "hours"?']]);
    expect(problems(undefined, "form")).toEqual([
      ["broken-anchor", "Write the page before it, such as /contact#form."],
    ]);
  });
});
