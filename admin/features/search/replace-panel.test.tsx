import { expect, it } from "vitest";
import { currentSite } from "../../../editing/edits/history.ts";
import { editInMemory } from "../../../tests/support/memory/edit-in-memory.ts";
import { findText } from "../../fields/text-search/find-text.ts";
import { replaceMatches } from "../../fields/text-search/replace-matches.ts";
import { configText, undoLabel } from "../../sync/state/selectors.ts";
import { ReplacePanel } from "./replace-panel.tsx";

const editor = editInMemory();

it("replaces in what is ticked, as one step", async () => {
  const tab = await editor.open();
  const { session } = tab;
  const query = { text: "Loft rooms", by: "Attic rooms" };
  session.view.getState().findAndReplace(query);
  expect(session.view.getState().panel).toBe("replace");
  const panel = () => tab.text(<ReplacePanel onClose={() => undefined} />);
  const site = currentSite(session.store.getState().history);
  const found = findText(site, session.schemas, { ...query, matchCase: false });
  const places = found.filter(({ count }) => count > 0);
  expect(places.length).toBeGreaterThan(1);
  expect(panel()).toContain(`in ${places.length} texts`);
  expect(panel()).toContain("[Loft][Attic] rooms");
  const [kept, ...ticked] = places;
  replaceMatches(session, ticked, { ...query, matchCase: false });
  const texts = ticked.length === 1 ? "1 text" : `${ticked.length} texts`;
  expect(tab.notices()).toEqual([expect.stringContaining(`Replaced in ${texts}`)]);
  expect(undoLabel(session.store.getState())).toBe(`replaced “Loft rooms” by “Attic rooms” in ${texts}`);
  expect(panel()).toContain("Found once, in 1 text");
  expect(
    findText(currentSite(session.store.getState().history), session.schemas, { ...query, matchCase: false }),
  ).toMatchObject([{ target: kept?.target, path: kept?.path }]);
  tab.commands.undo();
  expect(configText(session.store.getState())).toBe(editor.site.original);
  expect(tab.saveState()).toBe("All changes saved");
});
