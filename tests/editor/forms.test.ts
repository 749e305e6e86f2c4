import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import { axeFindings } from "../support/axe-findings.ts";
import { downloaded } from "../support/downloaded.ts";
import { dragRow } from "../support/drag.ts";
import { cases } from "../support/extent.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

const questions = Array.from({ length: 40 }, (_, index) => ({
  question: `Question ${index + 1}?`,
  answer: `Answer ${index + 1}, in **Markdown**.\n\nWith a second paragraph.`,
}));

/** Every block that has fields, as its sample is; then what no form has been made for. */
const everyBlock = blocks
  .filter(({ schema }) => Object.keys(schema.properties).length > 0)
  .map(({ type, sample }) => ({ id: type, type, props: sample }));
const oddBlocks = [
  {
    id: "odd",
    type: "cards-grid",
    props: {
      title: "Odd",
      intro: { text: "an object" },
      appearance: "from-another-release",
      cards: [{ title: "One", icon: "no-such-icon", surprise: [1, 2] }, "a text"],
      unknown: { deep: ["kept"] },
    },
  },
  { id: "tokens", type: "heading", props: { title: "Call {{site.contact.phones.mobil}}", label: "Plain" } },
  { id: "shared", type: "heading", props: { title: "{{site.company.name}}" } },
  { id: "long", type: "faq", props: { title: "Many", items: questions } },
];

let editor: OpenEditor;
let page: Page;
/** What React and the browser complained of. */
const complaints: string[] = [];
beforeAll(async () => {
  editor = await openEditor({
    site: "tests/fixtures/small-site",
    config: (config) => {
      const [home, ...others] = config.pages as Record<string, unknown>[];
      const all = {
        ...home,
        id: "every-block",
        path: "/every-block",
        title: "Every block",
        blocks: everyBlock,
      };
      const odd = { ...home, id: "odd-blocks", path: "/odd-blocks", title: "Odd blocks", blocks: oddBlocks };
      return { ...config, pages: [home, all, odd, ...others] };
    },
  });
  page = await editor.newWindow("#/content/company", { reducedMotion: "reduce", bypassCSP: true });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // The odd blocks can't be built or saved, so the site's own pictures can't be had.
    if (message.type() === "error" && !/status of (?:500|422)/.test(message.text()))
      complaints.push(message.text());
  });
}, 120_000);
beforeEach(() => editor.startOver(page, "#/content/company"));
afterAll(() => editor?.close());

const form = () => page.locator(".inspector");
const go = async (place: string) => {
  await page.evaluate((hash) => {
    location.hash = hash;
    dispatchEvent(new PopStateEvent("popstate"));
  }, place);
};
const openBlock = async (name: string, block: string) => {
  await go(`/pages/${name}/${block}`);
  await form().locator(".field, .group").first().waitFor();
};
const preview = () => page.frameLocator(".preview iframe");
/** What a box with pills says, without what the caret stands on between them. */
const shown = async (box: Locator) => (await box.innerText()).replaceAll("\u200b", "");
const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole("button", { name, exact: typeof name === "string" });
const unchanged = () => button("No changes").isVisible();
const undo = () => page.keyboard.press("Control+z");
const focused = () => page.evaluate(() => document.activeElement?.id);
const exported = async () => {
  const [download] = await Promise.all([page.waitForEvent("download"), button("Export").first().click()]);
  // It is told once the site has been checked, which may be after the file is there.
  await page.locator(".notice", { hasText: "Content Exported" }).waitFor();
  await dismissNotices();
  return String(await downloaded(download));
};
/** Notices lie over what is below them for a while, and that something failed until it is dismissed. */
const dismissNotices = async () => {
  const dismiss = page.locator('.notice [aria-label="Dismiss"]');
  while ((await dismiss.count()) > 0) await dismiss.first().click();
};

