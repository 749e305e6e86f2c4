import { copyFile, cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { cases } from "../support/extent.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";
import { packageRoot } from "../support/package-root.ts";
import { step } from "../support/step.ts";

const site = "tests/fixtures/small-site";
let editor: OpenEditor;
let page: Page;
let config: string;
beforeAll(async () => {
  editor = await openEditor({ site });
  config = await editor.configText();
}, 120_000);
beforeEach(async () => {
  await page?.context().close();
  // The site as it is in the repository, whatever the test before has made of it.
  await rm(file("."), { recursive: true });
  await cp(join(packageRoot, site, "content/media"), file("."), { recursive: true });
  await writeFile(join(editor.root, "site.config.json"), config);
  page = await editor.newWindow("#/pictures", { reducedMotion: "reduce", bypassCSP: true });
  await expect.poll(names).toEqual(["garden.jpg", "house.jpg"]);
});
afterAll(() => editor?.close());

const file = (name: string) => join(editor.root, "content/media", name);
const catalogue = async () =>
  JSON.parse(await readFile(file("media.json"), "utf8")) as Record<string, unknown>;
const names = () => page.locator(".picture-grid .picture-name").allTextContents();
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const details = () => page.locator(".picture-details");
const isDrawn = () =>
  details()
    .locator("img")
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth > 10);
const save = async () => {
  await button("Save Changes").click();
  await page.locator(".save-state", { hasText: "All changes saved" }).waitFor();
};
const openHouse = async () => {
  await page.locator(".picture-grid button", { hasText: "house.jpg" }).click();
  await details().waitFor();
};
const choose = async (...paths: string[]) => page.locator("input[type=file]").setInputFiles(paths);

