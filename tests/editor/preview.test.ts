import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DevServer, startDevServer } from "../../cli/dev/dev-server.ts";
import { launchBrowser } from "../support/browser.ts";
import { builtPages } from "../support/built-page.ts";
import type {} from "../support/mount-preview.tsx";
import { packageRoot } from "../support/package-root.ts";

let server: DevServer;
let browser: Browser;
let page: Page;
let frame: FrameLocator;
const said: string[] = [];

beforeAll(async () => {
  const options = { root: packageRoot, config: "site.config.json", port: 0, future: false };
  server = await startDevServer({ ...options, print() {} });
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await page.route(/openstreetmap|google/, (route) => route.abort());
  await page.goto(`${server.url}/admin/`);
  // As a text: in a function the test's own loader would take the import for its own.
  await page.evaluate(
    `import("/admin/tests/support/mount-preview.tsx").then((module) => module.mountPreview())`,
  );
  frame = page.frameLocator(".preview-frame");
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Every page of the site as the editor has it: the page's id, and the entry's. */
const pagesInEditor = () =>
  page.evaluate(() => {
    const { store, content } = window.preview.session;
    return store.getState().document.pages.flatMap(({ id, entries }) => {
      const own = content.entries.filter(({ collection }) => collection === entries);
      return typeof entries === "string"
        ? own.map((entry) => ({ id, entry: entry.id }))
        : [{ id, entry: undefined }];
    });
  });

describe("the page in the editor", () => {
  it("is the built page, element for element, for every page of this site", async () => {
    const built = Object.fromEntries([...builtPages()].map(([path, { html }]) => [path, html]));
    const shown = await pagesInEditor();
    expect(shown.length).toBe(Object.keys(built).length);
    await page.evaluate(() => window.preview.show("home"));
    await frame.locator("h1").waitFor();
    const different = await page.evaluate(
      async ([pages, files]) => {
        const wrong: string[] = [];
        for (const { id, entry } of pages) {
          window.preview.show(id, entry);
          await new Promise((done) => setTimeout(done, 20));
          const request = {
            document: window.preview.session.store.getState().document,
            pageId: id,
            entryId: entry,
          };
          const composed = window.preview.session.compose(request);
          const path = "path" in composed ? composed.path : "";
          const file = files[path === "/404/" ? "/404.html" : path];
          const expected = new DOMParser().parseFromString(file ?? "", "text/html").body;
          for (const preload of expected.querySelectorAll(":scope > link")) preload.remove();
          const inside = document.querySelector<HTMLIFrameElement>(".preview-frame")?.contentDocument?.body;
          const copy = inside?.cloneNode(true) as HTMLElement;
          for (const element of [copy, ...copy.querySelectorAll("*")]) {
            for (const name of ["data-chosen", "data-focused", "data-named", "contenteditable"])
              element.removeAttribute(name);
          }
          const same = (selector: string) => {
            const [one, other] = [copy.querySelector(selector), expected.querySelector(selector)];
            // Attributes have no order; that of the build is lost where an element is changed in place.
            if (one && other && one.isEqualNode(other)) return [];
            const [mine = "", theirs = ""] = [one?.outerHTML, other?.outerHTML];
            const at = [...theirs].findIndex((character, index) => character !== mine[index]);
            return `${path} ${selector}: …${mine.slice(at - 40, at + 80)}… for …${theirs.slice(at - 40, at + 80)}…`;
          };
          wrong.push(...["main", ".site-header", ".site-footer"].flatMap(same));
          if (copy.childElementCount !== expected.childElementCount) wrong.push(`${path} body`);
        }
        return wrong;
      },
      [shown, built] as const,
    );
    expect(different).toEqual([]);
  });
});

describe("a text or picture on the page", () => {
  it("leads to its field, and its field to it, in the sample of every block", async () => {
    const found = await page.evaluate(() => window.preview.addressSamples());
    expect(found.lost).toEqual([]);
    expect(found.hidden).toEqual(
      ["fields.0.name", "fields.1.name", "success.title", "success.text", "email"]
        .map((field) => `samples sample-form ${field}`)
        .concat("samples sample-map directionsText"),
    );
    expect(found.count).toBeGreaterThan(100);
  });

  it("leads to its field, and its field to it, on every page of this site", async () => {
    const found = await page.evaluate(() => window.preview.addressPages());
    expect(found.lost).toEqual([]);
    expect(found.count).toBeGreaterThan(500);
  });
});
