import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { downloaded } from "../support/downloaded.ts";
import { photograph } from "../support/photographs.ts";
import { runSite } from "../support/run-site.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";
import { createTemporarySite, type TemporarySite } from "../support/temporary-site.ts";

let site: TemporarySite;
let server: Awaited<ReturnType<typeof serveFolder>>;
let browser: SharedBrowser;
let context: BrowserContext;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  site = await createTemporarySite();
  const built = await runSite(["build", "--root", site.root]);
  expect(built.stderr).toBe("");
  [server, browser] = await Promise.all([
    serveFolder(join(site.root, "dist"), { readsHeaders: true }),
    connectBrowser(),
  ]);
});
beforeEach(async () => {
  await context?.close();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  page = await context.newPage();
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await site?.remove();
  expect(errors).toEqual([]);
});

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const title = () => page.getByRole("textbox", { name: "Title" }).first();
const menu = async (name: RegExp) => {
  await button("More").first().click();
  await page.getByRole("menuitem", { name }).click();
};
const edit = async () => {
  await page.goto(`${server.url}/admin/#/pictures`);
  await page.locator(".picture-grid").waitFor();
  await page.locator("input[type=file][multiple]").setInputFiles(await photograph("door.jpg", 900, 600));
  await page.locator(".upload-card").getByRole("textbox", { name: "Description" }).fill("A door");
  await button("Add the picture").click();
  await page.locator(".notice", { hasText: "Added door.webp" }).waitFor();
  await page.getByRole("link", { name: "Entries", exact: true }).click();
  await page
    .getByRole("button", { name: /Garden rooms/ })
    .first()
    .click();
  await title().fill("Rooms in the garden");
};

it("exports all that was changed as one archive, which site import takes over", async () => {
  await edit();
  const [download] = await Promise.all([page.waitForEvent("download"), button("Export").first().click()]);
  expect(download.suggestedFilename()).toBe("changes.zip");
  await page.getByText("Content has been exported to JSON file. Entries and pictures").waitFor();
  const archive = join(site.root, "..", `changes-${Date.now()}.zip`);
  await writeFile(archive, await downloaded(download));
  const { code, stdout, stderr } = await runSite(["import", archive, "--root", site.root]);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("Pictures: added door.webp");
  expect(stdout).toContain("Pictures: described door.webp as “A door”");
  expect(await site.read("content/posts/garden-rooms.md")).toContain("Rooms in the garden");
  expect(JSON.parse(await site.read("content/media/media.json"))).toMatchObject({
    "door.webp": { alt: "A door" },
    "house.jpg": { alt: "A brick house with a bay window." },
  });
});

it("hands the archive to the share sheet of the device, where it takes files", async () => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    const take = async ({ files = [], text }: ShareData) => {
      shared.push(...files.map(({ name, size }) => `${name} ${size > 1000}`), text ?? "");
      document.title = shared.join(" ");
    };
    Object.assign(navigator, { canShare: () => true, share: take });
  });
  await edit();
  await menu(/^Send to whoever looks after the site/);
  await page.locator(".notice", { hasText: "Handed over" }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^changes\.zip true Hello,/);
});

it("else downloads it and begins a mail that says to attach it; it stays in the draft", async () => {
  await page.addInitScript(() => {
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      if (this.href.startsWith("mailto:")) document.title = decodeURIComponent(this.href);
      else click.call(this);
    };
  });
  await edit();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    menu(/^Send to whoever looks after the site/),
  ]);
  expect(download.suggestedFilename()).toBe("changes.zip");
  await page.locator(".notice", { hasText: "Attach changes.zip to the mail" }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^mailto:\?subject=Changes to the site&body=Hello,/);
  await expect.poll(() => page.locator(".save-state").innerText()).toContain("draft in this browser");
  await page.reload();
  await expect.poll(() => title().inputValue()).toBe("Rooms in the garden");
});
