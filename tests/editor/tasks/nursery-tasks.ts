import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import type { OpenEditor } from "../../support/open-editor.ts";
import { packageRoot } from "../../support/package-root.ts";
import type { Person } from "./person.ts";
import type { Task } from "./tasks.ts";

const site = "examples/nursery";
const fileOf = (editor: OpenEditor, name: string) => readFile(join(editor.root, name), "utf8");
const configOf = async (editor: OpenEditor) => JSON.parse(await editor.configText());
const dialog = ({ page }: Person) => page.locator("dialog[open]").last();
const inDialog = (person: Person, name: string | RegExp) =>
  dialog(person).getByRole("button", { name }).first();

async function pricesOf(editor: OpenEditor): Promise<readonly number[]> {
  const folder = join(editor.root, "content/plants");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".md"));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  return texts.map((text) => Number(/^price: (.*)$/m.exec(text)?.[1]));
}

/** Chooses a kind of entries, in one of its two views. */
async function chooseKind(person: Person, kind: string, view: "List" | "Table"): Promise<void> {
  const { page } = person;
  await person.open("Entries");
  const back = page.getByRole("button", { name: /^Back to / });
  if (await back.isVisible()) await person.press(back);
  const kinds = page.getByRole("combobox", { name: "Kinds of entries" });
  const group = page.getByRole("group", { name: "Kinds of entries" });
  await kinds.or(group).first().waitFor();
  if (await kinds.isVisible()) await person.choose(kinds, kind);
  else await person.press(group.getByRole("button", { name: kind }));
  await person.press(page.getByRole("group", { name: "View" }).getByRole("button", { name: view }));
}

const columnOf = (person: Person, heading: string) =>
  person.page
    .getByRole("columnheader")
    .evaluateAll((cells, title) => cells.findIndex((cell) => cell.textContent?.trim() === title), heading);

/** Presses a cell of the table, counted from 0. */
async function pressCell(person: Person, row: number, heading: string): Promise<void> {
  await person.page.getByRole("grid").waitFor();
  await expect.poll(() => columnOf(person, heading)).toBeGreaterThanOrEqual(0);
  const column = await columnOf(person, heading);
  await person.press(person.page.locator(`[data-cell^="${row}:"]`).nth(column));
}

const bar = ({ page }: Person) => page.getByRole("region", { name: "The chosen cells" });

async function chooseBlock(person: Person, pageId: string, block: string): Promise<void> {
  await person.open("Pages");
  await person.press(person.page.locator(`#page-row-${pageId}`));
  await person.press(person.page.locator(`#block-row-${block}`));
}

async function goToEntry(person: Person, words: string, title: string): Promise<void> {
  await chooseKind(person, words, "List");
  await person.press(person.page.locator(".entry-open", { hasText: title }).first());
}

