import type { Page } from "playwright-core";
import type { EditorWords } from "./editor-words.ts";

/** A screen of the editor of the small site, and how one gets there from its address. */
export interface EditorScreen {
  readonly name: string;
  readonly address: string;
  readonly open?: (page: Page, words: EditorWords) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();
/** Long names of menu items begin with their words; behind them stand a hint and keys. */
const choose = (page: Page, name: string) =>
  page.getByRole("menuitem").filter({ hasText: name }).first().click();

/** The menu at the right end of the bar. */
const openMenu = (page: Page) => page.locator(".top-bar-save [aria-haspopup='menu']").click();

type Open = NonNullable<EditorScreen["open"]>;

/** Does what opens a dialog or a menu, and waits for it. */
const opening =
  (role: "dialog" | "menu" | "listbox", act: Open): Open =>
  async (page, words) => {
    await act(page, words);
    await page.getByRole(role).waitFor();
  };

/** The main screens, dialogs and menus. */
export const editorScreens: readonly EditorScreen[] = [
  {
    name: "content",
    address: "#/content/company",
    open: (page) => page.locator(".settings-stage").waitFor(),
  },
  {
    name: "content-edited",
    address: "#/content/contact",
    async open(page, words) {
      await button(page, words.content.edit).click();
      await page.locator(".settings-stage").waitFor();
    },
  },
  { name: "pages", address: "#/pages/home" },
  {
    name: "block",
    address: "#/pages/home/questions",
    open: (page) => page.locator(".block-bar").waitFor(),
  },
  {
    name: "block-menu",
    address: "#/pages/home/questions",
    open: opening("menu", (page) => page.locator(".block-actions").click()),
  },
  {
    name: "several",
    address: "#/pages/home/questions",
    async open(page) {
      await page.locator("#block-row-questions").click();
      await page.locator("#block-row-guides").click({ modifiers: ["Control"] });
      await page.locator(".several-actions").first().waitFor();
    },
  },
  {
    name: "keep-pattern",
    address: "#/pages/home/questions",
    open: opening("dialog", async (page, words) => {
      await page.locator("#block-row-questions").click();
      await page.locator(".block-actions").click();
      await choose(page, words.pages.menu.keep);
    }),
  },
  { name: "hero", address: "#/pages/home/first" },
  { name: "list", address: "#/pages/home/guides" },
  { name: "form", address: "#/pages/contact/form" },
  { name: "page", address: "#/pages/home/:page" },
  { name: "theme", address: "#/pages/home/:theme" },
  {
    name: "fonts",
    address: "#/pages/home/:theme",
    open: opening("listbox", (page) => page.locator(".list-chooser").first().click()),
  },
  { name: "site", address: "#/pages/home/:site" },
  { name: "developers", address: "#/pages/home/:developers" },
  { name: "frame", address: "#/pages/@" },
  {
    name: "insert",
    address: "#/pages/home",
    open: opening("dialog", (page, words) => button(page, words.pages.outline.add).click()),
  },
  {
    name: "new-page",
    address: "#/pages/home",
    open: opening("dialog", (page, words) => button(page, words.pages.list.add).click()),
  },
  { name: "entries", address: "#/entries/posts" },
  { name: "entry", address: "#/entries/posts/loft-rooms" },
  {
    name: "writing",
    address: "#/entries/posts/loft-rooms",
    async open(page) {
      await page.locator(".entry-stage .write-button").click();
      await page.locator(".writing-bar").waitFor();
    },
  },
  {
    name: "new-entry",
    address: "#/entries/projects",
    open: opening("dialog", (page) => page.locator(".entries-workspace .button").first().click()),
  },
  {
    name: "export",
    address: "#/entries/posts",
    open: opening("dialog", (page, words) => button(page, words.entries.exportSome).click()),
  },
  { name: "pictures", address: "#/pictures" },
  { name: "picture", address: "#/pictures/house.jpg" },
  {
    name: "picture-focus",
    address: "#/pictures/house.jpg",
    open: opening("dialog", (page, words) => button(page, words.pictures.focus.choose).click()),
  },
  {
    name: "picture-crop",
    address: "#/pictures/house.jpg",
    open: opening("dialog", (page, words) => button(page, words.library.crop.crop).click()),
  },
  {
    name: "picture-move",
    address: "#/pictures/house.jpg",
    open: opening("dialog", (page, words) => button(page, words.library.folders.move).click()),
  },
  ...(["rename", "replace", "remove"] as const).map((what) => ({
    name: `picture-${what}`,
    address: "#/pictures/house.jpg",
    open: opening("dialog", (page, words) => button(page, words.library.manage[what]).click()),
  })),
  {
    name: "versions",
    address: "#/content/company",
    open: opening("dialog", async (page, words) => {
      await openMenu(page);
      await choose(page, words.shell.versions);
      await page.locator(".version-keep").click();
    }),
  },
  {
    name: "problems",
    address: "#/content/company",
    open: opening("dialog", (page) => page.locator(".top-bar-review button").first().click()),
  },
  {
    name: "import",
    address: "#/content/company",
    open: opening("dialog", async (page, words) => {
      await openMenu(page);
      await choose(page, words.shell.importMenu);
    }),
  },
  {
    name: "menu",
    address: "#/content/company",
    open: opening("menu", (page) => openMenu(page)),
  },
  {
    name: "find",
    address: "#/pages/home",
    open: opening("dialog", async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("combobox").fill("an");
    }),
  },
  {
    name: "shortcuts",
    address: "#/content/company",
    open: opening("dialog", async (page, words) => {
      await openMenu(page);
      await choose(page, words.shell.shortcuts);
    }),
  },
];