describe("the settings", () => {
  const editContact = async () => {
    await go("/content/contact");
    await button("Edit Content").click();
    await page.getByRole("textbox", { name: "Mobile" }).waitFor();
  };

  it("are read as text until they are edited", async () => {
    await go("/content/contact");
    const panel = page.getByRole("tabpanel");
    await panel.getByText("Telephone numbers").first().waitFor();
    await expect.poll(() => panel.locator("input, textarea, select").count()).toBe(0);
    await expect.poll(() => panel.getByRole("group", { name: "Mobile" }).textContent()).toMatch(/\d/);
    await button("Edit Content").click();
    await panel.getByRole("textbox", { name: "Mobile" }).waitFor();
    await expect.poll(unchanged).toBe(true);
  });

  it("keep a number that is half typed out of the document", async () => {
    await editContact();
    const office = page.getByRole("group", { name: /^Leicester office/ });
    const latitude = office.getByRole("textbox", { name: "Latitude" });
    const before = await latitude.inputValue();
    await latitude.fill("");
    await latitude.pressSequentially("-");
    await expect.poll(() => office.getByText("This is no number yet").isVisible()).toBe(true);
    await latitude.pressSequentially("1.5");
    await expect.poll(() => button("Review 1 change").isVisible()).toBe(true);
    await expect.poll(() => latitude.inputValue()).toBe("-1.5");
    while (!(await unchanged())) await undo();
    await expect.poll(() => latitude.inputValue()).toBe(before);
  });

  it("change no number by a wheel or an arrow key, and leave one empty that is emptied", async () => {
    await editContact();
    const office = page.getByRole("group", { name: /^Leicester office/ });
    const latitude = office.getByRole("textbox", { name: "Latitude" });
    await latitude.fill("52,5");
    await expect.poll(() => unchanged()).toBe(false);
    await latitude.hover();
    await latitude.evaluate((field) =>
      field.addEventListener("wheel", () => field.setAttribute("data-wheeled", "")),
    );
    await page.mouse.wheel(0, 200);
    await page.locator("[data-wheeled]").waitFor();
    for (const key of ["ArrowUp", "ArrowDown", "PageUp", "PageDown"]) await page.keyboard.press(key);
    await expect.poll(() => latitude.inputValue()).toBe("52,5");
    await latitude.fill("");
    await page.keyboard.press("Tab");
    await expect.poll(() => latitude.inputValue()).toBe("");
    while (!(await unchanged())) await undo();
  });

  it("tell what is wrong beside the field, and tie it to the input", async () => {
    await editContact();
    const mobile = page.getByRole("textbox", { name: "Mobile" });
    await mobile.fill("");
    await mobile.press("Tab");
    await expect.poll(() => mobile.getAttribute("aria-invalid")).toBe("true");
    const id = (await mobile.getAttribute("aria-describedby"))?.split(" ")[0] ?? "";
    await expect.poll(() => page.locator(`#${id}`).textContent()).toBe("Error: Write the mobile. ");
    await undo();
    await expect.poll(() => mobile.getAttribute("aria-invalid")).toBeNull();
  });
});

