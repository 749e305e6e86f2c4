import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { type PublishedSite, publishSite } from "../support/git-host/published-site.ts";
import { lookedAgain } from "../support/looked-again.ts";
import { heavyGif, type Photograph, photograph } from "../support/photographs.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";

let site: PublishedSite;
let browser: SharedBrowser;
let context: BrowserContext;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([publishSite("github"), connectBrowser()]);
});
beforeEach(async () => {
  site.host.fault = () => undefined;
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  page = await context.newPage();
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
});
afterEach(async () => {
  await context.close();
  // A browser says by itself that a request was refused.
  expect(errors.filter((error) => !/status of (?:413|422)/.test(error))).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const open = async (place: string, ready: string) => {
  await page.goto(`${site.url}/admin/#/${place}`);
  await page.locator(ready).first().waitFor();
};
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const dialog = () => page.getByRole("dialog");
const names = () => page.locator(".picture-grid .picture-name").allTextContents();
const description = () => page.locator(".upload-card").getByRole("textbox", { name: "Description" });
const choose = (...files: Photograph[]) => page.locator("input[type=file][multiple]").setInputFiles(files);
const add = async (file: Photograph, words: string) => {
  await choose(file);
  await description().fill(words);
  await button("Add the picture").click();
};
const publish = async () => {
  await button(/^Publish \d/)
    .first()
    .click();
  const key = dialog().getByLabel("Access key");
  await key.or(dialog().getByText("You publish to")).first().waitFor();
  if (await key.isVisible()) {
    await key.fill("valid");
    await dialog().getByRole("button", { name: "Sign in" }).click();
  }
  await dialog()
    .getByRole("button", { name: /^Publish \d/ })
    .click();
};
const saveState = (words: string | RegExp) =>
  page.locator(".save-state").filter({ hasText: words }).waitFor();
const catalogue = async () => JSON.parse((await site.text("content/media/media.json")) ?? "{}");

it("makes a photograph small, keeps it, shows it on the page, and sends it with the rest in one commit", async () => {
  await context.clock.install();
  await open("pictures", ".picture-grid");
  const photo = await photograph("Our Door.JPG");
  expect(photo.buffer.includes("Exif")).toBe(true);
  await choose(photo);
  await page.getByText("Made as small as pages need it.").waitFor();
  await page.getByText("2560 × 1706").waitFor();
  await expect
    .poll(() => page.getByRole("textbox", { name: "File name" }).inputValue())
    .toBe("our-door.webp");
  await description().fill("A green door");
  await button("Add the picture").click();
  await page.locator(".notice", { hasText: "Added our-door.webp" }).waitFor();
  await expect.poll(names).toContain("our-door.webp");
  const isDrawn = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(() => isDrawn(".picture-details img")).toBe(2560);

  // Undo takes it back, and redo brings it again.
  await page.locator('[aria-label="Undo"]').click();
  await expect.poll(names).not.toContain("our-door.webp");
  await button("Redo").first().click();
  await expect.poll(names).toContain("our-door.webp");

  // What is said of it is a part of the draft too, and of another picture.
  const words = page.locator(".picture-details").getByRole("textbox", { name: "Description" });
  await words.fill("A green door with a brass knocker");
  await page.locator(".picture-grid button", { hasText: "garden.jpg" }).click();
  await words.fill("A lawn.");
  await button("Review 2 changes").click();
  const reviewed = (await dialog().innerText()).toLowerCase();
  expect(reviewed).toContain("added the picture our-door.webp");
  expect(reviewed).toContain("reworded the description");
  await button("Close").last().click();

  await open("pages/home/first", ".inspector");
  await page.locator(".inspector").getByRole("button", { name: "Front View", exact: true }).first().click();
  const field = page.getByRole("group", { name: /^Picture/ }).first();
  await field.getByRole("button", { name: /Change/ }).click();
  await dialog().locator(".picture-grid button", { hasText: "our-door.webp" }).click();
  await dialog().getByRole("button", { name: "Use this picture" }).click();
  const shown = page.frameLocator(".preview-frame").first().locator(".hero img").first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/^blob:/);

  await expect.poll(() => page.locator(".save-state").innerText()).toContain("Only on this device");
  await page.reload();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(10);
  const commits = site.host.git.messages("main").length;
  await publish();
  await saveState("Sent");
  expect(site.host.git.messages("main")).toHaveLength(commits + 1);
  expect(await catalogue()).toEqual({
    "garden.jpg": { alt: "A lawn." },
    "house.jpg": { alt: "A brick house with a bay window." },
    "our-door.webp": { alt: "A green door with a brass knocker" },
  });
  const sent = (await site.bytes("content/media/our-door.webp")) ?? Buffer.of();
  expect(await sharp(sent).metadata()).toMatchObject({ format: "webp", width: 2560 });
  expect((await sharp(sent).metadata()).exif).toBeUndefined();
  expect(sent.includes("Camera of somebody")).toBe(false);

  // What visitors have is older: it is shown all the same, and nothing is left to publish.
  await page.reload();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/^blob:/);
  await saveState("Sent");
  await site.build();
  await lookedAgain(page.locator(".save-state"), /^Sent · Live/);
  await page.reload();
  await saveState("Everything is published");
  await open("pictures", ".picture-grid");
  await expect.poll(names).toContain("our-door.webp");
  await page.locator(".picture-grid button", { hasText: "our-door.webp" }).click();
  await expect.poll(() => isDrawn(".picture-details img")).toBeGreaterThan(10);
});