/** What the owner of a nursery sets out to do: the five tasks of the review, two more of the house, and three that nobody has rehearsed. */
export const nurseryTasks: readonly Task[] = [
  {
    name: "1. change thirty prices",
    site,
    async perform(person, editor) {
      await chooseKind(person, "Plants", "Table");
      await pressCell(person, 0, "Price in pounds");
      const prices = Array.from({ length: 30 }, (_, index) => index + 20.05);
      for (const price of prices) {
        await person.page.keyboard.type(String(price));
        await person.page.keyboard.press("Enter");
      }
      await person.save();
      expect((await pricesOf(editor)).filter((price) => prices.includes(price))).toHaveLength(30);
    },
  },
  {
    name: "2. put the four of the home page into another order",
    site,
    async perform(person, editor) {
      await chooseBlock(person, "home", "four");
      const title = await person.page.locator(".each-entry-title").first().innerText();
      const move = person.page.getByRole("button", { name: `Move ${title}: 1 of 4` });
      await move.press("Alt+ArrowDown");
      await person.save();
      const { pages } = await configOf(editor);
      const [home] = pages;
      const four = home.blocks.find(({ id }: { readonly id: string }) => id === "four");
      expect(four.props.cards.only.slice(0, 2)).toEqual(["iris-sibirica", "helleborus-niger"]);
    },
  },
  {
    name: "3. schedule an article, which is no problem",
    site,
    async perform(person, editor) {
      await goToEntry(person, "Advice", "dry shade");
      const status = person.page.getByRole("group", { name: "Status" });
      await person.press(status.getByRole("button", { name: /^Scheduled/ }));
      await status.getByLabel("From this day on").fill("2099-12-24");
      await status.getByRole("button", { name: "Scheduled 24 Dec 2099", pressed: true }).waitFor();
      await person.page.getByRole("button", { name: "No problems" }).waitFor();
      await person.save();
      expect(await fileOf(editor, "content/advice/plants-for-dry-shade.md")).toContain("2099-12-24");
    },
  },
  {
    name: "4. replace a picture wherever it is",
    site,
    async perform(person, editor) {
      const before = await fileOf(editor, "content/media/benches.svg");
      await person.open("Pictures");
      await person.press(person.page.locator("[title*='benches'], [aria-label*='benches']").first());
      const chooser = person.page.waitForEvent("filechooser");
      await person.press(person.page.getByRole("button", { name: "Replace everywhere…" }).first());
      await person.press(inDialog(person, "Put a new file in its place…"));
      await (await chooser).setFiles(join(packageRoot, site, "content/media/gardens/border.svg"));
      await person.save();
      expect(await fileOf(editor, "content/media/benches.svg")).not.toBe(before);
    },
  },
  {
    name: "5. find and replace the name, with the apostrophe that the site prints",
    site,
    async perform(person, editor) {
      const { page } = person;
      await person.fromTopMenu(/^Find and replace…/);
      await person.write(dialog(person).getByRole("textbox", { name: "Find" }), "Marlow & Sons");
      await person.write(dialog(person).getByRole("textbox", { name: "Replace with" }), "Betty’s Nursery");
      await person.press(inDialog(person, /^Replace in \d+ texts?$/));
      await page.getByText(/^Replaced in \d+ texts?$/).waitFor();
      await person.save();
      expect((await configOf(editor)).site.name).toBe("Betty’s Nursery");
      await person.fromTopMenu(/^Find and replace…/);
      await person.write(dialog(person).getByRole("textbox", { name: "Find" }), "Betty's Nursery");
      await dialog(person)
        .getByText(/^Found /)
        .waitFor();
      await person.press(inDialog(person, "Cancel"));
    },
  },
  {
    name: "6. add a plant with a picture",
    site,
    async perform(person, editor) {
      const { page } = person;
      await chooseKind(person, "Plants", "List");
      await person.press(page.getByRole("button", { name: "New plant" }).first());
      const wanted = dialog(person);
      await person.write(wanted.getByRole("textbox", { name: "Latin name" }), "Verbena bonariensis");
      const english = wanted.getByRole("textbox", { name: "English name" });
      if (await english.isVisible()) await person.write(english, "Purpletop vervain");
      await person.press(inDialog(person, "Add plant"));
      await expect
        .poll(() => page.getByRole("textbox", { name: "Latin name", exact: true }).first().inputValue())
        .toBe("Verbena bonariensis");
      const chooser = page.waitForEvent("filechooser");
      await person.press(page.getByRole("button", { name: /^Choose…|^Add picture/ }).first());
      await person.press(inDialog(person, "Add pictures…"));
      await (await chooser).setFiles(join(packageRoot, "content/media/post-party-wall-agreements.jpg"));
      const description = dialog(person).getByRole("textbox", { name: "Description" }).first();
      await person.write(description, "Purple heads on tall stems.");
      await person.press(inDialog(person, "Add the picture"));
      await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
      await person.save();
      const media = JSON.parse(await fileOf(editor, "content/media/media.json"));
      expect(Object.values(media)).toContainEqual({ alt: "Purple heads on tall stems." });
    },
  },
  {
    name: "7. change the opening hours on Saturday",
    site,
    async perform(person, editor) {
      const { page } = person;
      await person.open("Content");
      await person.press(page.getByRole("tab", { name: "Nursery" }));
      await page
        .getByRole("group", { name: "Opening hours", exact: true })
        .getByLabel("Saturday: opens at")
        .fill("09:30");
      await person.save();
      expect((await configOf(editor)).site.shop.hours).toContain("Sa 09:30-16:00");
    },
  },
  {
    name: "8. say that a plant is sold out, and until when",
    site,
    async perform(person, editor) {
      const { page } = person;
      await goToEntry(person, "Plants", "Achillea filipendulina");
      await person.write(
        page
          .getByRole("spinbutton", { name: "In stock" })
          .or(page.getByRole("textbox", { name: "In stock" }))
          .first(),
        "0",
      );
      await person.write(page.getByRole("textbox", { name: "Back in", exact: true }).first(), "May");
      await person.shown.getByText("Sold out").first().waitFor();
      await person.save();
      expect(await fileOf(editor, "content/plants/achillea-filipendulina.md")).toMatch(/^stock: 0$/m);
    },
  },
  {
    name: "9. raise all prices by five per cent, and take it back",
    site,
    async perform(person, editor) {
      const before = await pricesOf(editor);
      await chooseKind(person, "Plants", "Table");
      await pressCell(person, 0, "Price in pounds");
      await person.press(bar(person).getByRole("button", { name: "Whole column" }));
      await person.write(bar(person).getByRole("textbox", { name: "Change by" }), "+5 %");
      await person.press(bar(person).getByRole("button", { name: "Change", exact: true }));
      await person.save();
      const raised = before.map((price) => Math.round(price * 105) / 100);
      expect(await pricesOf(editor)).toEqual(raised);
      await person.undo();
      await person.save();
      expect(await pricesOf(editor)).toEqual(before);
    },
  },
  {
    name: "10. tick the months of a plant, and find it by its name",
    site,
    async perform(person, editor) {
      const { page } = person;
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Pages, entries, fields, words…" }).waitFor();
      await page.keyboard.type("iris sibirica");
      await page.getByRole("option", { selected: true }).filter({ hasText: "Iris sibirica" }).waitFor();
      await page.keyboard.press("Enter");
      await expect
        .poll(() => page.getByRole("textbox", { name: "Latin name", exact: true }).first().inputValue())
        .toBe("Iris sibirica");
      const months = page.getByRole("group", { name: "In flower in" });
      await person.press(months.getByRole("checkbox", { name: "December" }));
      await person.save();
      expect(await fileOf(editor, "content/plants/iris-sibirica.md")).toMatch(/^months:.*December/m);
    },
  },
];
