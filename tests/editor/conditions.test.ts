import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

interface Block {
  readonly id: string;
  readonly if?: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}
interface Config {
  readonly pages: readonly { readonly id: string; readonly blocks: readonly Block[] }[];
}

/** The small site, whose posts by one author have another word above their tags. */
function withConditionalTitle(config: Record<string, unknown>): unknown {
  const { pages, ...more } = config as unknown as Config;
  const tagsTitle = { if: { "entry.author": "Ada Small" }, value: "Her tags" };
  const titled = (block: Block) => ({ ...block, props: { ...block.props, tagsTitle } });
  return {
    ...more,
    pages: pages.map((one) => (one.id === "post" ? { ...one, blocks: one.blocks.map(titled) } : one)),
  };
}

let editor: OpenEditor;
let page: Page;

beforeAll(async () => {
  editor = await openEditor({ site: "tests/fixtures/small-site", config: withConditionalTitle });
  page = await editor.newWindow("#/pages/post/article");
});
afterAll(() => editor.close());

const savedBlock = async () => {
  const { pages } = JSON.parse(await editor.configText()) as Config;
  return pages.find(({ id }) => id === "post")?.blocks.find(({ id }) => id === "article");
};
const conditionOf = async () => (await savedBlock())?.if;
const save = () => page.keyboard.press("Control+s");

it("a block gets a condition by the control that lists have, which is shown, changed and taken away again", async () => {
  const form = page.getByRole("region", { name: "The chosen block", exact: true });
  const field = form.getByRole("combobox", { name: "Field", exact: true });
  await form.getByText("It is always there").waitFor();
  await form.getByRole("button", { name: "Add a condition" }).click();
  await form.getByText("It is there only if").waitFor();
  await field.selectOption({ label: "Author" });
  await form.getByRole("textbox", { name: "Value for Author" }).fill("Ada Small");
  await save();
  await expect.poll(conditionOf).toEqual({ "entry.author": "Ada Small" });

  await form.getByRole("combobox", { name: "Condition for Author" }).selectOption({ label: "is not" });
  await save();
  await expect.poll(conditionOf).toEqual({ "entry.author": { not: "Ada Small" } });

  await form.getByRole("button", { name: "Remove the condition for Author" }).click();
  await form.getByText("It is always there").waitFor();
  await save();
  await expect.poll(conditionOf).toBeUndefined();
  await page.keyboard.press("Control+z");
  await form.getByText("It is there only if").waitFor();
});

it("a value with a condition gets another one for otherwise, which is changed and taken away again", async () => {
  const form = page.getByRole("region", { name: "The chosen block", exact: true });
  const titleOf = async () => (await savedBlock())?.props.tagsTitle;
  const written = { if: { "entry.author": "Ada Small" }, value: "Her tags" };
  await form.getByText("There only if the entry’s Author is Ada Small.").waitFor();
  await form.getByRole("button", { name: "Add what is there otherwise" }).click();
  const other = form.getByRole("group", { name: "Otherwise" }).getByRole("textbox");
  await other.fill("Tags");
  await form.getByText("There if the entry’s Author is Ada Small.").waitFor();
  await other.fill("All tags");
  await save();
  await expect.poll(titleOf).toEqual({ ...written, else: "All tags" });

  await form.getByRole("button", { name: "Remove what is there otherwise" }).click();
  await form.getByText("There only if the entry").waitFor();
  await save();
  await expect.poll(titleOf).toEqual(written);
});
