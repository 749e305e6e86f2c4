import { describe, expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import type { EditedSite, SiteDocument } from "../../editing/document/site-document.ts";
import { applyEdit } from "../../editing/edits/apply-edit.ts";
import { describeEdit } from "../../editing/labels/describe-edit.ts";
import { schemasOf } from "../../editing/labels/schema/schemas.ts";
import { readJson } from "../../schema/sources/json-source.ts";
import { fixtureModel } from "../../tests/support/check-small.ts";
import { smallConfig } from "../../tests/support/small-config.ts";
import { fixesOf } from "./fixes/fixes-of.ts";
import { lostCharacters } from "./lost-characters.ts";

const schemas = schemasOf(blocks, fixtureModel);

function problemsOf({ config }: EditedSite) {
  const { source } = readJson("site.config.json", JSON.stringify(config, null, 2));
  return source ? lostCharacters(source) : [];
}

describe("the sign for a letter that was lost", () => {
  it("is a problem at its text, and goes at a press", () => {
    const pages = [{ id: "home", title: "A Caf\ufffd", path: "/", blocks: [] }];
    const site = { config: { ...smallConfig, pages } as unknown as SiteDocument, entries: {} };
    const [problem, ...others] = problemsOf(site);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: "encoding", pointer: "/pages/0/title", offset: 5 });
    expect(problem?.line).toBeGreaterThan(1);
    const fixes = problem ? fixesOf(problem, { edited: site, schemas, definitions: blocks }) : [];
    expect(fixes.map(({ kind }) => kind)).toEqual(["character"]);
    const [fix] = fixes;
    const after = fix && "edit" in fix ? applyEdit(site, fix.edit) : undefined;
    expect(after && "site" in after && problemsOf(after.site)).toEqual([]);
    expect(fix && "edit" in fix && describeEdit(fix.edit, site, schemas)).toBe(
      "took a character out that can't be shown",
    );
  });

  it("is looked for in what was typed alone", () => {
    expect(problemsOf({ config: smallConfig as unknown as SiteDocument, entries: {} })).toEqual([]);
  });
});
