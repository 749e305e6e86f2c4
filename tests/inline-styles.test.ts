import { join } from "node:path";
import type { BrowserContext, Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type DevSite, startDevSite } from "./support/dev-site.ts";
import { policyViolations } from "./support/policy-violations.ts";
import { runSite } from "./support/run-site.ts";
import { serveFolder } from "./support/serve-folder.ts";
import { connectBrowser, type SharedBrowser } from "./support/shared-browser.ts";
import { createTemporarySite, type TemporarySite } from "./support/temporary-site.ts";

let browser: SharedBrowser;
let context: BrowserContext;
let violations: string[];
let dev: DevSite;
let site: TemporarySite;
let built: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  browser = await connectBrowser();
  context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
  context.setDefaultTimeout(60_000);
  violations = (await policyViolations(context)) as string[];
  dev = await startDevSite({}, "inline-styles");
  site = await createTemporarySite("inline-styles");
  expect(await runSite(["build", "--root", site.root, "--no-admin"])).toMatchObject({ code: 0, stderr: "" });
  built = await serveFolder(join(site.root, "dist"), { readsHeaders: true });
});
afterEach(() => dev.reset());
afterAll(async () => {
  await browser?.close();
  await Promise.all([dev?.close(), built?.close(), site?.remove()]);
});

async function openBuilt(path = "/"): Promise<Page> {
  const page = await context.newPage();
  await page.goto(built.url + path);
  return page;
}

async function openDev(path = "/"): Promise<Page> {
  const page = await context.newPage();
  await page.goto(dev.url + path);
  return page;
}

async function openPreview(id = "home", look = "bar"): Promise<Frame> {
  const page = await context.newPage();
  await page.goto(`${dev.url}/admin/#/pages/${id}`, { waitUntil: "domcontentloaded" });
  const shown = page.frameLocator(".preview-frame").locator(`[data-look=${look}]`);
  await shown.waitFor();
  const frame = await (await shown.elementHandle())?.ownerFrame();
  if (!frame) throw new Error("The preview has no frame.");
  return frame;
}

const pageOf = (shown: Page | Frame) => ("page" in shown ? shown.page() : shown);

/** What the elements with a style of their own have of it, and how they look by it. */
const looks = (shown: Page | Frame) =>
  shown.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-look]")].map((element) => {
      const { dataset, style } = element;
      const computed = getComputedStyle(element);
      return [
        dataset.look,
        style.cssText,
        [...style].map((name) => computed.getPropertyValue(name)),
      ] as const;
    }),
  );

/** All computed styles of the elements with a style of their own, and of the page's body. */
const computedStyles = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [document.body, ...document.querySelectorAll<HTMLElement>("[data-look]")].map((element) => {
      const computed = getComputedStyle(element);
      const values = [...computed].map((name) => [name, computed.getPropertyValue(name)]);
      return [element.dataset.look, Object.fromEntries(values)];
    });
  });

const lookOf = (shown: Page | Frame, name: string) =>
  shown.evaluate((look) => {
    const element = document.querySelector(`[data-look="${look}"]`);
    return element && getComputedStyle(element).width;
  }, name);

