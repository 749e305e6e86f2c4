import { describe, expect, it } from "vitest";
import { messages } from "../../../editing/messages/messages.ts";
import { editInMemory } from "../../../tests/support/memory/edit-in-memory.ts";
import type { MemoryTab } from "../../../tests/support/memory/memory-tab.tsx";
import { ChangesPanel } from "../review/changes-panel.tsx";
import { ProblemsPanel } from "../review/problems-panel.tsx";
import { createEntryCommands, EntryCommandsContext } from "./collection/entry-commands-context.ts";
import { EntryList } from "./entry-list.tsx";
import { collectionNamed } from "./list-entries.ts";
import { RepairForm } from "./repair-form.tsx";

const editor = editInMemory();
const file = "content/posts/loft-rooms.md";
const noop = () => undefined;
const nothingIsWrong = "Nothing is wrong with it any more.";

const good = () => editor.site.files()[file] ?? "";
const broken = (text: string) => text.replace(/^title: .*$/m, 'title: "A "loft" room"');
const mended = (text: string) => text.replace(/^title: .*$/m, 'title: "A “loft” room"');
const repairs = ({ session }: MemoryTab) => session.autosaved.repairs.getState();
const titleIn = ({ session }: MemoryTab) => session.store.getState().entries[file]?.frontMatter.title;

function postsOf({ session }: MemoryTab) {
  const collection = collectionNamed(session.content.model, "posts");
  if (!collection) throw new Error("The site has no posts.");
  return collection;
}
/** The list of posts. */
function list(tab: MemoryTab): string {
  return tab.text(
    <EntryCommandsContext value={createEntryCommands(tab.session)}>
      <EntryList collection={postsOf(tab)} entry={undefined} chosen={{}} onChoose={noop} />
    </EntryCommandsContext>,
  );
}
const form = (tab: MemoryTab) => <RepairForm file={file} collection={postsOf(tab)} onLeave={noop} />;
const screen = (tab: MemoryTab) => tab.text(form(tab));

/** Opens the site, and then somebody else breaks a file. */
async function openBroken(content: string | Uint8Array): Promise<MemoryTab> {
  const tab = await editor.open();
  await writeElsewhere(tab, content);
  return tab;
}
async function writeElsewhere(tab: MemoryTab, content: string | Uint8Array | undefined): Promise<void> {
  editor.site.write(file, content);
  await editor.check(tab);
}
async function type(tab: MemoryTab, text: string): Promise<void> {
  repairs(tab).type(file, { text });
  await editor.check(tab);
}
async function save(tab: MemoryTab): Promise<string | undefined> {
  const reason = await repairs(tab).save(file);
  await editor.check(tab);
  return reason;
}

describe("a file that can't be read", () => {
  it("is listed as soon as it is broken, and opens as its text with the problem and its line", async () => {
    const text = broken(good());
    const tab = await openBroken(text);
    expect(list(tab)).toContain("loft-roomsLine 2: The fields of this entry can't be read.");
    expect(list(tab)).toContain("Can’t be read");
    expect(screen(tab)).toContain("This keeps it from being read");
    expect(screen(tab)).toContain("Go to line 2");
    expect(screen(tab)).toContain(text.replaceAll(/\s+/g, " ").trim());
    expect(tab.markup(form(tab))).toMatch(/<button type="submit"[^>]* disabled=""/);
  });

  it("is the place that its problem leads to", async () => {
    const tab = await openBroken(broken(good()));
    expect(tab.topBar()).toContain("1 problem");
    expect(tab.markup(<ProblemsPanel onClose={noop} />)).toContain(`data-place="${file}:2:`);
    expect(tab.text(<ProblemsPanel onClose={noop} />)).toContain("The fields of this entry can't be read.");
  });

  it("says what is wrong with what is typed, keeps it, and is not saved as long as something is", async () => {
    const [text, before] = [good().replace("title:", "titel:"), broken(good())];
    const tab = await openBroken(before);
    await type(tab, text);
    expect(screen(tab)).toContain("This keeps it from being read");
    expect(screen(tab)).toContain("Go to line 2");
    editor.site.fault = { kind: "failed", reason: messages.saves.problems({ number: 1 }) };
    await tab.commands.save();
    expect(editor.site.read(file)).toBe(before);
    expect(screen(tab)).toContain("There is a problem to be mended before it can be saved.");
    await editor.pass(600);
    expect(tab.saveState()).toBe("Not saved yet, draft kept");
    const next = await editor.reload(tab);
    expect(repairs(next).values.get(file)?.value.text).toBe(text);
    expect(next.topBar()).toContain("Review 1 change");
    expect(next.text(<ChangesPanel onClose={noop} />)).toContain("mended the text");
  });

  it("is saved when nothing is wrong any more, and goes on with its fields", async () => {
    const text = mended(good());
    const tab = await openBroken(broken(good()));
    await type(tab, text);
    expect(screen(tab)).toContain(nothingIsWrong);
    expect(await save(tab)).toBeUndefined();
    expect(editor.site.read(file)).toBe(text);
    expect([titleIn(tab), list(tab).includes("Can’t be read")]).toEqual(["A “loft” room", false]);
    expect(tab.topBar()).toContain("No problems");
    expect(tab.saveState()).toBe("All changes saved");
    // From here on it is an entry like all others.
    const target = { in: "entry", file } as const;
    const edit = { kind: "set-value", target, path: ["frontMatter", "title"], value: "Loft rooms" } as const;
    tab.session.store.getState().apply(edit);
    await tab.commands.save();
    expect(tab.notices()).toEqual([expect.stringContaining("Content Saved")]);
    expect(editor.site.read(file)).toMatch(/^title: "?Loft rooms"?$/m);
  });
});

