import { beforeAll, describe, expect, it } from "vitest";
import { defineBlock } from "../../../schema/block/define-block.ts";
import { renameProp } from "../../../schema/migrations/rename-prop.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { sample } from "../../../tests/fixtures/own-block/blocks/notice/sample.ts";
import { schema } from "../../../tests/fixtures/own-block/blocks/notice/schema.ts";
import { editInMemory } from "../../../tests/support/memory/edit-in-memory.ts";
import { configFile } from "../../../tests/support/memory/memory-site.ts";
import type { MemoryTab } from "../../../tests/support/memory/memory-tab.tsx";
import { problemsOf } from "../../../tests/support/problems-of.ts";
import { createTemporarySite } from "../../../tests/support/temporary-site.ts";
import { describeProblem } from "../../check/problems/describe-problem.ts";
import { problemSiteOf } from "../../check/problems/problem-site.ts";
import { createPagesCommands } from "../../features/pages/commands/commands-context.ts";
import { ProblemsPanel } from "../../features/review/problems-panel.tsx";
import { configText } from "../state/selectors.ts";

const notice = defineBlock({
  ...{ type: "notice", purpose: "content", icon: "message-circle", schema, sample },
  migrations: [renameProp("heading", "title")],
  view: () => null,
});
const editor = editInMemory({ folder: "tests/fixtures/own-block", ownBlocks: [notice] });
const store = ({ session }: MemoryTab) => session.store.getState();
const noop = () => undefined;

/** The same site, brought to the present version by hand. */
const migrated = (text: string) => text.replaceAll('"heading":', '"title":');
const withoutTitle = (text: string) => text.replace('"Closed in August"', '""');

/** What the command line says of a site in which a title is missing. */
let expected: Problem | undefined;
beforeAll(async () => {
  const site = await createTemporarySite("own-block");
  await site.write(configFile, withoutTitle(await site.read(configFile)));
  [expected] = (await problemsOf(site.root)).problems;
  await site.remove();
});

async function exported(tab: MemoryTab): Promise<string> {
  await tab.commands.exportText();
  return String(await editor.browser.downloads[0]?.blob.text());
}

describe("a site with blocks of an older version, in the editor", () => {
  it("is shown in the present one, has no unsaved change and no problem, and is exported as it is", async () => {
    const tab = await editor.open();
    const { original } = editor.site;
    expect(migrated(original)).not.toBe(original);
    expect(tab.saveState()).toBe("All changes saved");
    expect(await exported(tab)).toBe(original);
    const [home] = store(tab).document.pages;
    expect(home?.blocks[1]?.props).toMatchObject({ title: "Closed on\u00a0Monday" });
    await editor.check(tab);
    expect(tab.topBar()).toContain("No problems");
    expect(editor.site.config()).toBe(original);
    const next = await editor.reload(tab);
    expect([next.notices(), next.saveState()]).toEqual([[], "All changes saved"]);
  });

  it("takes a block of the older version from the clipboard, and none of a newer one", async () => {
    const tab = await editor.open();
    const { clipboard } = createPagesCommands(tab.session);
    const paste = (more: object) => {
      const block = { id: "old", type: "notice", props: { heading: "From before", text: "Words." } };
      const held = { blockwork: "blocks", version: 1, configVersion: 1, ...more, blocks: [block] };
      return clipboard.paste(JSON.stringify(held), "home", "top");
    };
    paste({ blockVersions: { notice: 3 } });
    expect(tab.notices()).toEqual([expect.stringContaining("newer version of Blockwork")]);
    expect(configText(store(tab))).toBe(editor.site.original);
    paste({});
    const { pages } = JSON.parse(configText(store(tab)));
    expect(pages[0].blocks[1]).toEqual({
      id: "old",
      type: "notice",
      props: { title: "From before", text: "Words." },
    });
    const copied = clipboard.copy({ page: "home", block: "old" });
    expect(JSON.parse(copied ?? "").blockVersions).toEqual({ notice: 2 });
  });

  it("is saved in the present one", async () => {
    const tab = await editor.open();
    const { original } = editor.site;
    tab.type("Drawn with care");
    await tab.commands.save();
    expect(tab.saveState()).toBe("All changes saved");
    const saved = migrated(original).replace("Drawn by hand", "Drawn with care");
    expect(editor.site.config()).toBe(saved);
    expect(await exported(tab)).toBe(saved);
    // The file may be put back as it was; that is no more than the one change.
    editor.site.write(configFile, original);
    await editor.pass(0);
    expect(tab.words()).toBe("Drawn by hand");
    expect(await exported(tab)).toBe(original);
  });

  it("has its mistakes where they are in the text, each leading to its field", async () => {
    const tab = await editor.open();
    const { original } = editor.site;
    editor.site.write(configFile, withoutTitle(original));
    await editor.check(tab);
    expect(tab.topBar()).toContain("1 problem");
    expect(expected).toMatchObject({ code: "wrong-value", message: '"title" is empty.' });
    const place = `data-place="${configFile}:${expected?.line}:${expected?.column}"`;
    expect(tab.markup(<ProblemsPanel onClose={noop} />)).toContain(place);
    const [problem] = tab.session.problems.getState().problems;
    const described = problem && describeProblem(problem, problemSiteOf(tab.session));
    expect(described?.route).toEqual({ workspace: "pages", page: "home", block: "later", field: ["title"] });
    const target = { in: "block", page: "home", block: "later" } as const;
    const value = "Closed in September";
    store(tab).apply({ kind: "set-value", target, path: ["title"], value });
    expect(await exported(tab)).toBe(migrated(original).replace("Closed in August", value));
  });
});
