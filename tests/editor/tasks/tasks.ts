import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { downloaded } from "../../support/downloaded.ts";
import type { OpenEditor } from "../../support/open-editor.ts";
import { packageRoot } from "../../support/package-root.ts";
import type { Person } from "./person.ts";

/** One thing that an owner sets out to do, from any screen of the editor. It ends saved, or as it began. */
export interface Task {
  readonly name: string;
  /** Which site, as a folder of this repository; its own unless it is said. */
  readonly site?: string;
  readonly perform: (person: Person, editor: OpenEditor) => Promise<void>;
}

interface WrittenPage {
  readonly id: string;
  readonly draft?: boolean;
  readonly blocks: readonly { readonly id: string; readonly type: string; readonly props: object }[];
}

const configOf = async (editor: OpenEditor) =>
  JSON.parse(await editor.configText()) as {
    readonly site: Record<string, Record<string, unknown>>;
    readonly pages: readonly WrittenPage[];
  };
const pageOf = async (editor: OpenEditor, id: string) =>
  (await configOf(editor)).pages.find((page) => page.id === id);
const fileOf = (editor: OpenEditor, name: string) => readFile(join(editor.root, name), "utf8");

const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first();
const field = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("textbox", { name, exact: true }).first();
const dialog = ({ page }: Person) => page.locator("dialog[open]").last();
const inDialog = (person: Person, name: string | RegExp) =>
  dialog(person).getByRole("button", { name }).first();

const isFocused = (place: Locator) =>
  place.evaluate((element) => element.contains(element.ownerDocument.activeElement));

/** Nothing that was done may leave somebody who works by keys at the beginning of the page. */
const keepsFocus = ({ page }: Person) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.localName ?? "body"), { message: "the focus" })
    .not.toBe("body");

