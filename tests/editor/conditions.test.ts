import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
let page: Page;

beforeAll(async () => {
  editor = await openEditor({ site: "tests/fixtures/small-site" });
  page = await editor.newWindow("#/pages/post/article");
});
afterAll(() => editor.close());

const conditionOf = async () => {
  const { pages } = JSON.parse(await editor.configText()) as {
    pages: { id: string; blocks: { id: string; if?: unknown }[] }[];
  };
  return pages.find(({ id }) => id === "post")?.blocks.find(({ id }) => id === "article")?.if;
};
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
