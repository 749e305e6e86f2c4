import { describe, expect, it } from "vitest";
import type { EditTarget, ValuePath } from "../../../editing/document/edit.ts";
import { entryFile } from "../../../editing/document/entry.ts";
import { newEntry } from "../../../editing/document/new-entry.ts";
import { publicationEdit } from "../../../editing/document/publication.ts";
import { editInMemory } from "../../../tests/support/memory/edit-in-memory.ts";
import { configFile } from "../../../tests/support/memory/memory-site.ts";
import type { MemoryTab } from "../../../tests/support/memory/memory-tab.tsx";
import { readZip } from "../../../tests/support/read-zip.ts";
import { type ArchiveChoice, archivedFiles, zipOf } from "../../sync/site-archive.ts";
import { unsavedChanges } from "../../sync/state/selectors.ts";
import { ChangesPanel } from "../review/changes-panel.tsx";
import { EntryConflictPanel } from "../review/entry-conflict-panel.tsx";
import { ProblemsPanel } from "../review/problems-panel.tsx";
import { createEntryCommands, EntryCommandsContext } from "./collection/entry-commands-context.ts";
import { EntryForm } from "./entry-form.tsx";
import { collectionNamed } from "./list-entries.ts";

const editor = editInMemory({ folder: "" });
const post = entryFile("posts", "conservation-area-extensions-central-london");
const title = "Extending in a central London conservation area: what officers ask";
const newPost = entryFile("posts", "loft-rooms");
const noop = () => undefined;

const store = ({ session }: MemoryTab) => session.store.getState();
const onDisk = (file: string) => editor.site.read(file) ?? "";
const fieldsOf = (tab: MemoryTab, file: string) => store(tab).entries[file]?.frontMatter ?? {};

function collectionOf({ session }: MemoryTab, name: string) {
  const collection = collectionNamed(session.content.model, name);
  if (!collection) throw new Error(`The site has no ${name}.`);
  return collection;
}
function set(tab: MemoryTab, target: EditTarget, path: ValuePath, value: string): void {
  store(tab).apply({ kind: "set-value", target, path, value });
}
function write(tab: MemoryTab, field: string, value: string, file = post): void {
  set(tab, { in: "entry", file }, field === "body" ? ["body"] : ["frontMatter", field], value);
}
/** What the form of the new post says. */
function form(tab: MemoryTab): string {
  const [file, collection, entry] = [newPost, collectionOf(tab, "posts"), store(tab).entries[newPost]];
  if (!entry) throw new Error("There is no new post.");
  return tab.text(
    <EntryCommandsContext value={createEntryCommands(tab.session)}>
      <EntryForm
        {...{ file, collection, entry, beside: undefined }}
        onField={noop}
        onNarrow={noop}
        onLeave={noop}
      />
    </EntryCommandsContext>,
  );
}

describe("a post", () => {
  it("tells each change in plain words, each of which can be undone alone", async () => {
    const tab = await editor.open();
    write(tab, "title", "Building in a conservation area");
    write(
      tab,
      "body",
      (store(tab).entries[post]?.body ?? "").replace("Which materials, exactly?", "Which brick?"),
    );
    expect(tab.topBar()).toContain("Review 2 changes");
    expect(tab.text(<ChangesPanel onClose={noop} />)).toMatch(
      /: changed the title .*: reworded the .* paragraph/,
    );
    const [ofTitle] = unsavedChanges(store(tab));
    store(tab).revert(ofTitle?.key ?? "");
    expect(fieldsOf(tab, post).title).toBe(title);
    expect(tab.text(<ChangesPanel onClose={noop} />)).toMatch(
      /^(?!.*the title).*: reworded the .* paragraph/,
    );
  });

  it("is saved into its file, and leaves every other byte of it, and the config as it is", async () => {
    const tab = await editor.open();
    const [before, config] = [onDisk(post), editor.site.config()];
    write(
      tab,
      "body",
      (store(tab).entries[post]?.body ?? "").replace("Which materials, exactly?", "Which brick?"),
    );
    write(tab, "title", "Building in a conservation area");
    await tab.commands.save();
    expect(tab.notices()).toEqual([expect.stringContaining("Content Saved")]);
    expect(onDisk(post)).toBe(
      before
        .replace(`"${title}"`, '"Building in a conservation area"')
        .replace("Which materials, exactly?", "Which brick?"),
    );
    expect(editor.site.config()).toBe(config);
    expect(tab.saveState()).toBe("All changes saved");
  });

  it("is one of the steps that are undone in one order with those of the pages", async () => {
    const tab = await editor.open();
    const before = onDisk(post);
    write(tab, "title", "One");
    tab.type("Two");
    expect(tab.topBar()).toContain("Review 2 changes");
    tab.commands.undo();
    expect(tab.topBar()).toContain("Review 1 change");
    expect([tab.words() === "Two", fieldsOf(tab, post).title]).toEqual([false, "One"]);
    tab.commands.undo();
    expect([tab.saveState(), fieldsOf(tab, post).title]).toEqual(["All changes saved", title]);
    expect(onDisk(post)).toBe(before);
  });

  it("says in its text too what is wrong, which keeps it from being saved", async () => {
    const tab = await editor.open();
    const before = onDisk(post);
    write(tab, "body", `${store(tab).entries[post]?.body}\n[Nowhere](/no-such-page)\n`);
    await editor.check(tab);
    expect(tab.topBar()).toContain("1 problem");
    const panel = tab.text(<ProblemsPanel onClose={noop} />);
    expect(panel).toMatch(/This link leads to “.+”, a page that does not exist\./);
    const [problem] = tab.session.problems.getState().problems;
    expect(problem).toMatchObject({ file: post, pointer: "/body" });
    await tab.commands.save();
    expect(tab.notices()).toEqual([expect.stringContaining("Kept as a draft")]);
    expect(onDisk(post)).toBe(before);
    tab.commands.undo();
    await editor.check(tab);
    expect(tab.topBar()).toContain("No problems");
  });
});

