import { describe, expect, it } from "vitest";
import { typedAddress } from "../../../../editing/labels/page-label.ts";
import { editInMemory } from "../../../../tests/support/memory/edit-in-memory.ts";
import type { MemoryTab } from "../../../../tests/support/memory/memory-tab.tsx";
import { configText, unsavedChanges } from "../../../sync/state/selectors.ts";
import { ChangesPanel } from "../../review/changes-panel.tsx";
import { createPagesCommands } from "./commands-context.ts";

const editor = editInMemory({ folder: "" });
const noop = () => undefined;
const { entries } = Object;

/** The texts of the posts and projects. */
const texts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(entries(editor.site.files()).filter(([file]) => file.endsWith(".md")));

/** The same with links leading elsewhere: in these files, they are all in Markdown's round brackets. */
const following = (before: Readonly<Record<string, string>>, from: string | RegExp, to: string) =>
  Object.fromEntries(entries(before).map(([file, text]) => [file, text.replaceAll(from, to)]));

/** Gives a page another address, and gives what is said of its links before and after. */
function changeAddress(tab: MemoryTab, id: string, path: string): readonly string[] {
  const commands = createPagesCommands(tab.session).page;
  const words = commands.linkWords(id);
  const page = tab.session.store.getState().document.pages.find((one) => one.id === id);
  commands.setAddress(id, typedAddress(path, page?.path ?? ""));
  return [words, tab.notices().at(-1) ?? ""];
}
async function save(tab: MemoryTab): Promise<void> {
  await tab.commands.save();
  await editor.check(tab);
  expect(tab.saveState()).toBe("All changes saved");
}

describe("the links in posts follow a page to another address", () => {
  it("in one step, told in the review, and back again from there", async () => {
    const tab = await editor.open();
    const [question, notice] = changeAddress(tab, "services", "/what-we-do");
    expect(question).toMatch(/^The \d+ links that lead to it follow, 4 of them in 4 posts\.$/);
    expect(notice).toContain("The address is /what-we-do now");
    expect(notice).toMatch(/\d+ links followed, 4 of them in 4 posts\./);
    const { revert, undo } = tab.session.store.getState();
    const changes = () => unsavedChanges(tab.session.store.getState());
    const panel = () => tab.text(<ChangesPanel onClose={noop} />);
    const words = " changed the address from /services to /what-we-do; links in 4 posts followed";
    expect(changes()).toHaveLength(1);
    expect(panel()).toContain(words);
    revert(changes()[0]?.key ?? "");
    expect(panel()).toContain("Nothing is different from the saved site.");
    undo();
    expect(panel()).toContain(words);
  });

  it("and no other byte of them is another one when they are saved, also to the pages of posts, of which each has another address, and undo brings back the first byte of each", async () => {
    const tab = await editor.open();
    const before = texts();
    const problems = () => tab.session.problemsOf(configText(tab.session.store.getState()));
    changeAddress(tab, "services", "/what-we-do");
    await save(tab);
    const services = following(before, "](/services", "](/what-we-do");
    expect(services).not.toEqual(before);
    expect(texts()).toEqual(services);
    expect(await problems()).toEqual([]);

    changeAddress(tab, "post", "/guides/…/read");
    await save(tab);
    const posts = following(services, /\]\(\/blog\/([a-z\d-]+)\)/g, "](/guides/$1/read)");
    expect(posts).not.toEqual(services);
    expect(texts()).toEqual(posts);
    expect(await problems()).toEqual([]);

    for (let times = 0; times < 2; times++) tab.commands.undo();
    await save(tab);
    expect(texts()).toEqual(before);
    expect(editor.site.config()).toBe(editor.site.original);
  });
});
