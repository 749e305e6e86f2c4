import { beforeAll, describe, expect, it } from "vitest";
import type { Problem } from "../../../schema/problems/problem.ts";
import { editInMemory } from "../../../tests/support/memory/edit-in-memory.ts";
import { configFile } from "../../../tests/support/memory/memory-site.ts";
import type { MemoryTab } from "../../../tests/support/memory/memory-tab.tsx";
import { runSite } from "../../../tests/support/run-site.ts";
import { createTemporarySite } from "../../../tests/support/temporary-site.ts";
import { configText, redoLabel, undoLabel } from "../../sync/state/selectors.ts";
import { ImportPanel } from "./import-panel.tsx";

const editor = editInMemory();
const noop = () => undefined;
const store = ({ session }: MemoryTab) => session.store.getState();
const lastAction = ({ session }: MemoryTab) => session.notices.getState().notices.at(-1)?.action;

/** What `site validate` prints of files that are no good, as "FILE:LINE:COLUMN SENTENCE". */
const printed = new Map<string, readonly string[]>();
beforeAll(async () => {
  const site = await createTemporarySite();
  const text = await site.read(configFile);
  const bad = text
    .replace('"title": "Guides"', '"titel": "Guides"')
    .replace('"type": "form"', '"type": "frm"')
    .replace("house.jpg", "hose.jpg");
  const newer = text.replace('"configVersion": 2', '"configVersion": 3');
  const broken = text.replace('"pages": [', '"pages": ');
  for (const content of [bad, newer, broken, "[]", "\ufeff{}"]) {
    await site.write("import.json", content);
    const { stdout } = await runSite(["validate", "import.json", "--format", "json"], { cwd: site.root });
    const { problems } = JSON.parse(stdout) as { readonly problems: readonly Problem[] };
    const errors = problems.filter(({ severity, file }) => severity === "error" && file === "import.json");
    printed.set(
      content,
      errors.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
    );
  }
  await site.remove();
});

/** The problems that the dialog lists, with the sentences for developers. */
function listed(tab: MemoryTab): readonly string[] {
  const markup = tab.markup(<ImportPanel commands={tab.commands} onClose={noop} />);
  const items = markup.matchAll(/<li data-place="([^"]*)".*?<p class="developer-message">(.*?)<\/p>/g);
  return [...items].map(([, place, message]) => tab.text(<p>{`${place} ${unescaped(message ?? "")}`}</p>));
}
function unescaped(markup: string): string {
  const characters: Readonly<Record<string, string>> = { quot: '"', amp: "&", "#x27": "'", lt: "<", gt: ">" };
  return markup.replaceAll(/&(.*?);/g, (whole, name: string) => characters[name] ?? whole);
}

describe("an import", () => {
  it("takes the place of everything as one step, with a way back at hand", async () => {
    const tab = await editor.open();
    const { original } = editor.site;
    const text = original.replaceAll("Drawn", "Painted").replace("Questions", "Answers");
    await tab.commands.importFile(new File([text], "site-content.json"));
    expect(tab.notices()).toEqual([expect.stringContaining("“site-content.json” has taken the place")]);
    expect(tab.session.view.getState().panel).toBeUndefined();
    expect([tab.words(), redoLabel(store(tab))]).toEqual(["Painted by hand", undefined]);
    lastAction(tab)?.run();
    expect([tab.words(), undoLabel(store(tab))]).toEqual(["Drawn by hand", undefined]);
    expect(configText(store(tab))).toBe(original);
  });

  it("of what is not right changes nothing, and lists what `site validate` prints", async () => {
    const tab = await editor.open();
    expect(printed.size).toBe(5);
    for (const [text, wanted] of printed) {
      expect(wanted.length).toBeGreaterThan(0);
      await tab.commands.importFile(new File([text], "import.json"));
      expect(tab.session.view.getState().panel).toBe("import");
      expect(listed(tab)).toEqual(wanted);
    }
    expect(undoLabel(store(tab))).toBeUndefined();
    expect(configText(store(tab))).toBe(editor.site.original);
  });
});

it("an export works with mistakes in it, and says how many", async () => {
  const tab = await editor.open();
  tab.type("", "tagline");
  tab.type("", "name");
  await editor.check(tab);
  await tab.commands.exportText();
  const [download] = editor.browser.downloads;
  expect(download?.name).toBe("site-content.json");
  expect(await download?.blob.text()).toBe(
    editor.site.original.replace("Small & Sons", "").replace("Drawn by hand", ""),
  );
  expect(tab.notices().at(-1)).toMatch(
    /^Content Exported Content has been exported to JSON file\. It has \d problems? to be mended/,
  );
  expect(lastAction(tab)?.label).toBe("Show the problems");
  lastAction(tab)?.run();
  expect(tab.session.view.getState().panel).toBe("problems");
});