describe("a new post", () => {
  /** A tab in which a post was added and is live, but has no picture yet. */
  async function added(): Promise<MemoryTab> {
    const tab = await editor.open();
    const { session } = tab;
    const asked = { category: "design-trends", location: "Leicester" };
    const entry = newEntry(collectionOf(tab, "posts"), {
      ...{ title: "Loft Rooms & Dormers", chosen: asked, today: session.content.today, like: [] },
    });
    createEntryCommands(session).add("posts", "loft-rooms", entry);
    const live = publicationEdit(publication(tab), { kind: "live" });
    if (live) store(tab).apply(live);
    write(tab, "excerpt", "What fits below the ridge.", newPost);
    write(tab, "author", "Ada Small", newPost);
    write(tab, "body", "Measure from the ridge.", newPost);
    await editor.check(tab);
    return tab;
  }
  const publication = (tab: MemoryTab) => ({
    target: { in: "entry", file: newPost } as const,
    path: ["frontMatter"],
    fields: fieldsOf(tab, newPost),
    dayField: "date",
    today: tab.session.content.today,
  });
  async function saved(): Promise<MemoryTab> {
    const tab = await added();
    write(tab, "image", "post-conservation-areas.jpg", newPost);
    await editor.check(tab);
    expect(tab.topBar()).toContain("No problems");
    await tab.commands.save();
    expect(tab.notices()).toEqual([expect.stringContaining("Content Saved")]);
    await editor.pass(0);
    return tab;
  }

  it("needs a picture before it can be saved, which is said once somebody wants to", async () => {
    const tab = await added();
    expect(tab.topBar()).toContain("No problems");
    await tab.commands.save();
    expect(tab.notices()).toEqual([expect.stringContaining("Kept as a draft")]);
    expect(tab.topBar()).toContain("1 problem");
    expect(editor.site.read(newPost)).toBeUndefined();
  });

  it("has a file with what posts need, and no text for search results until somebody writes it", async () => {
    const tab = await saved();
    const text = onDisk(newPost);
    expect(text).toMatch(
      /^---\ntitle: "Loft Rooms & Dormers"\nexcerpt: "What fits below the ridge\."\nimage: /,
    );
    expect(text).toMatch(/\ndate: \d{4}-\d{2}-\d{2}\nlastModified: \d{4}-\d{2}-\d{2}\nlocation: /);
    expect(text).not.toMatch(/metaTitle|metaDescription/);
    expect(form(tab)).toContain("Search title: Loft Rooms & Dormers");
    write(tab, "metaTitle", "Lofts", newPost);
    expect(form(tab)).toContain("Search title: Lofts");
    tab.commands.undo();
    expect(form(tab)).toContain("Search title: Loft Rooms & Dormers");
    // Opened, it has the fields, with what is taken from others.
    const field = ["frontMatter", "metaTitle"];
    tab.session.view.getState().go({ workspace: "entries", collection: "posts", entry: "loft-rooms", field });
    expect(form(tab)).toContain("Taken from “excerpt” until you write something else.");
  });

  it("dated later is scheduled, and says that visitors don't see it yet", async () => {
    const tab = await saved();
    write(tab, "date", "2199-01-31", newPost);
    expect(form(tab)).toContain("Scheduled 31 Jan 2199");
    expect(form(tab)).toContain("goes online when the site is next published on or after 31 Jan 2199.");
    tab.commands.undo();
    expect(form(tab)).not.toContain("31 Jan 2199");
  });

  it("is deleted with its file, which can be undone", async () => {
    const tab = await saved();
    const text = onDisk(newPost);
    const remove = () => createEntryCommands(tab.session).remove(newPost);
    remove();
    const notice = () => tab.session.notices.getState().notices.at(-1);
    expect(notice()?.title).toBe("You deleted the post “Loft Rooms & Dormers”.");
    notice()?.action?.run();
    expect(fieldsOf(tab, newPost).title).toBe("Loft Rooms & Dormers");
    expect(onDisk(newPost)).toBe(text);
    remove();
    await tab.commands.save();
    expect(tab.notices().at(-1)).toContain("Content Saved");
    expect(editor.site.read(newPost)).toBeUndefined();
  });
});

