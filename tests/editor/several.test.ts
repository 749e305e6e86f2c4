import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dragRow } from "../support/drag.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
let page: Page;
let all: readonly (string | null)[];

const rows = (on = page) =>
  on.locator("[data-block-row]").evaluateAll((list) => list.map((row) => row.getAttribute("data-block-row")));
const selected = (on = page) =>
  on
    .locator("[data-block-row][aria-selected=true]")
    .evaluateAll((list) => list.map((row) => row.getAttribute("data-block-row")));
const row = (id: string | null | undefined) => page.locator(`#block-row-${id}`);
const focused = () => page.evaluate(() => document.activeElement?.id);
const panel = () => page.getByRole("region", { name: "The chosen blocks" });
const action = (name: string) => panel().getByRole("button", { name, exact: true });
const undo = () => page.keyboard.press("Control+z");
const announced = (text: string) =>
  page
    .locator("[role=status], [role=alert]")
    .filter({ hasText: text })
    .first()
    .waitFor({ state: "attached" });

beforeAll(async () => {
  editor = await openEditor({ site: "tests/fixtures/small-site" });
  page = await editor.newWindow("#/pages/home", { permissions: ["clipboard-read", "clipboard-write"] });
  all = await rows();
});
beforeEach(async () => {
  await editor.startOver(page, "#/pages/home");
  await expect.poll(() => rows()).toEqual(all);
});
afterAll(() => editor.close());

describe("several blocks of a page", () => {
  it("are chosen with Shift and Ctrl, and the panel says how many there are", async () => {
    await row(all[1]).click();
    await row(all[3]).click({ modifiers: ["Shift"] });
    await expect.poll(() => selected()).toEqual(all.slice(1, 4));
    await panel().getByText("3 blocks chosen").waitFor();
    await row(all[2]).click({ modifiers: ["Control"] });
    await expect.poll(() => selected()).toEqual([all[1], all[3]]);
    await row(all[3]).click({ modifiers: ["Control"] });
    await panel().waitFor({ state: "detached" });
    await expect.poll(() => selected()).toEqual([all[1]]);
    await page.getByRole("region", { name: "The chosen block", exact: true }).waitFor();
    const list = page.getByRole("grid", { name: "Blocks on this page" });
    await expect.poll(() => list.getAttribute("aria-multiselectable")).toBe("true");
  });

  it("are moved together, in one step, and stay chosen", async () => {
    await row(all[2]).click();
    await row(all[0]).click({ modifiers: ["Control"] });
    await action("To the bottom").click();
    const others = all.filter((id) => id !== all[0] && id !== all[2]);
    await expect.poll(() => rows()).toEqual([...others, all[0], all[2]]);
    await expect.poll(() => selected()).toEqual([all[0], all[2]]);
    await announced("2 blocks moved to position");
    await expect.poll(focused).toBe(`block-row-${all[0]}`);
    await action("Move up").click();
    await expect.poll(() => rows()).toEqual([...others.slice(0, -1), all[0], all[2], others.at(-1)]);
    await undo();
    await undo();
    await expect.poll(() => rows()).toEqual(all);
  });

  it("go to a position that is asked for", async () => {
    await row(all[0]).click();
    await row(all[1]).click({ modifiers: ["Shift"] });
    await action("To position…").click();
    const dialog = page.getByRole("dialog", { name: "Move 2 blocks" });
    await dialog.getByRole("textbox").fill("2");
    await page.keyboard.press("Enter");
    await expect.poll(() => rows()).toEqual([all[2], all[0], all[1], ...all.slice(3)]);
    await undo();
  });

  it("go to another page, and are copied there with ids of their own", async () => {
    await row(all[0]).click();
    await row(all[1]).click({ modifiers: ["Shift"] });
    await action("Copy to page…").click();
    await page.getByRole("dialog", { name: "Copy 2 blocks to…" }).getByRole("button").nth(1).click();
    await page.getByText(/2 blocks are on “.+” as well/).waitFor();
    await expect.poll(() => rows()).toEqual(all);
    await page.getByRole("button", { name: "Go there" }).click();
    await expect.poll(async () => (await selected()).length).toBe(2);
    await undo();
    await editor.follow(page, "#/pages/home");
    await row(all[0]).click();
    await row(all[1]).click({ modifiers: ["Shift"] });
    await action("Move to page…").click();
    await page.getByRole("dialog", { name: "Move 2 blocks to…" }).getByRole("button").nth(1).click();
    await expect.poll(() => rows()).toEqual(all.slice(2));
    await expect.poll(focused).toBe(`block-row-${all[2]}`);
    await undo();
  });

  it("are hidden, duplicated and deleted, each in one step that can be undone", async () => {
    await row(all[1]).click();
    await row(all[2]).click({ modifiers: ["Shift"] });
    await action("Hide from page").click();
    await expect.poll(() => page.locator("[data-block-row][data-hidden]").count()).toBeGreaterThan(1);
    await action("Show on page").click();
    await action("Duplicate").click();
    await expect.poll(async () => (await rows()).length).toBe(all.length + 2);
    await expect.poll(async () => (await rows()).slice(0, 3)).toEqual(all.slice(0, 3));
    await expect.poll(() => selected()).toEqual((await rows()).slice(3, 5));
    await undo();
    await expect.poll(() => selected()).toEqual(all.slice(1, 3));
    await action("Delete").click();
    await page.getByText("2 blocks were deleted").waitFor();
    await expect.poll(focused).toBe(`block-row-${all[3]}`);
    await page.locator(".notice").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => rows()).toEqual(all);
    await expect.poll(() => selected()).toEqual(all.slice(1, 3));
    await undo();
    await undo();
  });

  it("say in Review what was done", async () => {
    await row(all[1]).click();
    await row(all[2]).click({ modifiers: ["Shift"] });
    await page.keyboard.press("Delete");
    await expect.poll(() => rows()).toEqual([all[0], ...all.slice(3)]);
    await page.getByRole("button", { name: "Review 2 changes" }).click();
    const review = page.getByRole("dialog", { name: "Changes since the last save" });
    await expect.poll(() => review.getByText(/^deleted /).count()).toBe(2);
    await page.keyboard.press("Escape");
    await row(all[0]).focus();
    await undo();
  });

  it("with one that is locked among them are left as they are, with the reason", async () => {
    await row(all[1]).click();
    await page.getByRole("button", { name: "Actions", exact: true }).click();
    await page.getByRole("menuitem", { name: /^Lock position/ }).click();
    await row(all[2]).click({ modifiers: ["Shift"] });
    await row(all[2]).focus();
    await page.keyboard.press("Delete");
    await page.getByText(/2 blocks were not deleted: “.+” is locked/).waitFor();
    await expect.poll(() => rows()).toEqual(all);
    await expect.poll(() => action("Delete").getAttribute("aria-disabled")).toBe("true");
    await undo();
  });
});