describe("the pictures", () => {
  it("are found by name and description, and open with what is known of them", async () => {
    expect(await axeFindings(page)).toEqual([]);
    const search = page.getByRole("searchbox", { name: "Search pictures" });
    await search.fill("house");
    await expect.poll(names).toEqual(["house.jpg"]);
    await search.fill("nothing of the sort");
    await page.getByText("No picture is called that").waitFor();
    await search.fill("");
    await button("Without description").click();
    await page.getByText("Every picture has a description").waitFor();
    await button("All").click();
    await page.locator(".picture-grid button").nth(1).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#/pictures/house.jpg");
    await expect.poll(() => details().textContent()).toMatch(/\d+ × \d+ pixels/);
    await expect.poll(() => details().textContent()).toMatch(/\d+(\.\d)? (kB|bytes|MB)/);
    await expect
      .poll(() =>
        details()
          .locator("img")
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(10);
    expect(await axeFindings(page)).toEqual([]);
  });

  it("lead to where they are used", async () => {
    await openHouse();
    await details().locator(".picture-uses button").first().click();
    await expect.poll(() => page.evaluate(() => location.hash)).not.toContain("#/pictures");
    await page.goBack();
    await details().waitFor();
  });

  it("are described as a part of what is not saved yet, with undo", async () => {
    await openHouse();
    const words = details().getByRole("textbox", { name: "Description" });
    const before = await words.inputValue();
    await words.fill("A house with a red door.");
    await button("Undo").first().click();
    await expect.poll(() => words.inputValue()).toBe(before);
    await button("Redo").first().click();
    await expect.poll(() => words.inputValue()).toBe("A house with a red door.");
    await save();
    expect((await catalogue())["house.jpg"]).toEqual({ alt: "A house with a red door." });
  });

  it("are renamed with all that shows them, on disk too once that is saved, and back again", async () => {
    await openHouse();
    const bytes = await readFile(file("house.jpg"));
    await button("Rename…").click();
    await page.getByRole("dialog").getByRole("textbox", { name: "New name" }).fill("villa");
    await page.keyboard.press("Enter");
    await expect.poll(() => details().locator("h2").textContent()).toBe("villa.jpg");
    await expect.poll(isDrawn).toBe(true);
    await save();
    expect(await readdir(file("."))).toEqual(["garden.jpg", "media.json", "villa.jpg"]);
    expect(await readFile(file("villa.jpg"))).toEqual(bytes);
    expect(await editor.configText()).toBe(config.replaceAll("house.jpg", "villa.jpg"));
    await button("Undo").first().click();
    await save();
    expect(await readFile(file("house.jpg"))).toEqual(bytes);
    expect(await editor.configText()).toBe(config);
  });
});

describe("a picture with a version for dark colour schemes", () => {
  it("stands beside that version, which counts as used where the picture is", async () => {
    await openHouse();
    const before = await catalogue();
    const house = { ...(before["house.jpg"] as object), dark: "garden.jpg" };
    await writeFile(file("media.json"), JSON.stringify({ ...before, "house.jpg": house }));
    const versions = details().locator(".picture-versions figcaption");
    await expect.poll(() => versions.allTextContents()).toEqual(["Light", "Dark"]);
    const figures = details().locator(".picture-versions figure");
    const isBeside = async () => {
      const [light, dark] = [await figures.first().boundingBox(), await figures.last().boundingBox()];
      return light && dark && light.y === dark.y && dark.x > light.x;
    };
    await expect.poll(isBeside).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator(".picture-grid button", { hasText: "garden.jpg" }).click();
    await details().getByText("Version of house.jpg for dark colour schemes").first().waitFor();
    await page.locator(".picture-grid button", { hasText: "house.jpg" }).click();
    const again = { ...before, "house.jpg": { alt: "A house, again." } };
    await writeFile(file("media.json"), JSON.stringify(again));
    await expect.poll(() => versions.count()).toBe(0);
  });

  it("is given that version in the editor, and it is taken away", async () => {
    await openHouse();
    const versions = details().locator(".picture-versions figcaption");
    const said = async () => (await catalogue())["house.jpg"];
    const before = await said();
    await button("Choose a dark version…").click();
    const dialog = page.getByRole("dialog", { name: "Dark version of house.jpg" });
    await expect
      .poll(() => dialog.locator(".picture-grid .picture-name").allTextContents())
      .toEqual(["garden.jpg"]);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.locator(".picture-grid button").click();
    await expect.poll(() => versions.allTextContents()).toEqual(["Light", "Dark"]);
    await save();
    expect(await said()).toEqual({ ...(before as object), dark: "garden.jpg" });
    await button("Remove the dark version").click();
    await save();
    expect(await said()).toEqual(before);
    await expect.poll(() => versions.count()).toBe(0);
  });
});

describe("adding pictures", () => {
  it("takes a drawing as it is, shows it, and refuses one that may not be published", async () => {
    const drawing = (inner: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`;
    const plan = drawing('<rect width="40" height="20" fill="#246"/>');
    const [good, bad] = [join(editor.root, "plan.svg"), join(editor.root, "script.svg")];
    await writeFile(good, plan);
    await writeFile(bad, drawing("<script>alert(1)</script>"));
    await choose(good, bad);
    await page.getByText("“script.svg” holds something that can’t be published").waitFor();
    await page.locator(".upload-card").getByRole("textbox", { name: "Description" }).fill("A plan.");
    await button("Add the picture").click();
    await page.locator(".notice", { hasText: "Added plan.svg" }).waitFor();
    await save();
    expect(await readFile(file("plan.svg"), "utf8")).toBe(plan);
    await page.locator(".picture-grid button", { hasText: "plan.svg" }).click();
    await expect.poll(() => details().textContent()).toMatch(/40 × 20 pixels/);
    await expect.poll(isDrawn).toBe(true);
  });

  it("checks them, asks what they show, never writes over one, and shows them at once", async () => {
    await choose(file("house.jpg"), file("media.json"));
    await page.getByText("“media.json” is of the kind JSON, which can’t be published.").waitFor();
    await button("Leave it out").first().waitFor();
    const name = page.getByRole("textbox", { name: "File name" });
    await expect.poll(() => name.inputValue()).toBe("house-2.jpg");
    await expect.poll(() => button("Add the picture").isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    const card = page.locator(".upload-card");
    // Somebody else puts one of that name there meanwhile.
    await card.getByRole("textbox", { name: "Description" }).fill("A house from the back.");
    await copyFile(file("garden.jpg"), file("house-2.jpg"));
    await expect.poll(names).toContain("house-2.jpg");
    await button("Add the picture").click();
    await page
      .getByText("There is a picture house-2.jpg already, so this one would be called house-3.jpg.")
      .waitFor();
    await expect
      .poll(() => card.getByRole("textbox", { name: "Description" }).inputValue())
      .toBe("A house from the back.");
    await button("Add the picture").click();
    await page.locator(".notice", { hasText: "Added house-3.jpg" }).waitFor();
    await save();
    expect(await readFile(file("house-2.jpg"))).toEqual(await readFile(file("garden.jpg")));
    expect(await readFile(file("house-3.jpg"))).toEqual(await readFile(file("house.jpg")));
    expect((await catalogue())["house-3.jpg"]).toEqual({ alt: "A house from the back." });
    await expect.poll(names).toContain("house-3.jpg");
    await expect.poll(() => details().locator("h2").textContent()).toBe("house-3.jpg");
    await details().getByText("Nowhere on the site.").waitFor();
    await page.locator(".upload-refused button").click();
    await expect.poll(() => page.locator(".uploads").count()).toBe(0);
    await step("it offers the new one in a field without a reload", () => useForSharing("house-3.jpg"));
  });

  it("takes files that are dropped, and makes them decorative where they are", async () => {
    const bytes = [...(await readFile(file("garden.jpg")))];
    const dropped = await page.evaluateHandle((data) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(data)], "Füllung (1).JPG", { type: "image/jpeg" }));
      return transfer;
    }, bytes);
    await page.dispatchEvent(".pictures", "dragover", { dataTransfer: dropped });
    await page.getByText("Drop the pictures to add them").waitFor();
    await page.dispatchEvent(".pictures", "drop", { dataTransfer: dropped });
    const card = page.locator(".upload-card");
    await expect
      .poll(() => card.getByRole("textbox", { name: "File name" }).inputValue())
      .toBe("fullung-1.jpg");
    await card.getByRole("switch", { name: "Decorative" }).click();
    await button("Add the picture").click();
    await page.locator(".notice", { hasText: "Added fullung-1.jpg" }).waitFor();
    await save();
    expect((await catalogue())["fullung-1.jpg"]).toEqual({ decorative: true });
  });
});

async function useForSharing(name: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = "#/pages/home/:site";
    dispatchEvent(new PopStateEvent("popstate"));
  });
  const field = page.getByRole("group", { name: "Picture for sharing" });
  await field.getByRole("button", { name: /Choose|Change/ }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  await dialog.getByRole("searchbox").fill(name);
  await dialog.locator(".picture-grid button").click();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Use this picture" }).click();
  await expect.poll(() => field.locator(".picture-name").textContent()).toBe(name);
  await expect.poll(() => field.locator(".picture-alt").textContent()).toBe("A house from the back.");
  await button("Review 1 change").waitFor();
}

describe("a picture on the page", () => {
  it("is where a file is dropped: asked what it shows, it is shown there, as one step", async () => {
    const other = await editor.newWindow("#/pages/home/first", { reducedMotion: "reduce", bypassCSP: true });
    const frame = other.frameLocator(".preview-frame").first();
    const image = frame.locator(".hero img").first();
    await image.waitFor();
    const bytes = [...(await readFile(file("garden.jpg")))];
    const drag = (type: string, on: string) =>
      frame
        .locator(on)
        .first()
        .evaluate(
          (element, { data, name }) => {
            element.scrollIntoView({ block: "center" });
            const { left, top, width, height } = element.getBoundingClientRect();
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([new Uint8Array(data)], "New View.jpg", { type: "image/jpeg" }));
            const at = { clientX: left + width / 2, clientY: top + height / 2 };
            element.dispatchEvent(
              new DragEvent(name, { ...at, dataTransfer, bubbles: true, cancelable: true }),
            );
          },
          { data: bytes, name: type },
        );
    const notice = (words: string | RegExp) => other.locator(".preview-notice", { hasText: words }).waitFor();
    await drag("dragover", ".hero h1");
    await notice("Drop it on a picture of the page");
    await drag("dragover", ".hero img");
    await notice("Drop the picture to show it in place of house.jpg.");
    await expect.poll(() => image.getAttribute("data-drop")).toBe("yes");
    await drag("drop", ".hero img");
    const dialog = other.getByRole("dialog", { name: "Show this picture here" });
    await dialog.getByRole("textbox", { name: "Description" }).fill("The new view");
    expect(await axeFindings(other)).toEqual([]);
    await dialog.getByRole("button", { name: "Show it here" }).click();
    const source = () => image.evaluate((shown: HTMLImageElement) => shown.currentSrc);
    await expect.poll(source).toMatch(/^blob:/);
    await expect.poll(() => image.getAttribute("data-drop")).toBeNull();
    await other.getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect.poll(source).not.toMatch(/^blob:/);
    await other.context().close();
  });
});

describe("folders of pictures", () => {
  it("take new pictures and those that are moved; search looks into all of them", async () => {
    const other = await editor.newWindow("#/pictures", { reducedMotion: "reduce", bypassCSP: true });
    await copyFile(file("garden.jpg"), file("house-2.jpg"));
    const press = (name: string) => other.getByRole("button", { name, exact: true }).first().click();
    const shown = () => other.locator(".picture-grid .picture-name").allTextContents();
    await press("New folder…");
    await other.getByRole("textbox", { name: "Name of the folder" }).fill("Spare");
    await other.keyboard.press("Enter");
    await press("Remove this folder");
    await expect
      .poll(() => other.evaluate(() => document.activeElement?.closest("ul")?.className))
      .toBe("picture-grid");
    await press("New folder…");
    await other.getByRole("textbox", { name: "Name of the folder" }).fill("Summer 2026");
    await other.getByText("It will be called summer-2026.").waitFor();
    await other.keyboard.press("Enter");
    await other.getByText("No picture is in this folder yet").waitFor();
    await expect.poll(() => other.evaluate(() => document.activeElement?.textContent)).toBe("summer-2026");
    expect(await axeFindings(other)).toEqual([]);
    await press("All pictures");
    await other.locator(".picture-grid button", { hasText: "house.jpg" }).click();
    await press("Move to folder…");
    const moving = other.getByRole("dialog", { name: "Move house.jpg" }).getByRole("combobox");
    await expect.poll(() => moving.locator("option").allTextContents()).toContain("summer-2026");
    await other.keyboard.press("Escape");
    await press("summer-2026 empty");
    await other.locator("input[type=file]").setInputFiles(file("garden.jpg"));
    await other.locator(".upload-card").getByRole("switch", { name: "Decorative" }).click();
    await press("Add the picture");
    await expect.poll(shown).toEqual(["garden.jpg"]);
    await press("All pictures");
    await other
      .getByRole("list", { name: "Folders" })
      .getByRole("button", { name: "summer-2026 1 picture" })
      .waitFor();
    await other.locator(".picture-grid button", { hasText: "house-2.jpg" }).click();
    await press("Move to folder…");
    const dialog = other.getByRole("dialog", { name: "Move house-2.jpg" });
    await dialog.getByRole("combobox", { name: "Folder" }).selectOption("summer-2026");
    expect(await axeFindings(other)).toEqual([]);
    await dialog.getByRole("button", { name: "Move" }).click();
    await expect.poll(shown).toEqual(["garden.jpg", "house-2.jpg"]);
    await other.getByRole("searchbox").fill("garden");
    await expect.poll(shown).toEqual(["garden.jpg", "garden.jpg"]);
    await other.locator(".picture-grid").getByText("In the folder summer-2026").waitFor();
    await press("Save Changes");
    await other.locator(".save-state", { hasText: "All changes saved" }).waitFor();
    expect((await readdir(file("summer-2026"))).sort()).toEqual(["garden.jpg", "house-2.jpg"]);
    expect((await catalogue())["summer-2026/garden.jpg"]).toEqual({ decorative: true });
    await press("Undo");
    await press("Undo");
    await press("Save Changes");
    await other.locator(".save-state", { hasText: "All changes saved" }).waitFor();
    expect(await readdir(file("."))).not.toContain("summer-2026");
    await other.context().close();
  });
});

describe("the point of a picture that stays in view", () => {
  it("is chosen by keys or by pointing, seen on the page at once, and saved as one step", async () => {
    const before = await catalogue();
    const other = await editor.newWindow("#/pages/home/first", { reducedMotion: "reduce", bypassCSP: true });
    const opener = other.getByRole("button", { name: "Choose what stays in view…" }).first();
    const dialog = other.getByRole("dialog", { name: "What stays in view" });
    const dot = dialog.getByRole("slider", { name: "Point that stays in view" });
    await other.frameLocator(".preview-frame").first().locator(".hero img").first().click();
    await opener.click();
    const drawn = () =>
      dialog
        .locator(".focus-whole")
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await expect.poll(drawn).toBe(true);
    const box = await dialog.locator(".focus-picture").boundingBox();
    if (!box) throw new Error("The picture has no place.");
    await other.mouse.click(box.x + box.width * 0.2, box.y + box.height * 0.1);
    const focused = () => other.evaluate(() => document.activeElement?.className);
    await expect.poll(focused).toBe("focus-dot");
    await other.keyboard.press("Shift+ArrowRight");
    await other.keyboard.press("ArrowUp");
    await expect.poll(() => dot.getAttribute("aria-valuetext")).toBe("30 % from the left, 9 % from the top");
    await dialog.getByRole("slider", { name: "From the top" }).fill("60");
    const crops = dialog.locator(".focus-crops img");
    const placed = (image: Element) => getComputedStyle(image).objectPosition;
    await expect.poll(() => crops.last().evaluate(placed)).toBe("30% 60%");
    expect(await axeFindings(other)).toEqual([]);
    await dialog.getByRole("button", { name: "Keep this point" }).click();
    const image = other.frameLocator(".preview-frame").first().locator(".hero img").first();
    await expect.poll(() => image.evaluate(placed)).toBe("30% 60%");
    await expect.poll(focused).toContain("button");
    await other.getByRole("button", { name: "Save Changes" }).click();
    await other.locator(".save-state", { hasText: "All changes saved" }).waitFor();
    const said = await catalogue();
    expect(said).toEqual({
      ...before,
      "house.jpg": { ...(before["house.jpg"] as object), focus: [0.3, 0.6] },
    });
    const go = (hash: string) => other.evaluate((to) => location.assign(to), hash);
    await go("#/pictures/house.jpg");
    await other.getByRole("button", { name: "Replace everywhere…" }).first().click();
    await other.getByText("what stays in view is the middle again").waitFor();
    await other.keyboard.press("Escape");
    await go("#/pages/home/first");
    await other.getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect.poll(() => image.evaluate(placed)).toBe("50% 50%");
    await other.context().close();
  });
});

describe("a part of a picture", () => {
  const sizeOf = async (name: string) => {
    const { width, height, format } = await sharp(await readFile(file(name))).metadata();
    return [width, height, format];
  };

  it("is kept by pulling a corner, as a new file in its place that one undo takes back", async () => {
    const before = await readFile(file("house.jpg"));
    const other = await editor.newWindow("#/pictures/house.jpg", {
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    const press = (name: string) => other.getByRole("button", { name, exact: true }).first().click();
    const saved = () => other.locator(".save-state", { hasText: "All changes saved" }).waitFor();
    await press("Crop…");
    const dialog = other.getByRole("dialog", { name: "Crop and turn" });
    const box = dialog.getByRole("slider", { name: "Part that stays" });
    const apply = dialog.getByRole("button", { name: "Apply" });
    await expect.poll(() => apply.isDisabled()).toBe(true);
    const picture = await dialog.locator(".crop-picture").boundingBox();
    if (!picture) throw new Error("The picture has no place.");
    const { x, y, width, height } = picture;
    await other.mouse.move(x + width, y + height);
    await other.mouse.down();
    await other.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
    await other.mouse.up();
    await expect
      .poll(() => box.getAttribute("aria-valuetext"))
      .toBe("50 % wide, 50 % tall, 0 % from the left, 0 % from the top");
    await other.mouse.move(x + width / 4, y + height / 4);
    await other.mouse.down();
    await other.mouse.move(x + width / 2, y + height / 4);
    await other.mouse.up();
    await expect.poll(() => box.getAttribute("aria-valuetext")).toContain("25 % from the left");
    await dialog.getByText(/^It will have 3[12]\d × 21\d pixels\.$/).waitFor();
    expect(await axeFindings(other)).toEqual([]);
    await apply.click();
    await other.locator(".notice", { hasText: "Cropped house.jpg" }).waitFor();
    await expect.poll(() => other.evaluate(() => document.activeElement?.textContent)).toBe("Crop…");
    await other
      .locator(".picture-details")
      .getByText(/^3[12]\d × 21\d pixels$/)
      .waitFor();
    await press("Save Changes");
    await saved();
    const [wide, tall, kind] = await sizeOf("house.jpg");
    expect([Math.abs(Number(wide) - 320) < 4, Math.abs(Number(tall) - 214) < 4, kind]).toEqual([
      true,
      true,
      "jpeg",
    ]);
    await press("Undo");
    await press("Save Changes");
    await saved();
    expect(await readFile(file("house.jpg"))).toEqual(before);
    await other.context().close();
  });

  it("is kept and turned by keys on a phone, from where a block shows it", async () => {
    const other = await editor.newWindow("#/pages/home/first", {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    await other.getByRole("tab", { name: "Page", exact: true }).click();
    await other.frameLocator(".preview-frame").first().locator(".hero img").first().tap();
    await other.getByRole("tab", { name: "Fields", exact: true }).click();
    await other.getByRole("button", { name: "Crop and turn…" }).first().press("Enter");
    const dialog = other.getByRole("dialog", { name: "Crop and turn" });
    const box = dialog.getByRole("slider", { name: "Part that stays" });
    await box.waitFor();
    await expect.poll(() => other.evaluate(() => document.activeElement?.className)).toBe("crop-box");
    for (let turn = 0; turn < 3; turn++) await other.keyboard.press("Shift+ArrowLeft");
    await other.keyboard.press("ArrowRight");
    await expect
      .poll(() => box.getAttribute("aria-valuetext"))
      .toBe("97 % wide, 100 % tall, 1 % from the left, 0 % from the top");
    await dialog.getByRole("button", { name: "Turn right" }).press("Enter");
    await expect
      .poll(() => box.getAttribute("aria-valuetext"))
      .toBe("100 % wide, 97 % tall, 0 % from the left, 1 % from the top");
    await dialog.getByRole("slider", { name: "Width" }).fill("1");
    await dialog.getByText("This part is too small to be a picture.").waitFor();
    await expect.poll(() => dialog.getByRole("button", { name: "Apply" }).isDisabled()).toBe(true);
    await dialog.getByRole("button", { name: "Square" }).press("Enter");
    await dialog.getByText(/^It will have (\d+) × \1 pixels\.$/).waitFor();
    expect(await axeFindings(other)).toEqual([]);
    await expect
      .poll(() => dialog.locator("[data-corner=se]").boundingBox())
      .toMatchObject({ width: 44, height: 44 });
    await dialog.getByRole("button", { name: "Apply" }).press("Enter");
    await other.locator(".notice", { hasText: "Cropped house.jpg" }).waitFor();
    await expect.poll(() => other.evaluate(() => document.activeElement?.textContent)).toBe("Crop and turn…");
    await other.keyboard.press("Control+z");
    await other.locator(".save-state", { hasText: "All changes saved" }).waitFor();
    await other.context().close();
  });
});

describe("the screens of the pictures", () => {
  const looks = cases([["light", 390]], [["dark", 1440]], [["dark", 390]]);
  it.each(looks)("satisfy axe in %s at %i px, and fit", async (colorScheme, width) => {
    const other = await editor.newWindow("#/pictures/house.jpg", {
      colorScheme,
      viewport: { width, height: 844 },
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    await other.locator(".picture-details").waitFor();
    expect(await axeFindings(other)).toEqual([]);
    await expect
      .poll(() => other.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
    await other.context().close();
  });
});