describe("a file that somebody else changes", () => {
  const elsewhere = entryFile("posts", "party-wall-agreements-leicester-property-guide");
  const titled = (text: string, words: string) => text.replace(/^title: .*$/m, `title: "${words}"`);

  it("is followed, as long as nothing of it is unsaved", async () => {
    const tab = await editor.open();
    editor.site.write(elsewhere, titled(onDisk(elsewhere), "Walls between"));
    await editor.pass(0);
    expect(fieldsOf(tab, elsewhere).title).toBe("Walls between");
    expect(tab.saveState()).toBe("All changes saved");
  });

  it("leads to a choice with both shown, and no silent overwriting", async () => {
    const tab = await editor.open();
    const text = onDisk(elsewhere);
    write(tab, "title", "Walls of mine", elsewhere);
    const theirs = titled(text, "Walls of theirs");
    editor.site.write(elsewhere, theirs);
    await tab.commands.save();
    const { saving } = store(tab);
    const [conflict] = saving.state === "entry-conflicts" ? saving.conflicts : [];
    const panel = conflict && tab.text(<EntryConflictPanel conflict={conflict} />);
    expect(panel).toMatch(/^Somebody else has changed.*From theirs to yours.*\[theirs\].*\[mine\].*Yours/s);
    // Said field by field; what the file has for it is in what can be opened.
    const said = panel?.match(/From theirs to yours(.*?)Yours/s)?.[1];
    expect(said).toContain("changed the title");
    expect(said).not.toMatch(/title:|\d{4}-\d\d-\d\d/);
    expect(onDisk(elsewhere)).toBe(theirs);
    store(tab).resolveEntry(elsewhere, "theirs");
    await editor.pass(0);
    expect([fieldsOf(tab, elsewhere).title, tab.saveState()]).toEqual([
      "Walls of theirs",
      "All changes saved",
    ]);
    tab.commands.undo();
    expect(fieldsOf(tab, elsewhere).title).toBe("Walls of mine");
    await tab.commands.save();
    expect(tab.notices().at(-1)).toContain("Content Saved");
    expect(onDisk(elsewhere)).toBe(titled(text, "Walls of mine"));
  });
});

it("the export is a zip of the changed files, or of all, with their paths", async () => {
  const tab = await editor.open();
  const project = entryFile("projects", "2");
  const before = editor.site.files();
  write(tab, "title", "A new name for it", project);
  const zip = async (choice: ArchiveChoice) => {
    const archive = await zipOf(archivedFiles(store(tab), choice), new Date("2026-03-09T12:00:00Z"));
    return readZip(Buffer.from(await archive.arrayBuffer()));
  };
  const after = before[project]?.replace(/^title: .*$/m, 'title: "A new name for it"');
  expect([...(await zip("changed"))]).toEqual([[project, after]]);
  const isContent = (file: string) => file !== configFile && !file.startsWith("content/media/");
  const contents = Object.entries(before).filter(([file]) => isContent(file));
  expect(contents).toHaveLength(24);
  expect(Object.fromEntries(await zip("all"))).toEqual({ ...Object.fromEntries(contents), [project]: after });
});

it("an order by hand is written into its file", async () => {
  const tab = await editor.open();
  const file = "content/projects/order.json";
  const before = JSON.parse(onDisk(file)) as readonly string[];
  const [first = "", second = "", third = "", ...others] = before;
  createEntryCommands(tab.session).moveBefore("projects", before, first, third);
  await tab.commands.save();
  expect(JSON.parse(onDisk(file))).toEqual([second, first, third, ...others]);
});
