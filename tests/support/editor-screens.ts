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

const table = (collection: string) => `#/entries/${collection}/%3Atable`;

/** Does what opens a dialog or a menu, and waits for it. */
const opening =
  (role: "dialog" | "menu" | "listbox", act: Open): Open =>
  async (page, words) => {
    await act(page, words);
    await page.getByRole(role).waitFor();
  };

/** A collection as a table, its dialogs and its menus. */
const tableScreens: readonly EditorScreen[] = [
  {
    name: "table",
    address: table("posts"),
    open: (page) => page.locator(".grid-row [role=gridcell]").first().waitFor(),
  },
  {
    name: "table-cells",
    address: table("projects"),
    async open(page) {
      const cells = page.locator(".grid-body .grid-row:nth-child(-n + 2) [role=gridcell]:last-child");
      await cells.first().click();
      await cells.last().click({ modifiers: ["Shift"] });
      await page.locator(".selection-bar").getByRole("button").nth(1).waitFor();
    },
  },
  {
    name: "table-cell",
    address: table("posts"),
    async open(page) {
      await page.locator(".grid-body [role=gridcell]").first().click();
      await page.keyboard.press("Enter");
      await page.locator(".grid-body input, .grid-body textarea").first().waitFor();
    },
  },
  {
    name: "table-columns",
    address: table("posts"),
    open: opening("dialog", (page, words) => button(page, words.table.columns).click()),
  },
  {
    name: "table-menu",
    address: table("posts"),
    open: opening("menu", (page, words) => button(page, words.table.more).click()),
  },
  {
    name: "table-new",
    address: table("projects"),
    open: opening("dialog", (page) => page.locator(".entry-table-tools .button").first().click()),
  },
  {
    name: "table-import",
    address: table("posts"),
    // A row as it is, one with another title, a new one, and a few that can't be read.
    open: opening("dialog", (page) =>
      page.locator(".entry-table-tools input[type=file]").setInputFiles({
        name: "posts.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(
          "id,Title,Date,Colour\nloft-rooms,Rooms below a roof,,\n,A new one,31/31/2026,red\nno-such-post,Nothing,,\n",
        ),
      }),
    ),
  },
];

/** Dialogs and menus of pages and their blocks. */
const pageScreens: readonly EditorScreen[] = [
  {
    name: "page-menu",
    address: "#/pages/home",
    open: opening("menu", (page) => page.locator("#page-row-contact ~ * button").first().click()),
  },
  {
    name: "page-rename",
    address: "#/pages/contact",
    open: opening("dialog", async (page, words) => {
      await page.locator("#page-row-contact ~ * button").first().click();
      await choose(page, words.pages.list.rename);
    }),
  },
  {
    name: "page-address",
    address: "#/pages/contact/:page",
    open: opening("dialog", (page, words) => button(page, words.pages.settings.change).click()),
  },
  {
    name: "page-scheduled",
    address: "#/pages/contact/:page",
    async open(page) {
      await page.locator(".state-control button").nth(1).click();
      await page.locator(".state-day").first().waitFor();
    },
  },
  {
    name: "copy-to-page",
    address: "#/pages/home/questions",
    open: opening("dialog", async (page, words) => {
      await page.locator("#block-row-questions").click();
      await page.locator(".block-actions").click();
      await choose(page, words.pages.menu.copyToPage);
    }),
  },
  {
    name: "several-position",
    address: "#/pages/home/questions",
    open: opening("dialog", async (page, words) => {
      await page.locator("#block-row-questions").click();
      await page.locator("#block-row-guides").click({ modifiers: ["Control"] });
      await page.locator(".several-actions button", { hasText: words.form.toPosition }).click();
    }),
  },
  {
    name: "patterns",
    address: "#/pages/home/questions",
    async open(page, words) {
      await page.locator("#block-row-questions").click();
      await page.locator(".block-actions").click();
      await choose(page, words.pages.menu.keep);
      await page.getByRole("dialog").getByRole("textbox").fill("Hints");
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await button(page, words.pages.outline.add).click();
      await page.getByRole("dialog").getByText("Hints", { exact: true }).first().waitFor();
    },
  },
  {
    name: "condition",
    address: "#/pages/post/article",
    async open(page, words) {
      await button(page, words.each.addCondition).click();
      await page
        .locator(".inspector")
        .getByRole("combobox", { name: words.each.field, exact: true })
        .waitFor();
    },
  },
  {
    name: "item-menu",
    address: "#/pages/home/questions",
    open: opening("menu", (page) => page.locator(".list-tools [aria-haspopup='menu']").first().click()),
  },
  {
    name: "new-item",
    address: "#/pages/home/questions",
    async open(page) {
      await page.locator("#field-items-add").click();
      await page.locator(".inspector .list-fields :is(input, textarea)").first().waitFor();
    },
  },
  {
    name: "detail",
    address: "#/pages/home/questions",
    open: opening("dialog", (page) => page.locator(".inspector .field-tool").first().click()),
  },
  {
    name: "choose-picture",
    address: "#/entries/posts/loft-rooms",
    open: opening("dialog", (page) => page.locator(".picture-buttons button").first().click()),
  },
  {
    name: "slash",
    address: "#/entries/posts/loft-rooms",
    async open(page) {
      await page.locator(".entry-stage .write-button").click();
      await page.locator(".writing-bar").waitFor();
      await page.keyboard.press("Control+End");
      await page.keyboard.press("Enter");
      await page.keyboard.type("/");
      await page.locator(".writing-menu").waitFor();
    },
  },
  {
    name: "languages",
    address: "#/pages/home/:site",
    async open(page) {
      await page.locator("#field-languages-add").click();
      await page.locator("#field-languages-0").waitFor();
    },
  },
  {
    name: "new-frame",
    address: "#/pages/@",
    open: opening("dialog", (page, words) => button(page, words.pages.frame.make).click()),
  },
];

/** What is asked of the whole site. */
const siteScreens: readonly EditorScreen[] = [
  {
    name: "review",
    address: "#/pages/home/questions",
    open: opening("dialog", async (page) => {
      await page.locator("#block-row-questions").focus();
      await page.keyboard.press("Control+d");
      await page.locator(".top-bar-review button").last().click();
    }),
  },
  {
    name: "replace",
    address: "#/pages/home",
    open: opening("dialog", async (page, words) => {
      await openMenu(page);
      await choose(page, words.replace.title);
      await page.getByRole("dialog").getByRole("textbox").first().fill("an");
      await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    }),
  },
];

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
  // What these leave changed would be read aloud in the others.
  ...tableScreens,
  ...pageScreens,
  ...siteScreens,
];