describe("by the keyboard", () => {
  it("several are chosen with Shift and the arrows, and with Ctrl and Space", async () => {
    await row(all[1]).focus();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await expect.poll(() => selected()).toEqual(all.slice(1, 4));
    await expect.poll(focused).toBe(`block-row-${all[3]}`);
    await page.keyboard.press("Shift+ArrowUp");
    await expect.poll(() => selected()).toEqual(all.slice(1, 3));
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Control+Space");
    await expect.poll(() => selected()).toEqual(all.slice(0, 3));
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(() => rows()).toEqual([all[3], ...all.slice(0, 3), ...all.slice(4)]);
    await undo();
    await page.keyboard.press("Control+a");
    await expect.poll(() => selected()).toEqual(all);
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await selected()).length).toBe(1);
    await expect.poll(focused).toMatch(/^block-row-/);
  });

  it("they are copied, cut and pasted, all of them and in their order", async () => {
    await row(all[0]).focus();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Control+c");
    await page.getByText("2 blocks were copied").waitFor();
    await row(all.at(-1)).focus();
    await page.keyboard.press("Control+v");
    await page.getByText("2 blocks were pasted").waitFor();
    await expect.poll(async () => (await rows()).length).toBe(all.length + 2);
    const pasted = (await rows()).slice(-2);
    await expect.poll(() => selected()).toEqual(pasted);
    await expect.poll(focused).toBe(`block-row-${pasted[0]}`);
    await page.keyboard.press("Control+x");
    await page.getByText("2 blocks were cut").waitFor();
    await expect.poll(() => rows()).toEqual(all);
    await undo();
    await undo();
  });
});

it("they are copied at once, though what acts on several is still to come", async () => {
  let letThrough = () => {};
  const wait = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route(/command-parts/, (route) => wait.then(() => route.continue()));
  const asked = page.waitForRequest(/command-parts/);
  await editor.goTo(page, "#/pages/home");
  await row(all[0]).focus();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Control+c");
  await expect
    .poll(async () => JSON.parse(await page.evaluate(() => navigator.clipboard.readText())))
    .toMatchObject({ blocks: [{ id: all[0] }, { id: all[1] }] });
  await asked;
  letThrough();
  await page.getByText("2 blocks were copied").waitFor();
  await page.unroute(/command-parts/);
});

describe("on a phone", () => {
  it("they are chosen by taps, and the bar below has what can be done", async () => {
    const phone = await editor.newWindow("#/pages/home", {
      viewport: { width: 390, height: 800 },
      hasTouch: true,
    });
    const list = phone.getByRole("grid", { name: "Blocks on this page" });
    await list
      .getByRole("button", { name: /^More for/ })
      .nth(1)
      .tap();
    await phone.getByRole("menuitem", { name: "Choose several" }).tap();
    const bar = phone.getByRole("region", { name: "Actions for the chosen blocks" });
    await bar.getByText("1 block chosen").waitFor();
    await phone.locator(`#block-row-${all[2]}`).tap();
    await phone.locator(`#block-row-${all[3]}`).tap();
    await bar.getByText("3 blocks chosen").waitFor();
    await phone.locator(`#block-row-${all[2]}`).tap();
    await expect.poll(() => selected(phone)).toEqual([all[1], all[3]]);
    await bar.getByRole("button", { name: "Actions for the chosen blocks" }).tap();
    await phone.getByRole("menuitem", { name: "To the top" }).tap();
    await expect.poll(async () => (await rows(phone)).slice(0, 2)).toEqual([all[1], all[3]]);
    await bar.getByRole("button", { name: "Done" }).tap();
    await bar.waitFor({ state: "detached" });
    await expect.poll(() => phone.evaluate(() => document.activeElement?.id)).toMatch(/^block-row-/);
    await phone.context().close();
  });
});

it("of which one is dragged, they all are", async () => {
  const window = await editor.newWindow("#/pages/home");
  const at = (id: string | null | undefined) => window.locator(`#block-row-${id}`);
  await at(all[0]).click();
  await at(all[1]).click({ modifiers: ["Shift"] });
  await dragRow(at(all[1]), window.locator(`[data-block-row="${all.at(-1)}"]`), "lower");
  await expect.poll(() => rows(window)).toEqual([...all.slice(2), all[0], all[1]]);
  await expect.poll(() => selected(window)).toEqual([all[0], all[1]]);
  await window.keyboard.press("Control+z");
  await expect.poll(() => rows(window)).toEqual(all);
  await window.context().close();
});