describe("forms of blocks", () => {
  it("change nothing by being opened, whatever is in them", { timeout: 120_000 }, async () => {
    const text = await editor.configText();
    for (const [name, of] of [
      ["every-block", everyBlock],
      ["odd-blocks", oddBlocks],
    ] as const) {
      for (const { id } of of) {
        await openBlock(name, id);
        const folded = form().locator('.list-title[aria-expanded="false"]');
        if ((await folded.count()) > 0) await folded.first().click();
      }
    }
    await expect.poll(unchanged).toBe(true);
    expect(await exported()).toBe(text);
  });

  it("show what they have no field for, and leave it alone when something else is edited", async () => {
    await openBlock("odd-blocks", "odd");
    const before = await exported();
    await expect.poll(() => form().getByText("The file has a group of values here").isVisible()).toBe(true);
    await expect
      .poll(() => form().locator(".unexpected").allTextContents())
      .toEqual([
        expect.stringContaining('"text": "an object"'),
        expect.stringContaining('"a text"'),
        expect.stringContaining('"deep"'),
      ]);
    await expect
      .poll(() => form().getByRole("combobox", { name: "Appearance" }).inputValue())
      .toBe("from-another-release");
    await form().getByRole("textbox", { name: "Heading" }).first().fill("Even");
    expect(await exported()).toBe(before.replace('"title": "Odd",\n', '"title": "Even",\n'));
    await undo();
  });

  it("mend a detail that is not there, and insert one at the caret as a pill", async () => {
    await openBlock("odd-blocks", "tokens");
    const heading = form().getByRole("textbox", { name: "Heading" });
    await expect.poll(() => heading.innerText()).toContain("not there");
    await expect.poll(() => form().innerText()).not.toContain("{{");
    await form().locator(".chip-wrong").getByRole("button").click();
    await expect.poll(() => shown(heading)).toBe("Call 07700 900412");
    const label = form().getByRole("textbox", { name: "Label" });
    await label.fill("In ,");
    await label.press("ArrowLeft");
    await label.press("Alt+i");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("searchbox").fill("name company");
    expect(await axeFindings(page)).toEqual([]);
    await dialog.locator(".details-choice").first().click();
    await expect.poll(() => shown(label)).toBe("In Small & Sons,");
    await expect.poll(focused).toBe("field-label");
    await page.keyboard.type(" x");
    await expect.poll(() => shown(label)).toBe("In Small & Sons x,");
    expect(await exported()).toContain('"label": "In {{site.company.name}} x,"');
    expect(await axeFindings(page)).toEqual([]);
    // A pill goes whole; the box stays the same while it is typed in.
    await label.press("End");
    for (let key = 0; key < 4; key++) await page.keyboard.press("Backspace");
    await expect.poll(() => shown(label)).toBe("In ");
    await page.keyboard.type("here");
    await expect.poll(focused).toBe("field-label");
    await page.keyboard.press("Tab");
    await expect.poll(() => label.inputValue()).toBe("In here");
    await heading.click();
    await page.keyboard.press("Enter");
    await expect.poll(() => shown(heading)).toBe("Call 07700 900412");
    await form().locator('[data-field="title"] button.chip').click();
    await expect.poll(focused).toBe("field-contact-phones-mobile");
    await button("Exit Edit").click();
    await page.getByRole("button", { name: /^Review/ }).waitFor();
    while (!(await unchanged())) await undo();
  });

  it("change a shared text where it is written, or give the place words of its own", async () => {
    await openBlock("odd-blocks", "shared");
    const heading = form().getByRole("textbox", { name: "Heading" });
    await expect.poll(() => heading.inputValue()).toBe("Small & Sons");
    await expect.poll(() => form().innerText()).not.toContain("{{");
    const before = await exported();
    await heading.fill("Large & Sons");
    expect(await exported()).toBe(before.replace('"name": "Small & Sons"', '"name": "Large & Sons"'));
    await expect
      .poll(() => preview().getByRole("heading", { name: "Large & Sons" }).count())
      .toBeGreaterThan(0);
    await expect.poll(() => form().locator(".shared-note").innerText()).toMatch(/Shared: also /);
    await page.locator('[aria-label="Undo"]').hover();
    await expect
      .poll(() => page.locator(".tooltip").innerText())
      .toMatch(/changed the name of the company \(\d+ places\)/);
    await button("Use different words here only").click();
    await heading.fill("Us");
    expect(await exported()).toContain('"name": "Large & Sons"');
    expect(await exported()).toContain('"title": "Us"');
    while (!(await unchanged())) await undo();
    await expect.poll(() => heading.inputValue()).toBe("Small & Sons");
  });

  it("have one stop of the Tab key for each text", async () => {
    await openBlock("odd-blocks", "long");
    await form().getByRole("textbox", { name: "Heading" }).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    const stops = () =>
      form()
        .locator('[data-field="title"]')
        .evaluate((field) => field.querySelectorAll("input, button:not([tabindex='-1'])").length);
    await expect.poll(stops).toBe(1);
  });
});

