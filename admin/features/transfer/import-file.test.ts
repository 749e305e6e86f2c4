import { expect, it } from "vitest";
import type { Problem } from "../../../schema/problems/problem.ts";
import { editorOf } from "../../../tests/support/editor-of.ts";
import { importFile } from "./import-file.ts";

const site = {
  configVersion: 2,
  site: { name: "Sons" },
  pages: [{ id: "home", path: "/", title: "Home", blocks: [] }],
};
const unfinished = JSON.stringify({ ...site, site: { name: "" } });

function fileOf(text: string) {
  const bytes = new TextEncoder().encode(text);
  return { name: "site.json", size: bytes.length, arrayBuffer: async () => bytes.buffer as ArrayBuffer };
}

/** An editor in which each text has the problems with these codes. */
function open(codes: Readonly<Record<string, readonly Problem["code"][]>>) {
  const problemsOf = async (text: string) =>
    (codes[text] ?? []).map(
      (code): Problem => ({
        ...{ code, severity: "error", message: code, file: "", pointer: "" },
        ...{ line: 1, column: 1 },
      }),
    );
  const { editor, workspace } = editorOf(site);
  return { ...editor, ...workspace, problemsOf, migrations: { config: [], blocks: new Map() } };
}

it("takes back what the editor has exported unfinished, and says how much is to be mended", async () => {
  const opened = open({ [unfinished]: ["missing-key", "broken-link", "low-contrast"] });
  expect(await importFile(opened, fileOf(unfinished))).toBeUndefined();
  expect(opened.store.getState().document.site.name).toBe("");
  expect(opened.notices.getState().notices[0]?.text).toContain("3 problems");
});

it("changes nothing for what no form could have made, unless it is here already", async () => {
  const opened = open({ [unfinished]: ["unknown-key"] });
  expect(await importFile(opened, fileOf(unfinished))).toMatchObject({ problems: [{ code: "unknown-key" }] });
  expect(opened.store.getState().document.site.name).toBe("Sons");
  const own = open({ [unfinished]: ["unknown-key"], [JSON.stringify(site, null, 2)]: ["unknown-key"] });
  expect(await importFile(own, fileOf(unfinished))).toBeUndefined();
});