/** What only the file calls so: ids and keys, days as a file has them, opening hours, tokens. */
const wordsOfFiles =
  /\b[a-z]+[A-Z][a-z]+\b|\b\d{4}-\d\d-\d\d\b|\bMo-|\{\{|\b[a-z]+-[a-z]+-\d\b|\b[\w-]+\.json\b|\.md\b/;

/** Opens the review, looks at what it says, and closes it. */
async function review(person: Person, sentences: readonly (string | RegExp)[]): Promise<void> {
  await person.press(button(person, /^Review \d+ changes?$/));
  const said = dialog(person).locator(".change-words");
  for (const wanted of sentences) await said.filter({ hasText: wanted }).first().waitFor();
  await expect.poll(async () => (await said.allInnerTexts()).join("\n")).not.toMatch(wordsOfFiles);
  await person.press(inDialog(person, "Close"));
  await keepsFocus(person);
}

/** Chooses one of the pages, and one of its blocks. */
async function chooseBlock(person: Person, pageId: string, block?: string): Promise<void> {
  await person.open("Pages");
  await person.look("Blocks");
  await person.press(person.page.locator(`#page-row-${pageId}`));
  await person.look("Blocks");
  if (block === undefined) return;
  await person.press(person.page.locator(`#block-row-${block}`));
  await person.look("Fields");
}

/** Chooses a kind of entries, and one of them by a part of its title. */
async function chooseEntry(person: Person, kind: string, title?: string): Promise<void> {
  const { page } = person;
  await person.open("Entries");
  const back = page.getByRole("button", { name: /^Back to / });
  if (await back.isVisible()) await person.press(back);
  await person.press(
    page.getByRole("group", { name: "Kinds of entries" }).getByRole("button", { name: kind }),
  );
  if (title !== undefined) await person.press(page.locator(".entry-open", { hasText: title }));
}

/** Writes a text as it comes, with what the menu of the slash offers. */
async function writeSurvey(person: Person): Promise<void> {
  const { page } = person;
  const { keyboard } = page;
  const menu = page.getByRole("combobox", { name: "What to insert" });
  const insert = async (wanted: string) => {
    await keyboard.type("/");
    await menu.waitFor();
    await keyboard.type(wanted);
    await keyboard.press("Enter");
    await expect.poll(() => menu.count()).toBe(0);
  };
  const lines = async (...words: readonly string[]) => {
    for (const [index, line] of words.entries()) {
      if (index > 0) await keyboard.press("Enter");
      await keyboard.type(line);
    }
  };
  await insert("heading");
  await lines("Before we come", "Three things help.", "");
  await insert("numbered");
  await lines("the key of the loft", "the last bill", "", "");
  await insert("bulleted");
  await lines("tea", "a ladder", "", "");
  await insert("quote");
  await lines("Damp is never just damp.", "", "");
  await lines("Call ");
  await insert("phone");
  await lines(" and see our guidance");
  await keyboard.press("Control+Shift+ArrowLeft");
  await person.paste("https://www.gov.example/damp");
  await keyboard.press("End");
  await lines("", "");
  await insert("picture");
  await person.press(dialog(person).locator(".picture-grid button").first());
  await person.press(inDialog(person, "Use this picture"));
  await person.write(page.getByRole("textbox", { name: "What the picture shows" }), "A wet wall");
  // Behind the picture, then below it.
  await keyboard.press("Enter");
  await expect.poll(() => isFocused(page.locator(".preview-frame"))).toBe(true);
  await keyboard.press("Enter");
  await insert("table");
  await keyboard.type("Room");
  await keyboard.press("Tab");
  await keyboard.type("Found");
}

const survey =
  /^## Before we come\n\nThree things help\.\n\n1\. the key of the loft\n2\. the last bill\n\n- tea\n- a ladder\n\n> Damp is never just damp\.\n\nCall \{\{.*?\}\} and see our \[guidance\]\(https:\/\/www\.gov\.example\/damp\)\n\n!\[A wet wall\]\([a-z0-9-]+\.jpg\)\n\n\| Room \| Found \|/;

/** The tasks by which the editor was tried in review, in their order. */
export const tasks: readonly Task[] = [
  {
    name: "1. change the telephone number, everywhere",
    async perform(person, editor) {
      await person.open("Content");
      await person.press(person.page.getByRole("tab", { name: "Contact" }));
      if (await button(person, "Edit Content").isVisible())
        await person.press(button(person, "Edit Content"));
      await person.write(field(person, "Mobile"), "07700 900999");
      await person.save();
      const text = await editor.configText();
      expect(text).toContain("07700 900999");
      expect(text).not.toContain("07700 900412");
    },
  },
  {
    name: "2. change the heading of the home page, from the page",
    async perform(person, editor) {
      await chooseBlock(person, "home");
      await person.look("Page");
      await person.goToText(person.shown.locator("h1"), "Expert Arch");
      await expect.poll(() => person.page.evaluate(() => document.activeElement?.id)).toMatch(/^field-/);
      const heading = person.page.locator(":focus");
      await expect.poll(() => heading.textContent()).not.toContain("{{");
      await person.write(heading, "Rooms that are drawn properly");
      await person.save();
      expect((await configOf(editor)).site.hero?.title).toBe("Rooms that are drawn properly");
      await chooseBlock(person, "home");
      await person.look("Page");
      await expect.poll(() => person.shown.locator("h1").textContent()).toContain("Rooms that are drawn");
    },
  },
  {
    name: "3. add a question and move it up",
    async perform(person, editor) {
      await chooseBlock(person, "home", "questions");
      await person.press(button(person, "Add question"));
      const question = field(person, "Question");
      await expect.poll(() => question.evaluate((input) => input === document.activeElement)).toBe(true);
      await person.write(question, "Do you work at weekends?");
      await person.write(person.page.getByLabel("Answer").last(), "On Saturdays, by arrangement.");
      const up = button(person, "Move Do you work at weekends? up");
      if (await up.isVisible()) await person.press(up);
      else await person.fromMenu(button(person, "More for Do you work at weekends?"), "Move up");
      await person.save();
      const block = (await pageOf(editor, "home"))?.blocks.find(({ id }) => id === "questions");
      const { items = [] } = (block?.props ?? {}) as { readonly items?: readonly { question?: string }[] };
      expect(items.at(-2)).toMatchObject({ question: "Do you work at weekends?" });
    },
  },
  {
    name: "4. show a new photograph in the place of another, and say what it shows",
    async perform(person, editor) {
      await chooseBlock(person, "home");
      await chooseEntry(person, "Posts", "Victorian");
      await person.press(button(person, /^Change…/));
      const chooser = person.page.waitForEvent("filechooser");
      await person.press(inDialog(person, "Add pictures…"));
      await (await chooser).setFiles(join(packageRoot, "content/media/post-party-wall-agreements.jpg"));
      const added = dialog(person).getByRole("group", { name: /post-party-wall-agreements-2/ });
      await person.write(added.getByRole("textbox", { name: "Description" }), "A wall between two houses.");
      await person.press(inDialog(person, "Add the picture"));
      await expect.poll(() => person.page.locator("dialog[open]").count()).toBe(0);
      await expect.poll(() => person.page.evaluate(() => document.activeElement?.localName)).not.toBe("body");
      await person.save();
      expect(JSON.parse(await fileOf(editor, "content/media/media.json"))).toMatchObject({
        "post-party-wall-agreements-2.jpg": { alt: "A wall between two houses." },
      });
    },
  },
  {
    name: "5. write a post with a heading, a list, a link and a picture",
    async perform(person, editor) {
      const { page, shown, way } = person;
      await chooseEntry(person, "Posts");
      await person.press(button(person, "New post"));
      await person.write(dialog(person).getByRole("textbox", { name: "Title" }), "Rooms in the garden");
      await person.choose(dialog(person).getByRole("combobox", { name: "Category" }), "Design Trends");
      await person.choose(dialog(person).getByRole("combobox", { name: "Location" }), "Leicester");
      await person.press(inDialog(person, "Add post"));
      await expect.poll(() => field(person, "Title").inputValue()).toBe("Rooms in the garden");
      // Its first field has the focus, nothing is told of it yet, and nobody sees it.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.id))
        .toBe("field-frontMatter-title");
      await button(person, "No problems").waitFor();
      await page.getByRole("button", { name: "Draft", pressed: true }).waitFor();
      await person.write(field(person, "Excerpt"), "A room apart.");
      await person.write(field(person, "Author"), "Ada Small");
      await page
        .locator(".default-texts", { hasText: "Search description: A room apart. · drafted for you" })
        .waitFor();
      await person.press(page.locator(".default-texts > summary"));
      await person.write(field(person, "Search title"), "Garden rooms");
      await person.press(button(person, /^Choose…/));
      await person.press(dialog(person).locator(".picture-grid button").first());
      await person.press(inDialog(person, "Use this picture"));
      await person.press(page.locator(".write-button").first());
      const text = shown.getByRole("textbox", { name: "Text, on the page" });
      await text.waitFor();
      await expect
        .poll(() => text.evaluate((place) => place === place.ownerDocument.activeElement))
        .toBe(true);
      await page.keyboard.type("## Light first");
      await page.keyboard.press("Enter");
      await page.keyboard.type("Ask early.");
      await page.keyboard.press("Enter");
      const tools = page.getByRole("toolbar", { name: "Writing tools" });
      if (way === "keyboard") await page.keyboard.type("- ");
      else await person.press(tools.getByRole("button", { name: "Bulleted list" }));
      await page.keyboard.type("a window");
      await page.keyboard.press("Enter");
      await page.keyboard.type("a path");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await page.keyboard.type("See services");
      await page.keyboard.press("Control+Shift+ArrowLeft");
      if (way === "keyboard") await page.keyboard.press("Control+k");
      else await person.press(tools.getByRole("button", { name: "Link" }));
      await person.write(dialog(person).getByRole("combobox"), "/services");
      await person.press(inDialog(person, "Make the link"));
      await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      if (way === "keyboard") {
        await page.keyboard.type("/picture");
        await page.keyboard.press("Enter");
      } else await person.press(tools.getByRole("button", { name: "Picture" }));
      await person.press(dialog(person).locator(".picture-grid button").first());
      await person.press(inDialog(person, "Use this picture"));
      await person.write(
        page.getByRole("textbox", { name: "What the picture shows" }),
        "A desk with drawings",
      );
      await person.press(button(person, "Done"));
      await person.save();
      const written = await fileOf(editor, "content/posts/rooms-in-the-garden.md");
      expect(written).toMatch(
        /\n## Light first\n\nAsk early\.\n\n- a window\n- a path\n\nSee \[services\]\(\/services\)\n\n!\[A desk with drawings\]\([a-z0-9-]+\.jpg\)\n?$/,
      );
    },
  },
  {
    name: "6. make the page “Careers” with five blocks, and put it into the menu",
    async perform(person, editor) {
      await chooseBlock(person, "home");
      await person.press(button(person, "Add a page"));
      await person.write(dialog(person).getByRole("textbox", { name: "Title" }), "Careers");
      await person.press(dialog(person).getByRole("radio", { name: /^Empty/ }));
      await person.press(inDialog(person, "Add page"));
      await person.page.locator("#page-row-careers").waitFor();
      for (const wanted of ["page heading", "running text", "questions", "figures", "call to action"]) {
        await person.look("Blocks");
        await person.press(person.page.locator(".outline-add"));
        await person.write(dialog(person).getByRole("searchbox"), wanted);
        await person.press(dialog(person).locator(".insert-tile").first());
        await expect.poll(() => person.page.locator("dialog[open]").count()).toBe(0);
      }
      await person.look("Blocks");
      await person.press(button(person, "Page settings"));
      await person.look("Fields");
      await person.press(
        person.page.getByRole("group", { name: "Status" }).getByRole("button", { name: "Live" }),
      );
      await person.press(person.page.getByRole("switch", { name: "Show in the menu" }));
      await person.save();
      const page = await pageOf(editor, "careers");
      expect(page?.blocks).toHaveLength(5);
      expect(page?.draft).toBeUndefined();
      expect(JSON.stringify((await configOf(editor)).site.frame)).toContain("/careers");
    },
  },
  {
    name: "7. choose other colours, and another font for headings",
    async perform(person, editor) {
      const { page } = person;
      await chooseBlock(person, "home");
      await person.press(button(person, "Colours and type"));
      await person.look("Fields");
      await person.press(page.getByRole("group", { name: "Ready palettes" }).getByRole("button").nth(1));
      const font = page.getByRole("combobox", { name: "Heading font" });
      await person.press(font);
      const option = page.getByRole("option", { name: /^Lora/ });
      await option.waitFor();
      if (person.way === "keyboard") {
        await page.keyboard.type("lor");
        await page.keyboard.press("Enter");
      } else await person.press(option);
      await expect.poll(() => font.textContent()).toContain("Lora");
      await person.look("Page");
      const faces = () =>
        person.shown.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily);
      await expect.poll(faces).toContain("Lora");
      await person.save();
      const { theme } = (await configOf(editor)).site;
      expect(theme).toMatchObject({ displayFont: "lora" });
      expect(theme?.light).not.toMatchObject({ paper: "#fbfaf7" });
    },
  },
  {
    name: "8. copy a block to another page",
    async perform(person, editor) {
      await chooseBlock(person, "home");
      await person.fromMenu(person.page.locator('[data-block-row="questions"] .outline-more button'), "Copy");
      await chooseBlock(person, "services");
      const last = person.page.locator("[data-block-row]").last();
      const before = (await pageOf(editor, "services"))?.blocks.length ?? 0;
      await person.fromMenu(last.locator(".outline-more button"), "Paste below");
      await expect.poll(() => person.page.locator("[data-block-row]").count()).toBe(before + 1);
      await person.save();
      const { blocks = [] } = (await pageOf(editor, "services")) ?? {};
      expect(blocks).toHaveLength(before + 1);
      expect(blocks.at(-1)).toMatchObject({ type: "faq" });
    },
  },
  {
    name: "9. undo ten steps, redo them, and undo them after opening the editor anew",
    async perform(person, editor) {
      await chooseBlock(person, "contact");
      const { page } = person;
      const rows = () =>
        page
          .locator("[data-block-row]")
          .evaluateAll((all) => all.map((row) => row.getAttribute("data-block-row")));
      const before = await editor.configText();
      const first = await rows();
      for (let steps = 0; steps < 10; steps++) {
        await person.look("Blocks");
        await person.fromMenu(page.locator("[data-block-row] .outline-more button").first(), "Duplicate");
        await expect.poll(rows).toHaveLength(first.length + steps + 1);
      }
      for (let steps = 0; steps < 10; steps++) await person.undo();
      await expect.poll(rows).toEqual(first);
      for (let steps = 0; steps < 10; steps++) await person.redo();
      await expect.poll(rows).toHaveLength(first.length + 10);
      await page.reload();
      await page.locator("[data-block-row]").first().waitFor({ state: "attached" });
      for (let steps = 0; steps < 10; steps++) await person.undo();
      await expect.poll(rows).toEqual(first);
      await page.locator(".save-state", { hasText: "All changes saved" }).waitFor();
      expect(await editor.configText()).toBe(before);
    },
  },
  {
    name: "10. look through the changes, and take one back",
    async perform(person, editor) {
      await chooseEntry(person, "Posts", "loft conversion");
      await person.write(field(person, "Title"), "A loft, and what it takes");
      await person.write(field(person, "Excerpt"), "What a loft takes.");
      await person.press(button(person, "Review 2 changes"));
      await person.press(inDialog(person, /^Undo this.*title/));
      await expect
        .poll(() => dialog(person).evaluate((panel) => panel.contains(document.activeElement)))
        .toBe(true);
      await person.press(inDialog(person, "Close"));
      await person.save();
      const text = await fileOf(
        editor,
        "content/posts/leicester-loft-conversion-planning-permission-guide.md",
      );
      expect(text).toContain("What a loft takes.");
      expect(text).not.toContain("A loft, and what it takes");
    },
  },
  {
    name: "11. export the site unfinished, change it, and take the export back in",
    async perform(person) {
      const { page } = person;
      await chooseBlock(person, "home", "questions");
      const heading = field(person, "Heading");
      await person.write(heading, "Asked often");
      const words = () => heading.inputValue();
      const download = page.waitForEvent("download");
      const exporting = button(person, "Export");
      if (await exporting.isVisible()) await person.press(exporting);
      else await person.fromTopMenu(/^Export/);
      const exported = await downloaded(await download);
      await person.write(heading, "Asked seldom");
      const chooser = page.waitForEvent("filechooser");
      await person.fromTopMenu(/^Import a file/);
      await person.press(inDialog(person, /^Choose/));
      await (await chooser).setFiles({
        name: "site-content.json",
        mimeType: "application/json",
        buffer: Buffer.from(exported),
      });
      await expect.poll(words).toBe("Asked often");
      await person.undo();
      await expect.poll(words).toBe("Asked seldom");
    },
  },
  {
    name: "12. keep what is hers when somebody changed the same file meanwhile",
    async perform(person, editor) {
      const file = "content/posts/party-wall-agreements-leicester-property-guide.md";
      await chooseEntry(person, "Posts", "Party wall");
      await person.write(field(person, "Title"), "Walls of mine");
      const text = await fileOf(editor, file);
      await writeFile(join(editor.root, file), text.replace(/^title: .*$/m, 'title: "Walls of theirs"'));
      if (person.way === "keyboard") await person.page.keyboard.press("Control+s");
      else await person.press(button(person, "Save Changes"));
      await person.press(dialog(person).getByRole("radio", { name: /Keep mine/ }));
      await person.press(inDialog(person, "Go on"));
      await expect.poll(() => person.page.locator("dialog[open]").count()).toBe(0);
      if (!(await person.page.locator(".save-state", { hasText: "All changes saved" }).isVisible()))
        await person.save();
      expect(await fileOf(editor, file)).toContain("Walls of mine");
    },
  },
  {
    name: "13. mend what the list of problems names",
    async perform(person, editor) {
      await chooseEntry(person, "Posts", "Low-carbon");
      const excerpt = field(person, "Excerpt");
      await person.write(excerpt, " ");
      await person.page.keyboard.press("Backspace");
      await person.press(button(person, /^\d+ problems?$/));
      const problem = dialog(person).getByRole("listitem").filter({ hasText: "Write the excerpt." });
      await person.press(problem.getByRole("button").first());
      await expect.poll(() => excerpt.evaluate((input) => input === document.activeElement)).toBe(true);
      await person.write(excerpt, "What lasts, and what it saves.");
      await person.save();
      expect(
        await fileOf(editor, "content/posts/sustainable-architecture-trends-london-future.md"),
      ).toContain("What lasts, and what it saves.");
    },
  },
  {
    name: "15. schedule a post",
    async perform(person, editor) {
      await chooseEntry(person, "Posts", "conservation area");
      const status = person.page.getByRole("group", { name: "Status" });
      await person.press(status.getByRole("button", { name: /^Scheduled/ }));
      const day = status.getByLabel("From this day on");
      await day.fill("2099-12-24");
      await status.getByRole("button", { name: "Scheduled 24 Dec 2099", pressed: true }).waitFor();
      await person.save();
      expect(await fileOf(editor, "content/posts/conservation-area-extensions-central-london.md")).toContain(
        "date: 2099-12-24",
      );
    },
  },
  {
    name: "18. put the projects into another order",
    async perform(person, editor) {
      await chooseEntry(person, "Projects");
      const titles = () => person.page.locator(".entry-row .entry-title").allTextContents();
      const [first = "", second = ""] = await titles();
      if (person.way === "keyboard") await person.reach(person.page.locator(".entry-open").nth(1));
      if (person.way === "keyboard") await person.page.keyboard.press("Alt+ArrowUp");
      else await person.press(person.page.getByRole("button", { name: `Move ${second} up` }));
      await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([second, first]);
      await person.save();
      expect(JSON.parse(await fileOf(editor, "content/projects/order.json")).slice(0, 2)).toEqual(["2", "1"]);
    },
  },
  {
    name: "19. change the hours on Saturday",
    async perform(person, editor) {
      const { page, way } = person;
      await person.open("Content");
      await person.press(page.getByRole("tab", { name: "Contact" }));
      if (await button(person, "Edit Content").isVisible())
        await person.press(button(person, "Edit Content"));
      const opens = page
        .getByRole("group", { name: "Office hours", exact: true })
        .getByLabel("Saturday: opens at");
      if (way === "keyboard") {
        await person.reach(opens);
        await page.keyboard.type("0930AM");
      } else await opens.fill("09:30");
      await person.save();
      expect((await configOf(editor)).site.contact?.officeHours).toContain("Sa 09:30-14:00");
    },
  },
  {
    name: "22. write a long post, with a telephone number and a link to a copied address",
    async perform(person, editor) {
      const { page, shown } = person;
      await chooseEntry(person, "Posts");
      await person.press(page.locator(".entry-open").first());
      const author = await field(person, "Author").inputValue();
      await chooseEntry(person, "Posts");
      await person.press(button(person, "New post"));
      await person.write(dialog(person).getByRole("textbox", { name: "Title" }), "What a survey finds");
      await person.choose(dialog(person).getByRole("combobox", { name: "Category" }), "Case Studies");
      await person.choose(dialog(person).getByRole("combobox", { name: "Location" }), "London");
      await person.press(inDialog(person, "Add post"));
      await expect.poll(() => field(person, "Title").inputValue()).toBe("What a survey finds");
      await expect.poll(() => field(person, "Author").inputValue()).toBe(author);
      await person.write(field(person, "Excerpt"), "A morning in the loft.");
      const drafted = page.locator(".default-texts");
      await drafted.getByText("Search title: What a survey finds · drafted for you").waitFor();
      await drafted.getByText("Search description: A morning in the loft. · drafted for you").waitFor();
      await person.press(page.locator(".write-button").first());
      const text = shown.getByRole("textbox", { name: "Text, on the page" });
      await text.waitFor();
      await expect.poll(() => isFocused(text)).toBe(true);
      await writeSurvey(person);
      await person.press(button(person, "Done"));
      await keepsFocus(person);
      await person.press(button(person, /^Choose…/));
      await person.press(dialog(person).locator(".picture-grid button").first());
      await person.press(inDialog(person, "Use this picture"));
      await button(person, "No problems").waitFor();
      await page.getByRole("button", { name: "Draft", pressed: true }).waitFor();
      await person.save();
      const written = await fileOf(editor, "content/posts/what-a-survey-finds.md");
      expect(written).toContain(`author: "${author}"`);
      expect(written).not.toMatch(/^meta/m);
      expect(written.split("\n---\n")[1]).toMatch(survey);
    },
  },
  {
    name: "23. move the office: its address changes wherever it stands",
    async perform(person, editor) {
      const { page } = person;
      await person.open("Content");
      await person.press(page.getByRole("tab", { name: "Contact" }));
      if (await button(person, "Edit Content").isVisible())
        await person.press(button(person, "Edit Content"));
      await person.write(field(person, "Full address"), "Second Floor, 14 Granby Row, Leicester, LE1 7AB");
      await page.keyboard.press("Tab");
      const note = page.locator(".still-note", { hasText: "“27 Framesmith Row” still stands" });
      await note.getByText("Short address").waitFor();
      await person.press(note.getByRole("button", { name: "Change there too" }));
      await expect.poll(() => note.count()).toBe(0);
      await keepsFocus(person);
      await expect.poll(() => field(person, "Short address").inputValue()).toBe("14 Granby Row, Leicester");
      await person.press(button(person, "Yes, it is right"));
      await keepsFocus(person);
      await review(person, [
        "Changed the short address of the office “Leicester”",
        "Reworded the full address of the office “Leicester”",
        "Changed the name of the place of the location plan of the office “Leicester”",
      ]);
      await person.save();
      expect((await configOf(editor)).site.contact?.offices).toMatchObject({
        leicester: {
          address: "14 Granby Row, Leicester",
          fullAddress: "Second Floor, 14 Granby Row, Leicester, LE1 7AB",
          plan: { name: "14 Granby Row" },
        },
      });
    },
  },
  {
    name: "24. wreck a page, save it, and go back to the version that was kept",
    async perform(person, editor) {
      const { page } = person;
      const before = await pageOf(editor, "services");
      await chooseBlock(person, "services");
      await person.fromTopMenu(/^Versions…/);
      await person.press(inDialog(person, "Keep this version…"));
      await person.write(dialog(person).getByLabel("Name of this version"), "As it was");
      await person.press(dialog(person).getByRole("button", { name: "Keep", exact: true }));
      await dialog(person).getByText("“As it was” is kept.").waitFor();
      await person.press(inDialog(person, "Close"));
      await keepsFocus(person);
      const rows = page.locator("[data-block-row]");
      const count = await rows.count();
      for (let left = count - 1; left >= count - 4; left--) {
        await person.look("Blocks");
        await person.fromMenu(rows.nth(1).locator(".outline-more button"), "Delete");
        await expect.poll(() => rows.count()).toBe(left);
        await keepsFocus(person);
      }
      await person.save();
      expect((await pageOf(editor, "services"))?.blocks).toHaveLength(count - 4);
      await person.fromTopMenu(/^Versions…/);
      await person.press(inDialog(person, "Compare with As it was"));
      const different = page.getByRole("region", { name: "What is different now from “As it was”" });
      await different.getByText("Deleted").nth(3).waitFor();
      await expect.poll(() => different.innerText()).not.toMatch(wordsOfFiles);
      await person.press(inDialog(person, "Restore As it was"));
      await dialog(person).getByText("The site is as in “As it was” again.").waitFor();
      await person.press(inDialog(person, "Close"));
      await keepsFocus(person);
      await expect.poll(() => rows.count()).toBe(count);
      await person.save();
      expect(await pageOf(editor, "services")).toEqual(before);
    },
  },
  {
    name: "25. take the whole look from a logo that is not on the site yet",
    async perform(person, editor) {
      const { page } = person;
      await chooseBlock(person, "home");
      await person.press(button(person, "Colours and type"));
      await person.look("Fields");
      const themeOf = async () => (await configOf(editor)).site.theme;
      const before = await themeOf();
      await person.press(button(person, "Take colours from a picture…"));
      const chooser = page.waitForEvent("filechooser");
      await person.press(inDialog(person, "Add pictures…"));
      await (await chooser).setFiles(join(packageRoot, "examples/bakery/content/media/logo.png"));
      const added = dialog(person).getByRole("group", { name: /^logo/ });
      await person.write(added.getByRole("textbox", { name: "Description" }), "Our logo.");
      await person.press(inDialog(person, "Add the picture"));
      await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
      await keepsFocus(person);
      const palettes = page.locator(".picture-colours .palette");
      await person.press(palettes.first());
      await expect.poll(() => palettes.first().getAttribute("aria-pressed")).toBe("true");
      await keepsFocus(person);
      const faces = [
        ["Heading font", "Bitter"],
        ["Text font", "Figtree"],
      ] as const;
      const font = (name: string) => page.getByRole("combobox", { name });
      const names = () => Promise.all(faces.map(([name]) => font(name).textContent()));
      const usual = await names();
      for (const [name, face] of faces) {
        await person.press(font(name));
        const option = page.getByRole("option", { name: new RegExp(`^${face}`) });
        await option.waitFor();
        if (person.way === "keyboard") {
          await page.keyboard.type(face.toLowerCase());
          await page.keyboard.press("Enter");
        } else await person.press(option);
        await expect.poll(() => font(name).textContent()).toContain(face);
        await keepsFocus(person);
      }
      await review(person, ["Took the colours from logo.png", "Added the picture logo.png"]);
      await person.undo();
      await person.undo();
      await expect.poll(names).toEqual(usual);
      await person.undo();
      await expect.poll(() => palettes.first().getAttribute("aria-pressed")).toBe("false");
      await person.redo();
      await person.redo();
      await person.redo();
      await person.save();
      expect(await themeOf()).toMatchObject({ displayFont: "bitter", textFont: "figtree" });
      expect((await themeOf())?.light).not.toEqual(before?.light);
    },
  },
  {
    name: "26. add a testimonial and put it first",
    async perform(person, editor) {
      const { page, shown } = person;
      await chooseBlock(person, "testimonials", "testimonials");
      await person.press(button(person, "Add testimonial"));
      const name = page.getByRole("textbox", { name: "Name", exact: true }).last();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^field-items-\d+-/);
      await button(person, "No problems").waitFor();
      await person.write(
        page.getByRole("textbox", { name: "Quotation", exact: true }).last(),
        "They came twice.",
      );
      await person.write(name, "Grace Unwin");
      await person.fromMenu(button(person, "More for Grace Unwin"), "To the top");
      const row = page.locator(".list-item").first();
      await row.getByText("Grace Unwin").waitFor();
      await expect.poll(() => isFocused(row)).toBe(true);
      const first = shown.locator(".testimonials-item").first();
      await person.look("Page");
      await expect.poll(() => shown.locator("[data-focused]").textContent()).toContain("They came twice.");
      await expect.poll(() => first.textContent()).toContain("They came twice.");
      await person.save();
      const block = (await pageOf(editor, "testimonials"))?.blocks.find(({ id }) => id === "testimonials");
      const { items = [] } = (block?.props ?? {}) as { readonly items?: readonly object[] };
      expect(items[0]).toEqual({ name: "Grace Unwin", text: "They came twice." });
    },
  },
  {
    name: "27. make a landing page with a frame of its own",
    async perform(person, editor) {
      const { page } = person;
      await chooseBlock(person, "home");
      await person.press(button(person, "Add a page"));
      await person.write(dialog(person).getByRole("textbox", { name: "Title" }), "Loft offer");
      await person.press(inDialog(person, "Add page"));
      await page.locator("#page-row-loft-offer").waitFor();
      await keepsFocus(person);
      await person.look("Blocks");
      await person.press(person.page.locator(".outline-part", { hasText: /^Frame$/ }));
      await person.look("Fields");
      await person.press(button(person, "Make another frame…"));
      await person.write(dialog(person).getByRole("textbox", { name: "Name" }), "Offer");
      const use = dialog(person).getByRole("combobox", { name: "Use it for" });
      const used = () =>
        use.evaluate((choice) => (choice as HTMLSelectElement).selectedOptions[0]?.textContent);
      await expect.poll(used).toBe("Loft offer");
      await person.press(inDialog(person, "Make frame"));
      await page.getByRole("heading", { name: "One page has it" }).waitFor();
      await keepsFocus(person);
      await person.save();
      expect(await pageOf(editor, "loft-offer")).toMatchObject({ frame: "offer" });
      expect((await configOf(editor)).site.frames).toHaveProperty("offer");
    },
  },
  {
    name: "28. put a word right on many pages",
    async perform(person, editor) {
      const { page } = person;
      const before = await editor.configText();
      await chooseBlock(person, "home");
      await person.fromTopMenu(/^Find and replace…/);
      await person.write(dialog(person).getByRole("textbox", { name: "Find" }), "Leicester");
      await person.write(dialog(person).getByRole("textbox", { name: "Replace with" }), "Lester");
      await dialog(person)
        .getByText(/^Found \d+ times, in \d+ texts\./)
        .waitFor();
      await dialog(person)
        .getByText(/(?:One place|\d+ places) can’t be changed here, because/)
        .waitFor();
      await person.press(inDialog(person, /^Replace in \d+ texts$/));
      await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
      await page.getByText(/^Replaced in \d+ texts$/).waitFor();
      await keepsFocus(person);
      await person.look("Page");
      await person.shown.getByText("Lester").first().waitFor();
      await review(person, ["Changed the title", "Gallery: reworded the introduction"]);
      await person.undo();
      await page.locator(".save-state", { hasText: "All changes saved" }).waitFor();
      expect(await editor.configText()).toBe(before);
    },
  },
  {
    name: "29. make a French copy of a page, beside it",
    site: "examples/bakery",
    async perform(person, editor) {
      const { page } = person;
      await chooseBlock(person, "home");
      await person.press(button(person, "Add a page"));
      await person.write(dialog(person).getByRole("textbox", { name: "Title" }), "Weddings");
      await person.press(inDialog(person, "Add page"));
      await page.locator("#page-row-weddings").waitFor();
      await person.look("Blocks");
      await person.press(button(person, "Page settings"));
      await person.look("Fields");
      await person.press(button(person, "Translate into French"));
      await page.locator("#page-row-weddings-fr").waitFor({ state: "attached" });
      await keepsFocus(person);
      await page.getByText("It is a draft at /fr/weddings.").waitFor();
      await person.look("Blocks");
      await person.press(button(person, "Page settings"));
      await person.look("Fields");
      const languages = page.getByRole("region", { name: "Languages" });
      await languages.getByRole("heading", { name: "French" }).waitFor();
      await languages.getByRole("button", { name: "English" }).waitFor();
      await person.save();
      const copy = await pageOf(editor, "weddings-fr");
      const original = await pageOf(editor, "weddings");
      expect(copy).toMatchObject({
        path: "/fr/weddings",
        language: "fr",
        translationOf: "weddings",
        draft: true,
      });
      expect(copy?.blocks.map(({ type }) => type)).toEqual(original?.blocks.map(({ type }) => type));
      expect(JSON.stringify(copy?.blocks)).toContain("Écrivez ici ce que les visiteurs doivent savoir.");
    },
  },
  {
    name: "30. give a page another address, and keep old links working",
    async perform(person, editor) {
      const { page } = person;
      await chooseBlock(person, "services");
      await person.press(button(person, "Page settings"));
      await person.look("Fields");
      await person.press(button(person, "Change"));
      await person.write(dialog(person).getByRole("textbox", { name: "Address" }), "/what-we-do");
      await dialog(person)
        .getByText(/^The \d+ links that lead to it follow, \d+ of them in \d+ posts\.$/)
        .waitFor();
      await person.press(inDialog(person, "Change address"));
      await person.press(
        page.locator(".notice").getByRole("button", { name: "Send them on from /services" }),
      );
      await keepsFocus(person);
      await button(person, "No problems").waitFor();
      await person.save();
      const text = await editor.configText();
      expect(JSON.parse(text).site.redirects).toContainEqual({ from: "/services", to: "/what-we-do" });
      expect(text.replaceAll('"from": "/services"', "")).not.toContain('"/services"');
    },
  },
  {
    name: "31. announce an open day on a page that goes online by itself",
    async perform(person, editor) {
      const { page } = person;
      await chooseBlock(person, "home");
      await person.press(button(person, "Add a page"));
      await person.write(dialog(person).getByRole("textbox", { name: "Title" }), "Open day");
      await person.press(inDialog(person, "Add page"));
      await page.locator("#page-row-open-day").waitFor({ state: "attached" });
      await keepsFocus(person);
      await person.look("Blocks");
      await person.press(button(person, "Page settings"));
      await person.look("Fields");
      const status = page.getByRole("group", { name: "Status" });
      await person.press(status.getByRole("button", { name: /^Scheduled/ }));
      await status.getByLabel("From this day on").fill("2099-03-31");
      await status.getByRole("button", { name: "Scheduled 31 Mar 2099", pressed: true }).waitFor();
      // No link may lead to it before its day.
      await page.getByText("A page can’t be in the menu before its day").waitFor();
      await expect.poll(() => page.getByRole("switch", { name: "Show in the menu" }).isDisabled()).toBe(true);
      await button(person, "No problems").waitFor();
      // A phone's bar has no room for what is no problem.
      if (person.way !== "phone") await button(person, /^\d+ sample texts?$/).waitFor();
      await person.save();
      expect(await pageOf(editor, "open-day")).toMatchObject({ publishOn: "2099-03-31" });
    },
  },
  {
    name: "32. write what things cost, with a table from a spreadsheet, and go on below it",
    async perform(person, editor) {
      const { page, shown } = person;
      await chooseEntry(person, "Posts", "loft conversion");
      await person.press(page.locator(".write-button").first());
      const text = shown.getByRole("textbox", { name: "Text, on the page" });
      await text.waitFor();
      await expect.poll(() => isFocused(text)).toBe(true);
      await page.keyboard.press("Control+a");
      await page.keyboard.type("Our prices:");
      await page.keyboard.press("Enter");
      const rows = [
        ["Work", "From"],
        ["Survey", "£600"],
        ["Drawings", "£1,200"],
      ];
      const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
      await person.paste(
        rows.map((row) => row.join("\t")).join("\n"),
        `<google-sheets-html-origin><table><tbody>${cells.join("")}</tbody></table>`,
      );
      await shown.getByRole("table").getByText("Drawings").waitFor();
      await page.keyboard.type("All with tax.");
      await person.press(button(person, "Done"));
      await keepsFocus(person);
      await person.save();
      const written = await fileOf(
        editor,
        "content/posts/leicester-loft-conversion-planning-permission-guide.md",
      );
      expect(written.split("\n---\n")[1]?.trim()).toBe(
        "Our prices:\n\n| Work | From |\n| --- | --- |\n| Survey | £600 |\n| Drawings | £1,200 |\n\nAll with tax.",
      );
    },
  },
  {
    name: "33. make the site bilingual, and begin with one page",
    async perform(person, editor) {
      const { page } = person;
      await chooseBlock(person, "services");
      await person.press(page.locator(".outline-part", { hasText: "Name, address and languages" }));
      await person.look("Fields");
      await person.press(button(person, "Add language"));
      const language = page.locator("#field-languages-0");
      await expect.poll(() => isFocused(language)).toBe(true);
      // Nothing is wrong with what she is about to write.
      await button(person, "No problems").waitFor();
      await person.write(language, "French");
      await page.keyboard.press("Tab");
      await chooseBlock(person, "services");
      await person.press(button(person, "Page settings"));
      await person.look("Fields");
      await person.press(button(person, "Translate into French"));
      await page.getByText("It is a draft at /fr/services.").waitFor();
      await keepsFocus(person);
      await person.save();
      const { site } = await configOf(editor);
      expect(site.languages).toEqual(["fr"]);
      expect(await pageOf(editor, "services-fr")).toMatchObject({ language: "fr", draft: true });
    },
  },
  {
    name: "34. take a page out of the menu, and leave it to search engines",
    async perform(person, editor) {
      const { page } = person;
      await chooseBlock(person, "testimonials");
      await person.press(button(person, "Page settings"));
      await person.look("Fields");
      const shown = page.getByRole("switch", { name: "Show in the menu" });
      await person.press(shown);
      await page.getByText("Switched on, it has a link at the end of the menu in “Header”.").waitFor();
      await keepsFocus(person);
      await expect.poll(() => page.getByRole("switch", { name: "Listed" }).isChecked()).toBe(true);
      await review(person, ["Header: removed the link “Testimonials”"]);
      await person.save();
      const { frame = [] } = (await configOf(editor)).site as { readonly frame?: readonly object[] };
      expect(JSON.stringify(frame[0])).not.toContain("/testimonials");
      expect(await pageOf(editor, "testimonials")).not.toHaveProperty("listed");
    },
  },
  {
    name: "35. put two columns on a page, and arrange what is in them from the list",
    async perform(person, editor) {
      const { page } = person;
      const addBlock = async (opener: Locator, kind: string) => {
        await person.press(opener);
        await person.write(dialog(person).getByRole("searchbox"), kind);
        await person.press(dialog(person).locator(".insert-tile").first());
        await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
      };
      await chooseBlock(person, "services");
      await addBlock(page.locator(".outline-add"), "columns");
      await person.look("Blocks");
      const inner = page.locator("[data-inner-row^='columns/']");
      const open = (at: number) => inner.nth(at).locator(".outline-choose");
      await expect.poll(() => inner.count()).toBe(2);
      // From the row of the block, arrows lead to those in it.
      const goToColumns = () => person.way === "keyboard" && person.reach(page.locator("#block-row-columns"));
      await goToColumns();
      await person.fromMenu(inner.nth(1).locator(".outline-more button"), "Delete");
      await expect.poll(() => inner.count()).toBe(1);
      await keepsFocus(person);
      await person.press(page.locator(".notice").getByRole("button", { name: "Undo" }));
      await expect.poll(() => inner.count()).toBe(2);
      await keepsFocus(person);
      await person.press(open(0));
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.id))
        .toBe("field-columns-0-blocks-0");
      await addBlock(button(person, "Add block"), "call to action");
      await person.look("Blocks");
      await expect.poll(() => inner.count()).toBe(3);
      await goToColumns();
      if (person.way === "keyboard") {
        await person.reach(open(1));
        await page.keyboard.press("Alt+ArrowUp");
      } else await person.fromMenu(inner.nth(1).locator(".outline-more button"), "Move up");
      await expect.poll(() => isFocused(inner.first())).toBe(true);
      await person.save();
      const block = (await pageOf(editor, "services"))?.blocks.at(-1);
      const { columns = [] } = (block?.props ?? {}) as {
        readonly columns?: readonly { readonly blocks: readonly { readonly type: string }[] }[];
      };
      expect(columns.map(({ blocks }) => blocks.map(({ type }) => type))).toEqual([
        ["call-to-action", "prose"],
        ["prose"],
      ]);
    },
  },
  {
    name: "14. delete a page that others link to, and lead its links elsewhere",
    async perform(person, editor) {
      await chooseBlock(person, "home");
      await person.fromMenu(person.page.locator("#page-row-testimonials ~ * button"), "Delete");
      await expect.poll(() => person.page.locator("#page-row-testimonials").count()).toBe(0);
      await person.press(button(person, /^\d+ problems?$/));
      await person.press(inDialog(person, /^Fix the link…/));
      await dialog(person).getByRole("heading", { name: "Fix the link" }).waitFor();
      await person.write(dialog(person).getByRole("combobox"), "/contact");
      // All other links to it go along.
      await person.press(dialog(person).getByRole("checkbox", { name: /^Send whoever still asks/ }));
      await person.press(inDialog(person, "Fix the link"));
      const links = dialog(person).getByText(/This link leads to “.+”, a page that does not exist\./);
      await expect.poll(() => links.count()).toBe(0);
      await person.press(inDialog(person, "Close"));
      await person.save();
      const text = await editor.configText();
      expect(JSON.parse(text).pages.some(({ id }: WrittenPage) => id === "testimonials")).toBe(false);
      expect(JSON.parse(text).site.redirects).toContainEqual({ from: "/testimonials", to: "/contact" });
    },
  },
];
