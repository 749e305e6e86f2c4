import type { Page } from "playwright-core";
import type { Messages } from "../../admin/messages/en.ts";

/** A screen of the editor of the small site, and how one gets there from its address. */
export interface EditorScreen {
  readonly name: string;
  readonly address: string;
  readonly open?: (page: Page, words: Messages) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();
/** Long names of menu items begin with their words; behind them stand a hint and keys. */
const choose = (page: Page, name: string) =>
  page.getByRole("menuitem").filter({ hasText: name }).first().click();

/** The menu at the right end of the bar. */
const openMenu = (page: Page) => page.locator(".top-bar-save [aria-haspopup='menu']").click();

const blockMenu = async (page: Page) => {
  await page.locator(".block-actions").click();
  await page.getByRole("menu").waitFor();
};

/** The main screens, dialogs and menus. */
export const editorScreens: readonly EditorScreen[] = [
  { name: "content", address: "#/content/company" },
  {
    name: "content-edited",
    address: "#/content/contact",
    open: (page, words) => button(page, words.content.edit).click(),
  },
  { name: "pages", address: "#/pages/home" },
  { name: "block", address: "#/pages/home/questions" },
  { name: "block-menu", address: "#/pages/home/questions", open: blockMenu },
  { name: "hero", address: "#/pages/home/first" },
  { name: "list", address: "#/pages/home/guides" },
  { name: "form", address: "#/pages/contact/form" },
  { name: "page", address: "#/pages/home/:page" },
  { name: "theme", address: "#/pages/home/:theme" },
  { name: "site", address: "#/pages/home/:site" },
  { name: "developers", address: "#/pages/home/:developers" },
  { name: "frame", address: "#/pages/@" },
  {
    name: "insert",
    address: "#/pages/home",
    async open(page, words) {
      await button(page, words.pages.outline.add).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "new-page",
    address: "#/pages/home",
    async open(page, words) {
      await button(page, words.pages.list.add).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "entries", address: "#/entries/posts" },
  { name: "entry", address: "#/entries/posts/loft-rooms" },
  {
    name: "new-entry",
    address: "#/entries/projects",
    async open(page) {
      await page.locator(".entries-workspace .button").first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "export",
    address: "#/entries/posts",
    async open(page, words) {
      await button(page, words.entries.exportSome).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "pictures", address: "#/pictures" },
  { name: "picture", address: "#/pictures/house.jpg" },
  {
    name: "problems",
    address: "#/content/company",
    async open(page) {
      await page.locator(".top-bar-review button").first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "import",
    address: "#/content/company",
    async open(page, words) {
      await openMenu(page);
      await choose(page, words.shell.importMenu);
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "menu",
    address: "#/content/company",
    async open(page) {
      await openMenu(page);
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "shortcuts",
    address: "#/content/company",
    async open(page, words) {
      await openMenu(page);
      await choose(page, words.shell.shortcuts);
      await page.getByRole("dialog").waitFor();
    },
  },
];