describe("styles of elements", () => {
  it("look the same on the built page, under site dev and in the editor's preview", async () => {
    const [page, devPage, preview] = [await openBuilt(), await openDev(), await openPreview()];
    const expected = await looks(page);
    expect(expected).toHaveLength(44);
    expect(expected.filter(([name]) => /chart|raw|tank 39/.test(name ?? ""))).toEqual([
      ["chart", 'height: 200px; font-family: "A & B", serif;', ["200px", '"A & B", serif']],
      ["tank 39", "display: block; width: 40px;", ["block", "40px"]],
      ["raw", "color: rgb(1, 2, 3);", ["rgb(1, 2, 3)"]],
    ]);
    await expect.poll(() => looks(devPage)).toEqual(expected);
    await expect.poll(() => looks(preview)).toEqual(expected);
    for (const shown of [page, devPage, preview]) await pageOf(shown).close();
    expect(violations).toEqual([]);
  });

  it("look the same in the editor's preview where islands move them", async () => {
    const [page, preview] = [await openBuilt("/motion/"), await openPreview("motion", "ring")];
    const expected = await looks(page);
    expect(expected).toHaveLength(11);
    await expect.poll(() => looks(preview)).toEqual(expected);
    for (const shown of [page, preview]) await pageOf(shown).close();
    expect(violations).toEqual([]);
  });

  it.each([
    ["a carousel", "/motion/", "Next", "track", "transform", "matrix(1, 0, 0, 1, -300, 0)"],
    ["a drawn chart", "/motion/", "Reverse", "column 0", "height", "80px"],
    ["an animation", "/motion/", "Move", "sign", "transform", "matrix(1, 0, 0, 1, 40, 0)"],
    ["a progress bar", "/", "Fill", "bar", "width", "200px"],
    ["a dialog", "/", "Details", "dialog", "position", "fixed"],
  ])("of %s are the same on the built page and under site dev, before and after a click", async (...row) => {
    const [, path, button, look, property, value] = row;
    const [page, devPage] = [await openBuilt(path), await openDev(path)];
    const before = await computedStyles(page);
    await expect.poll(() => computedStyles(devPage)).toEqual(before);
    for (const shown of [page, devPage]) {
      await shown.getByRole("button", { name: button }).click();
      const changed = shown.locator(`[data-look="${look}"]`);
      await expect
        .poll(() =>
          changed.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property),
        )
        .toBe(value);
      await expect
        .poll(() =>
          shown.evaluate(() => document.getAnimations().every(({ playState }) => playState === "finished")),
        )
        .toBe(true);
      await shown.mouse.move(0, 0);
    }
    const after = await computedStyles(page);
    expect(after).not.toEqual(before);
    await expect.poll(() => computedStyles(devPage)).toEqual(after);
    for (const shown of [page, devPage]) await shown.close();
    expect(violations).toEqual([]);
  });

  it.each([
    ["on the built page", openBuilt],
    ["under site dev", openDev],
  ])("change with a click, and those of the page's body too, %s", async (_, open) => {
    const page = await open();
    await expect.poll(() => lookOf(page, "bar")).toBe("100px");
    await page.getByRole("button", { name: "Fill" }).click();
    await expect.poll(() => lookOf(page, "bar")).toBe("200px");
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
    await page.getByRole("button", { name: "Details" }).click();
    await expect.poll(() => lookOf(page, "dialog")).toBe("1180px");
    await expect.poll(overflow).toBe("hidden");
    await page.getByRole("button", { name: "Close" }).click();
    await expect.poll(overflow).toBe("visible");
    await page.close();
    expect(violations).toEqual([]);
  });

  it.each([
    ["on the built page", openBuilt],
    ["under site dev, whose script copies the page", openDev],
  ])("are allowed one by one: another is refused %s", async (_, open) => {
    const added = '<p data-look="other" style="width:7px"></p>';
    await context.route("**/", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace("</main>", `${added}</main>`) });
    });
    const page = await open();
    await context.unroute("**/");
    await expect
      .poll(() => violations.splice(0))
      .toEqual([expect.stringContaining("style-src-attr refused inline")]);
    const styled = (name: string) =>
      page.evaluate(
        (look) => document.querySelector<HTMLElement>(`[data-look="${look}"]`)?.style.width,
        name,
      );
    await expect.poll(() => styled("tank 6")).toBe("7px");
    await expect.poll(() => styled("other")).toBe("");
    await page.close();
  });

  it("need nothing in the policy of a page without them", async () => {
    const page = await openBuilt("/plain/");
    expect(await page.content()).not.toContain("style-src-attr");
    await page.close();
  });
});

describe("styles that change while somebody looks", () => {
  it("change on the page under site dev, which stays the same page, and what a click has changed stays", async () => {
    const page = await openDev();
    await page.getByRole("button", { name: "Fill" }).click();
    await expect.poll(() => lookOf(page, "bar")).toBe("200px");
    await page.evaluate(() => Object.assign(window, { before: true }));
    await dev.replace("site.config.json", '"height": 200, "count": 40', '"height": 300, "count": 41');
    await expect.poll(() => lookOf(page, "tank 40")).toBe("41px");
    await expect
      .poll(() => page.evaluate(() => document.querySelector<HTMLElement>("[data-look=chart]")?.offsetHeight))
      .toBe(300);
    await expect.poll(() => lookOf(page, "bar")).toBe("200px");
    await expect.poll(() => page.evaluate(() => "before" in window)).toBe(true);
    await page.close();
    expect(violations).toEqual([]);
  });

  it("change in the editor's preview with each letter", async () => {
    const preview = await openPreview();
    const window = preview.page();
    await preview.locator("[data-look=chart]").click();
    await window.getByLabel("Tanks").fill("42");
    await expect.poll(() => lookOf(preview, "tank 41")).toBe("42px");
    await window.getByLabel("Height").fill("333");
    await expect
      .poll(() =>
        preview.evaluate(() => document.querySelector<HTMLElement>("[data-look=chart]")?.offsetHeight),
      )
      .toBe(333);
    await window.close();
    expect(violations).toEqual([]);
  });
});
