import { expect, it } from "vitest";
import { entryFile } from "../../editing/document/entry.ts";
import {
  type Publication,
  type PublicationFields,
  pageDayField,
  publicationEdit,
} from "../../editing/document/publication.ts";
import { editInMemory } from "../../tests/support/memory/edit-in-memory.ts";
import type { MemoryTab } from "../../tests/support/memory/memory-tab.tsx";
import { CommandsContext, createPagesCommands } from "../features/pages/commands/commands-context.ts";
import { DraftNote } from "../features/pages/inspector/draft-note.tsx";
import { PageList } from "../features/pages/list/page-list.tsx";
import { undoLabel } from "../sync/state/selectors.ts";
import { PublicationControl } from "./publication-control.tsx";

const editor = editInMemory();
const store = ({ session }: MemoryTab) => session.store.getState();
const file = entryFile("posts", "loft-rooms");

function placeOf(
  tab: MemoryTab,
  { target, path, dayField }: Pick<PublicationFields, "target" | "path" | "dayField">,
) {
  const { entries, document } = store(tab);
  const page = document.pages.find(({ id }) => id === "contact");
  const fields = (target.in === "entry" ? entries[file]?.frontMatter : page) ?? {};
  return { target, path, dayField, fields: { ...fields }, today: tab.session.content.today };
}
const entryPlace = (tab: MemoryTab) =>
  placeOf(tab, { target: { in: "entry", file }, path: ["frontMatter"], dayField: "date" });
const pagePlace = (tab: MemoryTab) => ({
  ...placeOf(tab, { target: { in: "page", page: "contact" }, path: [], dayField: pageDayField }),
  isDayOptional: true,
});
function choose(tab: MemoryTab, place: PublicationFields, wanted: Publication): void {
  const edit = publicationEdit(place, wanted);
  if (edit) store(tab).apply(edit);
}
/** The state that is chosen, with the id of its button. */
function pressed(tab: MemoryTab): readonly (string | undefined)[] {
  const markup = tab.markup(<PublicationControl place={entryPlace(tab)} id="draft" />);
  return /<button type="button" id="([^"]*)" aria-pressed="true">([^<]*)/.exec(markup)?.slice(1) ?? [];
}

it("an entry is scheduled for a day or made a draft, in its file too", async () => {
  const tab = await editor.open();
  const help = tab.text(<PublicationControl place={entryPlace(tab)} id="draft" />);
  expect(help).toContain("Scheduled goes online when the site is next published on or after");
  expect(pressed(tab)).toEqual(["draft", "Live"]);
  choose(tab, entryPlace(tab), { kind: "scheduled", day: "2099-12-24" });
  expect(pressed(tab)).toEqual(["draft", "Scheduled 24 Dec 2099"]);
  await tab.commands.save();
  expect(editor.site.read(file)).toContain("date: 2099-12-24");
  choose(tab, entryPlace(tab), { kind: "draft" });
  expect(pressed(tab)).toEqual(["draft", "Draft"]);
  expect(undoLabel(store(tab))).toBe("made it a draft");
  await tab.commands.save();
  expect(editor.site.read(file)).toContain("draft: true");
});

it("a page is a draft, scheduled or live, and what leads to it is told", async () => {
  const tab = await editor.open();
  const note = () => tab.text(<DraftNote page="contact" />);
  const list = () => {
    const [page] = store(tab).document.pages;
    return tab.text(
      <CommandsContext value={createPagesCommands(tab.session)}>
        {page && <PageList page={page} />}
      </CommandsContext>,
    );
  };
  choose(tab, pagePlace(tab), { kind: "draft" });
  expect(note()).toMatch(/to it lead nowhere now/);
  expect(list()).toContain("Contact/contactDraft");
  choose(tab, pagePlace(tab), { kind: "scheduled", day: "2099-12-24" });
  expect(list()).toContain("Not before 24 Dec 2099");
  expect(note()).toMatch(/to it lead nowhere until then/);
  choose(tab, pagePlace(tab), { kind: "live" });
  expect([note(), tab.saveState()]).toEqual(["", "All changes saved"]);
});