it("gives a picture a free name where somebody else has taken its name meanwhile, and keeps both", async () => {
  await site.build();
  await open("pictures", ".picture-grid");
  await add(await photograph("gate.jpg", 900, 600), "Our gate");
  await page.locator(".notice", { hasText: "Added gate.webp" }).waitFor();
  const theirs = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#a33" } })
    .webp()
    .toBuffer();
  await site.put("content/media/gate.webp", theirs);
  await site.put(
    "content/media/media.json",
    JSON.stringify({ ...(await catalogue()), "gate.webp": { alt: "Their gate" } }),
  );
  await publish();
  await saveState("Sent");
  expect(await site.bytes("content/media/gate.webp")).toEqual(theirs);
  expect((await site.bytes("content/media/gate-2.webp"))?.length).toBeGreaterThan(1000);
  expect(await catalogue()).toMatchObject({
    "gate.webp": { alt: "Their gate" },
    "gate-2.webp": { alt: "Our gate" },
  });
});

it("renames, exchanges and deletes pictures, whose places follow: a step each, and one commit", async () => {
  await site.build();
  await open("pictures/house.jpg", ".picture-details");
  const before = await site.bytes("content/media/house.jpg");
  await button("Rename…").click();
  const name = dialog().getByRole("textbox", { name: "New name" });
  await name.fill("garden");
  await dialog().getByText("There is a picture garden.jpg already.").waitFor();
  await name.fill("Bay Window");
  await dialog().getByText("It will be called bay-window.jpg.").waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".picture-details h2").textContent()).toBe("bay-window.jpg");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain("bay-window.jpg");
  const large = page.locator(".picture-details img").first();
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(10);
  await expect.poll(() => page.locator(".picture-details .picture-uses li").count()).toBeGreaterThan(2);

  await page.locator(".picture-grid button", { hasText: "garden.jpg" }).click();
  await button("Replace everywhere…").click();
  await dialog()
    .locator("input[type=file]")
    .setInputFiles(await photograph("meadow.png", 900, 600));
  await page.locator(".notice", { hasText: "Put a new file in the place of garden.jpg" }).waitFor();
  await button("Delete…").click();
  await dialog()
    .getByText(/places show it:/)
    .waitFor();
  await button("Show another picture there…").click();
  await dialog().locator(".picture-grid button", { hasText: "bay-window.jpg" }).click();
  await expect.poll(names).not.toContain("garden.webp");
  await button("Undo").first().click();
  await expect.poll(names).toContain("garden.webp");
  const commits = site.host.git.messages("main").length;
  await publish();
  await saveState("Sent");
  expect(site.host.git.messages("main")).toHaveLength(commits + 1);
  expect(await site.bytes("content/media/bay-window.jpg")).toEqual(before);
  expect(await site.bytes("content/media/house.jpg")).toBeUndefined();
  expect(await site.bytes("content/media/garden.jpg")).toBeUndefined();
  expect(
    await sharp((await site.bytes("content/media/garden.webp")) ?? Buffer.of()).metadata(),
  ).toMatchObject({
    width: 900,
  });
  expect(Object.keys(await catalogue())).toEqual(expect.arrayContaining(["bay-window.jpg", "garden.webp"]));
  expect(await site.text("content/projects/1.md")).toContain("gallery: [bay-window.jpg, garden.webp]");
  expect(await site.text("content/posts/garden-rooms.md")).toContain("![Lawn and shed](garden.webp)");
  await site.build();
});

it("says at the picture that there is no room for it, and loses nothing", async () => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === "pictures") throw new DOMException("Full", "QuotaExceededError");
      return put.call(this, value, key);
    };
  });
  await open("pictures", ".picture-grid");
  await add(await photograph("lane.jpg", 900, 600), "A lane");
  await page.locator(".upload-card").getByText("This browser has no room left for “lane.webp”.").waitFor();
  await expect.poll(() => description().inputValue()).toBe("A lane");
  await expect.poll(names).not.toContain("lane.webp");
});

it("names the picture that the host finds too large; all is still there, and goes without it", async () => {
  site.host.fault = ({ method, body }) =>
    method === "POST" && JSON.stringify(body ?? "").length > 20_000_000 ? { status: 413 } : undefined;
  await open("pictures", ".picture-grid");
  await add(await heavyGif("film.gif", 30_000_000), "A film");
  await page.locator(".notice", { hasText: "Added film.gif" }).waitFor();
  const before = await site.host.git.head("main");
  await publish();
  await dialog()
    .getByText(/^The host does not take film\.gif, which is 30(\.\d)? MB\./)
    .waitFor();
  expect(await site.host.git.head("main")).toBe(before);
  await button("Close").last().click();
  await expect.poll(names).toContain("film.gif");
  await page.locator('[aria-label="Undo"]').click();
  await expect.poll(names).not.toContain("film.gif");
});

it("takes what is pasted or dropped, and is kind about what the browser can't open", async () => {
  const plain = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true });
  page = await plain.newPage();
  await open("pictures", ".picture-grid");
  const { buffer } = await photograph("yard.jpg", 900, 600);
  await page.evaluate(
    (data) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(data)], "yard.jpg", { type: "image/jpeg" }));
      clipboardData.items.add(new File(["\0\0\0\x18ftypheic"], "IMG_1.HEIC", { type: "image/heic" }));
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    },
    [...buffer],
  );
  await page
    .getByText("“IMG_1.HEIC” is a photo in the format HEIC, which this browser can’t open.")
    .waitFor();
  await description().fill("A yard");
  expect(await axeFindings(page)).toEqual([]);
  await button("Add the picture").click();
  await expect.poll(names).toContain("yard.webp");
  await plain.close();
});