describe("a list", () => {
  const titles = () => form().locator(".list-title").allTextContents();

  beforeEach(async () => {
    await openBlock("odd-blocks", "long");
  });

  it("calls nothing in a new item wrong before its field was left, and all of it once the site is saved", async () => {
    const count = () => page.getByRole("button", { name: /^(?:No|\d+) problems?$/ }).textContent();
    const before = await count();
    await button("Add question", form().locator('[data-field="items"]')).click();
    const item = form().locator('[data-item="40"]');
    const wrong = () => item.locator('[aria-invalid="true"]').evaluateAll((all) => all.map(({ id }) => id));
    await expect.poll(focused).toBe("field-items-40-question");
    await expect.poll(wrong).toEqual([]);
    await item.getByRole("textbox", { name: "Answer" }).focus();
    await expect.poll(wrong).toEqual(["field-items-40-question"]);
    // Only what somebody has been in is counted.
    const lacking = Number.parseInt(before ?? "", 10) || 0;
    await expect.poll(async () => Number.parseInt((await count()) ?? "", 10)).toBe(lacking + 1);
    await expect
      .poll(() => item.locator(".field-problems").textContent())
      .toBe("Error: Write the question. ");
    await expect.poll(() => form().getByText("For developers").count()).toBe(1);
    await form().getByText("For developers").click();
    await form().getByText("/items/40/question").waitFor();
    await page.keyboard.press("Control+s");
    const panel = page.getByRole("dialog", { name: "Problems" });
    await panel.waitFor();
    await expect.poll(wrong).toEqual(["field-items-40-question", "field-items-40-answer"]);
    await page.locator(".notice").waitFor();
    await dismissNotices();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    while (!(await unchanged())) await undo();
    await expect.poll(count).toBe(before);
  });

  it("puts the focus into a new item, and on its neighbour when it is removed, which can be undone", async () => {
    await button("Add question", form().locator('[data-field="items"]')).click();
    await expect.poll(focused).toBe("field-items-40-question");
    await page.keyboard.type("One more?");
    await expect.poll(async () => (await titles()).at(-1)).toBe("One more?");
    await dismissNotices();
    await button("More for One more?", form()).click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await expect.poll(focused).toBe("field-items-39");
    await page
      .locator(".notice")
      .filter({ hasText: "Removed “One more?”" })
      .getByRole("button", { name: "Undo" })
      .click();
    await expect.poll(async () => (await titles()).length).toBe(41);
    while (!(await unchanged())) await undo();
  });

  it("is put in order by buttons, by keys and by dragging, and says so", async () => {
    await dismissNotices();
    await button("Move Question 2? up", form()).click();
    await expect
      .poll(async () => (await titles()).slice(0, 3))
      .toEqual(["Question 2?", "Question 1?", "Question 3?"]);
    const first = form().locator(".list-title").first();
    await first.focus();
    await page.keyboard.press("Alt+ArrowDown");
    await page.keyboard.press("Alt+ArrowDown");
    await expect
      .poll(async () => (await titles()).slice(0, 3))
      .toEqual(["Question 1?", "Question 3?", "Question 2?"]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Question 2?");
    await expect
      .poll(() => page.locator("body > [role=status]").allTextContents())
      .toContain("Moved Question 2? to place 3 of 40.");
    const handles = form().locator(".list-handle");
    const target = form().locator(".list-item").nth(0);
    await dragRow(handles.nth(2), target, "upper");
    await expect
      .poll(async () => (await titles()).slice(0, 3))
      .toEqual(["Question 2?", "Question 1?", "Question 3?"]);
    while (!(await unchanged())) await undo();
    await expect
      .poll(async () => (await titles()).slice(0, 3))
      .toEqual(["Question 1?", "Question 2?", "Question 3?"]);
  });

  it("does not go below its least, and says why", async () => {
    await openBlock("every-block", "hero");
    const views = form().locator('[data-field="views"]');
    const count = await views.locator(".list-title").count();
    for (let left = count; left > 1; left--) {
      await dismissNotices();
      await views
        .getByRole("button", { name: /^More for/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Remove" }).click();
    }
    await views
      .getByRole("button", { name: /^More for/ })
      .first()
      .click();
    const remove = page.getByRole("menuitem", { name: /Remove/ });
    await expect.poll(() => remove.textContent()).toContain("At least one is needed.");
    await expect.poll(() => remove.getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.press("Escape");
    while (!(await unchanged())) await undo();
  });
});

describe("Markdown", () => {
  it("gets its marks by keys, and its links from the pages there are", async () => {
    await openBlock("odd-blocks", "long");
    await form().locator(".list-title").first().click();
    const answer = form().getByRole("textbox", { name: "Answer" });
    await answer.fill("See us now");
    await answer.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(4, 6));
    await answer.press("Control+b");
    await expect.poll(() => answer.inputValue()).toBe("See **us** now");
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Link" });
    await dialog.getByText("The words “us” become the link.").waitFor();
    const box = dialog.getByRole("combobox", { name: "Leads to" });
    await box.fill("home");
    await page.getByRole("option", { name: /^Home/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await dialog.getByText("Goes to the page “Home”").waitFor();
    await button("Make the link", dialog).click();
    await expect.poll(() => answer.inputValue()).toBe("See **[us](/)** now");
    await expect.poll(focused).toBe("field-items-0-answer");
    while (!(await unchanged())) await undo();
    await expect.poll(() => answer.inputValue()).toBe(questions[0]?.answer);
  });
});

describe("a link", () => {
  const box = () => form().getByRole("combobox", { name: "Leads to" });
  beforeEach(async () => {
    await openBlock("every-block", "call-to-action");
    const title = form().locator(".list-title").first();
    if ((await title.count()) > 0) await title.click();
  });

  it("is looked for by name with the keys, and says in words where it leads", async () => {
    const before = await box().inputValue();
    await box().focus();
    await box().fill("odd bl");
    await expect.poll(() => box().getAttribute("aria-expanded")).toBe("true");
    await expect.poll(unchanged).toBe(true);
    await page.keyboard.press("ArrowDown");
    const active = () =>
      box().evaluate(
        (input) => document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent,
      );
    await expect.poll(active).toContain("Odd blocks");
    await page.keyboard.press("Escape");
    await expect.poll(() => box().inputValue()).toBe(before);
    await box().fill("odd bl");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => box().inputValue()).toBe("/odd-blocks");
    await form().getByText("Goes to the page “Odd blocks”").waitFor();
    await expect.poll(() => box().getAttribute("aria-expanded")).toBe("false");
  });

  it("warns of a page that is not there, and takes an address that is pasted", async () => {
    await box().fill("/odd-block");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    // The field says it at once, and the check in its place once it has seen it.
    const told =
      /There is no page at \/odd-block\.|This link leads to “\/odd-block”, a page that does not exist\./;
    await form().getByText(told).filter({ visible: true }).first().waitFor();
    await form()
      .getByRole("button", { name: /^(?:Use \/odd-blocks|Fix: lead it to “Odd blocks”)$/ })
      .click();
    await expect.poll(() => box().inputValue()).toBe("/odd-blocks");
    await box().fill("www.example.com/plans");
    await page.keyboard.press("Tab");
    await expect.poll(() => box().inputValue()).toBe("https://www.example.com/plans");
    await form().getByText("Opens example.com, another site").waitFor();
    while (!(await unchanged())) await undo();
  });

  it.each([
    ["2024-2025", "To link to tel:2024-2025, type it again and press Enter."],
    ["node.js", "To link to https://node.js, type it again and press Enter."],
    ["asp.net", "To link to https://asp.net, type it again and press Enter."],
    ["our services", "Choose a page from the list, or paste an address."],
  ])("is not replaced by “%s”, which was typed to search for a page", async (typed, words) => {
    const before = await box().inputValue();
    await box().fill(typed);
    await page.keyboard.press("Tab");
    await form().getByText(`“${typed}” was not used. ${words}`).waitFor();
    await expect.poll(() => box().inputValue()).toBe(before);
    await expect.poll(unchanged).toBe(true);
  });

  it("is replaced by such a text with Enter, and by an e-mail address when the field is left", async () => {
    await box().fill("0116 496 0187");
    await page.keyboard.press("Enter");
    await expect.poll(() => box().inputValue()).toBe("tel:0116 496 0187");
    await box().fill("me@example.com");
    await page.keyboard.press("Tab");
    await expect.poll(() => box().inputValue()).toBe("mailto:me@example.com");
    while (!(await unchanged())) await undo();
  });
});

describe("smaller fields", () => {
  it("choose an icon by its name", async () => {
    await openBlock("odd-blocks", "odd");
    await form().locator(".list-title").first().click();
    const icon = form().getByRole("group", { name: "Icon" });
    await expect.poll(() => icon.textContent()).toContain("“no-such-icon” is not an icon that there is");
    await icon.getByRole("button", { name: /Change/ }).click();
    await page.getByRole("searchbox", { name: "Search icons" }).fill("hard");
    expect(await axeFindings(page)).toEqual([]);
    await button("Hard hat").click();
    await expect.poll(() => icon.locator(".icon-name").textContent()).toBe("Hard hat");
    while (!(await unchanged())) await undo();
  });

  it("choose a font by typing its name, each shown in itself, and the page has it at once", async () => {
    await go("/pages/every-block/:theme");
    const font = form().getByRole("combobox", { name: "Heading font" });
    await font.press("Enter");
    const option = page.getByRole("option", { name: /Playfair/ });
    await option.waitFor();
    await expect
      .poll(() => option.locator(".font-name").evaluate((name) => getComputedStyle(name).fontFamily))
      .toMatch(/^"Playfair Display"/);
    await page.keyboard.type("pla");
    await page.keyboard.press("Enter");
    await option.waitFor({ state: "detached" });
    await expect.poll(() => font.textContent()).toContain("Playfair Display");
    await expect.poll(() => font.evaluate((element) => element === document.activeElement)).toBe(true);
    const isThere = () =>
      preview()
        .locator("h2")
        .first()
        .evaluate((heading) => {
          const faces = [...heading.ownerDocument.fonts];
          return faces.some(({ family, status }) => /Playfair/.test(family) && status === "loaded");
        });
    await expect.poll(isThere).toBe(true);
    expect(await exported()).toContain('"displayFont": "playfair-display"');
    while (!(await unchanged())) await undo();
  });

  it("slide a number or a colour as one step, and no further than text can be read", async () => {
    await go("/pages/every-block/:theme");
    const radius = form().getByRole("slider", { name: "Slide: Corner radius" });
    await radius.scrollIntoViewIfNeeded();
    const box = await radius.boundingBox();
    if (!box) throw new Error("The slider is not shown.");
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.3, y);
    await page.mouse.down();
    for (const part of [0.5, 0.7, 0.9]) await page.mouse.move(box.x + box.width * part, y);
    await page.mouse.up();
    await expect.poll(async () => Number(await radius.inputValue())).toBeGreaterThan(24);
    await radius.press("Home");
    await expect.poll(() => radius.getAttribute("aria-valuetext")).toBe("0, less than usual");
    await button("Back to the usual 6", form()).click();
    await expect.poll(focused).toBe(await radius.getAttribute("id"));
    while (!(await unchanged())) await undo();
    const ink = form().getByRole("slider", { name: "How light: Soft text" }).first();
    await ink.press("End");
    const field = form().locator('[data-field="theme.light.quiet"]');
    await expect
      .poll(() => field.innerText())
      .toMatch(/Any lighter, and it can't be read\.\s+Contrast 4\.\d to 1 .*easy to read/);
    expect(await axeFindings(page)).toEqual([]);
    await undo();
    await expect.poll(unchanged).toBe(true);
  });

  it("take the colours of a picture as one step", async () => {
    await go("/pages/every-block/:theme");
    await button("Take colours from a picture…", form()).click();
    const chooser = page.getByRole("dialog");
    // A logo that is not on the site yet is added right there.
    await chooser.getByRole("button", { name: "Add pictures…" }).waitFor();
    await chooser.locator(".picture-grid button").first().click();
    await chooser.getByRole("button", { name: "Use this picture" }).click();
    const palettes = form().locator(".picture-colours .palette");
    await palettes.first().click();
    await expect.poll(() => palettes.first().getAttribute("aria-pressed")).toBe("true");
    expect(await axeFindings(page)).toEqual([]);
    await undo();
    await expect.poll(unchanged).toBe(true);
  });

  it("take the colours of the logo that the header shows", async () => {
    await openBlock("@", "site-header");
    await button(/^Change…|^Choose…/, form().getByRole("group", { name: "Logo" })).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator(".picture-grid button", { hasText: "house.jpg" }).click();
    await button("Use this picture", dialog).click();
    await go("/pages/every-block/:theme");
    await button("Take colours from my logo", form()).click();
    const palettes = form().locator(".picture-colours .palette");
    await palettes.first().waitFor();
    // A brown house before a blue sky.
    await expect.poll(() => palettes.count()).toBe(2);
    await palettes.first().click();
    await expect.poll(() => palettes.first().getAttribute("aria-pressed")).toBe("true");
    await button("Review 2 changes").waitFor();
    await undo();
    await undo();
    await expect.poll(unchanged).toBe(true);
  });

  it("choose one of a few with the arrow keys, and leave the default out of the file", async () => {
    await openBlock("every-block", "form");
    await form().locator(".list-title").first().click();
    const required = form().getByRole("switch", { name: "Required" }).first();
    const before = await required.isChecked();
    await required.press("Space");
    await expect.poll(() => required.isChecked()).toBe(!before);
    await required.press("Space");
    const format = form().getByRole("group", { name: "Format" });
    if ((await format.count()) === 0) await button("Add delivery", form()).click();
    await format.getByRole("radio", { name: "Form" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => format.getByRole("radio", { name: "Json" }).isChecked()).toBe(true);
    expect(await exported()).toContain('"format": "json"');
    await page.keyboard.press("ArrowLeft");
    expect(await exported()).not.toContain('"format": "form"');
    while (!(await unchanged())) await undo();
  });
});

describe("every screen of the form", () => {
  const looks = cases(
    [["dark", 1440]],
    [["light", 390]],
    [
      ["light", 1440],
      ["dark", 390],
    ],
  );
  it.each(looks)("satisfies axe in %s at %i px", { timeout: 90_000 }, async (colorScheme, width) => {
    const look = { colorScheme, viewport: { width, height: 900 }, hasTouch: width < 500 };
    const other = await editor.newWindow("#/content/contact", {
      ...look,
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    await other.getByRole("tabpanel").waitFor();
    expect(await axeFindings(other)).toEqual([]);
    await other.getByRole("button", { name: "Edit Content" }).click();
    await other.getByRole("textbox", { name: "Mobile" }).waitFor();
    expect(await axeFindings(other)).toEqual([]);
    if (width > 1000) {
      await other.goto(`${editor.address}/admin/#/pages/odd-blocks/odd`);
      await other.locator(".inspector .list-title").first().click();
      expect(
        (await axeFindings(other)).filter((finding) => finding.includes("field") || finding.includes("list")),
      ).toEqual([]);
    }
    await other.context().close();
  });

  it("gives React and the browser nothing to complain of", () => {
    // One block of this site has props that no view can render, and is reported for them.
    const isReported = (text: string) =>
      text.includes('The block "odd" (cards-grid) of the page "odd-blocks"');
    expect(complaints.filter((text) => !isReported(text))).toEqual([]);
  });
});
