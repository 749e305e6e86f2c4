import { expect, it } from "vitest";
import type { Problem } from "../../../schema/problem.ts";
import { sessionOf } from "../../../tests/support/session-of.ts";
import type { Session } from "../../app/session.ts";
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

/** A session in which each text has the problems with these codes. */
function session(codes: Readonly<Record<string, readonly Problem["code"][]>>): Session {
  const problemsOf = async (text: string) =>
    (codes[text] ?? []).map((code) => ({ code, severity: "error", message: code, file: "", pointer: "" }));
  const opened = sessionOf(site);
  return { ...opened, problemsOf, migrations: { config: [], blocks: new Map() } } as unknown as Session;
}

it("takes back what the editor has exported unfinished, and says how much is to be mended", async () => {
  const opened = session({ [unfinished]: ["missing-key", "broken-link", "low-contrast"] });
  expect(await importFile(opened, fileOf(unfinished))).toBeUndefined();
  expect(opened.store.getState().document.site.name).toBe("");
  expect(opened.notices.getState().notices[0]?.text).toContain("3 problems");
});

it("changes nothing for what no form could have made, unless it is here already", async () => {
  const opened = session({ [unfinished]: ["unknown-key"] });
  expect(await importFile(opened, fileOf(unfinished))).toMatchObject({ problems: [{ code: "unknown-key" }] });
  expect(opened.store.getState().document.site.name).toBe("Sons");
  const own = session({ [unfinished]: ["unknown-key"], [JSON.stringify(site, null, 2)]: ["unknown-key"] });
  expect(await importFile(own, fileOf(unfinished))).toBeUndefined();
});
