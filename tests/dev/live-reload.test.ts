import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectBrowser } from "../support/shared-browser.ts";
import { startTemporaryPackage, type TemporaryPackage } from "../support/temporary-package.ts";

let site: TemporaryPackage;
let browser: Browser;
let page: Page;
const violations: string[] = [];
beforeAll(async () => {
  [site, browser] = await Promise.all([startTemporaryPackage(), connectBrowser()]);
  page = await browser.newPage({ viewport: { width: 1000, height: 500 } });
  page.on("console", (message) => {
    if (/content security policy|refused to/i.test(message.text())) violations.push(message.text());
  });
  await page.goto(site.url);
});
afterAll(async () => {
  await browser.close();
  await site.remove();
});

/** Changes a file and waits for the page to come again by itself. */
async function change(act: () => Promise<void>, seen: () => Promise<boolean>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { before: true }));
  await act();
  await expect
    .poll(
      async () =>
        (await page.evaluate(() => !("before" in window)).catch(() => false)) &&
        (await seen().catch(() => false)),
      {
        timeout: 15_000,
        interval: 10,
      },
    )
    .toBe(true);
  // Until everything is there, a page that comes again keeps to where it was scrolled to.
  await page.waitForLoadState("load");
}

const says = (text: string) => async () => (await page.locator("body").innerText()).includes(text);

describe("a page under site dev", () => {
  it("comes again when the config changes, where it was scrolled to", async () => {
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    await change(
      () => site.replace("site.config.json", "Often not.", "Hardly ever."),
      async () => (await page.content()).includes("Hardly ever."),
    );
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });

  it("comes again when content changes", async () => {
    const file = "content/posts/loft-rooms.md";
    const [title = ""] = /(?<=^title: ).*$/m.exec(await site.read(file)) ?? [];
    await change(
      () => site.replace(file, `title: ${title}`, "title: Another title altogether"),
      says("Another title altogether"),
    );
  });

  it("comes again when a style changes", async () => {
    const colour = () => page.locator(".faq").evaluate((element) => getComputedStyle(element).outlineColor);
    await change(
      async () =>
        site.write(
          "blocks/faq/style.scss",
          `${await site.read("blocks/faq/style.scss")}\n.faq { outline: 1px solid rgb(1, 2, 3); }`,
        ),
      async () => (await colour()) === "rgb(1, 2, 3)",
    );
  });

  it("comes again when a block changes", async () => {
    const view = await site.read("blocks/faq/view.tsx");
    await change(
      () => site.write("blocks/faq/view.tsx", view.replace(">{item.question}<", ">{item.question} (new)<")),
      async () => (await page.content()).includes("(new)"),
    );
  });

  it("shows what is wrong as the terminal does, and comes back when it is right", async () => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    await change(() => site.replace("site.config.json", '"type": "faq"', '"type": "fqa"'), says('"fqa"'));
    const shown = await page.locator("pre").innerText();
    expect(shown).toMatch(/^error .*fqa.*\n {2}site\.config\.json:\d+:\d+\n/);
    await expect.poll(() => site.printed()).toContain(shown.trim());
    expect(shown).not.toMatch(/^\s+at /m);
    await change(
      () => site.replace("site.config.json", '"type": "fqa"', '"type": "faq"'),
      async () => (await page.content()).includes("How long does it take?"),
    );
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await expect.poll(() => site.printed()).toMatch(/The site is fine: 5 pages\.\n$/);
  });

  it.each([
    [
      "a block that can't be compiled",
      "blocks/faq/view.tsx",
      "export default ((",
      /blocks\/faq\/view\.tsx:\d+:\d+/,
    ],
    [
      "a block that throws",
      "blocks/faq/view.tsx",
      "export function Faq(): never {\n  throw new Error('No questions today');\n}\nexport const FaqView = Faq;\nexport default Faq;\n",
      /No questions today\n {2}blocks\/faq\/view\.tsx:2:9/,
    ],
    [
      "a style that can't be compiled",
      "blocks/faq/style.scss",
      ".faq { color: }",
      /blocks\/faq\/style\.scss:1:\d+/,
    ],
  ])("says in one sentence where %s is wrong", async (_, file, text, expected) => {
    const right = await site.read(file);
    await change(
      () => site.write(file, text),
      () => page.locator("html[data-problems]").isVisible(),
    );
    const shown = await page.locator("pre").innerText();
    expect(shown).toMatch(expected);
    expect(shown).not.toMatch(/^\s+at |node_modules/m);
    await change(
      () => site.write(file, right),
      async () => (await page.content()).includes("How long does it take?"),
    );
  });

  it("comes back after folders were replaced, as when a branch is checked out", async () => {
    const file = "content/posts/loft-rooms.md";
    const text = await site.read(file);
    const { rename, cp } = await import("node:fs/promises");
    await cp(`${site.root}/content`, `${site.root}/other`, { recursive: true });
    await change(async () => {
      await rename(`${site.root}/content`, `${site.root}/gone`);
      await rename(`${site.root}/other`, `${site.root}/content`);
      await site.write(file, text.replace("Another title altogether", "From the branch"));
    }, says("From the branch"));
    await change(() => site.write(file, text), says("Another title altogether"));
  });

  it("is not the editor, which comes again when its own sources change", async () => {
    const editor = await browser.newPage();
    await editor.goto(`${site.url}/admin/`);
    await editor.getByRole("tab").first().waitFor();
    await site.write(
      "admin/main.tsx",
      `${await site.read("admin/main.tsx")}\ndocument.title = "Another version";\n`,
    );
    await expect.poll(() => editor.title(), { timeout: 30_000 }).toBe("Another version");
    await editor.close();
  });

  it("breaks no Content-Security-Policy", () => {
    expect(violations).toEqual([]);
  });

  it("ends with the interrupt, and well", async () => {
    expect(await site.stop()).toBe(0);
  });
});