describe("a file with characters that can't be read", () => {
  it("shows what can be, and replaces the broken ones when it is saved, by Save Changes too", async () => {
    const before = good();
    const bytes = [Buffer.from(before), Buffer.from("\nA caf\xe9, a fa\xe7ade.\n", "latin1")];
    const tab = await openBroken(Buffer.concat(bytes));
    expect(screen(tab)).toContain("A caf\ufffd, a fa\ufffdade.");
    expect(screen(tab)).toContain("Saving replaces the broken ones in the file.");
    await type(tab, `${before}\nA café, a fa\ufffdade.\n`);
    expect(screen(tab)).toContain("There is a character here that can't be shown.");
    expect(screen(tab)).toContain("the sign for a lost character");
    await type(tab, `${before}\nA café, a façade.\n`);
    expect(screen(tab)).toContain(nothingIsWrong);
    await tab.commands.save();
    expect(editor.site.read(file)).toBe(`${before}\nA café, a façade.\n`);
    expect(titleIn(tab)).toBe("Loft rooms");
  });

  it("that can't be seen is saved as it is, without them", async () => {
    const text = good();
    const tab = await openBroken(`\ufeff${text}`);
    expect(tab.session.unreadableFiles.getState().unreadable).toMatchObject([{ file, text, damaged: true }]);
    // What is on the screen is saved without a change of it.
    expect(tab.markup(form(tab))).not.toMatch(/<button type="submit"[^>]* disabled=""/);
    await type(tab, text);
    expect(await save(tab)).toBeUndefined();
    expect(titleIn(tab)).toBe("Loft rooms");
    expect(editor.site.isUnclean(file)).toBe(false);
    expect(editor.site.read(file)).toBe(text);
  });
});

describe("somebody else", () => {
  it("who has changed the file meanwhile is not written over, until one has seen what is there", async () => {
    const mine = `${good()}\nMine.\n`;
    const tab = await openBroken("no front matter");
    await type(tab, mine);
    expect(screen(tab)).toContain(nothingIsWrong);
    editor.site.isSilent = true;
    editor.site.write(file, "theirs, and broken as well");
    expect(await save(tab)).toContain("Somebody else has changed the file meanwhile.");
    expect(screen(tab)).toContain("Somebody else has changed the file meanwhile.");
    expect(screen(tab)).toContain("The file as it was saved theirs, and broken as well");
    expect(editor.site.read(file)).toBe("theirs, and broken as well");
    expect(await save(tab)).toBeUndefined();
    expect(editor.site.read(file)).toBe(mine);
    expect(titleIn(tab)).toBe("Loft rooms");
  });

  it("who has mended it or deleted it takes nothing away that was typed", async () => {
    const [text, mine] = [good(), `${good()}\nAgain mine.\n`];
    const tab = await openBroken("no front matter");
    await type(tab, mine);
    await writeElsewhere(tab, text);
    expect(screen(tab)).toContain("Somebody else has mended this file meanwhile.");
    expect(screen(tab)).toContain("Again mine.");
    const bringBack = repairs(tab).discard(file);
    expect([titleIn(tab), screen(tab).includes("Again mine.")]).toEqual(["Loft rooms", false]);
    bringBack();
    expect(screen(tab)).toContain("Again mine.");
    editor.site.isSilent = true;
    await writeElsewhere(tab, undefined);
    expect(await save(tab)).toContain("deleted meanwhile");
    expect(screen(tab)).toContain("deleted meanwhile");
    expect(await save(tab)).toBeUndefined();
    expect(editor.site.read(file)).toBe(mine);
  });
});
