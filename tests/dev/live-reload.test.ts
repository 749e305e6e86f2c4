import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";
import { startTemporaryPackage, type TemporaryPackage } from "../support/temporary-package.ts";

let site: TemporaryPackage;
let browser: SharedBrowser;
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

/** Changes a file, and waits until the page shows it. */
async function change(act: () => Promise<void>, seen: () => Promise<boolean>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { before: true }));
  await act();
  await expect.poll(() => seen().catch(() => false), { timeout: 30_000, interval: 20 }).toBe(true);
}

/** Whether the page is the one of before the last change. */
const isSamePage = () => page.evaluate(() => "before" in window);
const says = (text: string) => async () => (await page.locator("body").innerText()).includes(text);
const problems = () => page.locator("blockwork-problems dialog");

describe("a page under site dev", () => {
  it("is changed in place when the config is: scroll, open parts and what was typed stay", async () => {
    await page.evaluate(() => {
      const [details] = document.querySelectorAll("details");
      if (details) details.open = true;
      const typed = document.createElement("input");
      typed.value = "half a word";
      document.querySelector("main")?.append(typed);
      scrollTo({ top: 700, behavior: "instant" });
    });
    await change(
      () => site.replace("site.config.json", "Often not.", "Hardly ever."),
      async () => (await page.content()).includes("Hardly ever."),
    );
    await expect.poll(() => isSamePage()).toBe(true);
    await expect
      .poll(() =>
        page.evaluate(() => [
          scrollY,
          document.querySelector("details")?.open,
          document.querySelector<HTMLInputElement>("main > input")?.value,
        ]),
      )
      .toEqual([700, true, "half a word"]);
  });

  it("shows what changes in content", async () => {
    const file = "content/posts/loft-rooms.md";
    const [title = ""] = /(?<=^title: ).*$/m.exec(await site.read(file)) ?? [];
    await change(
      () => site.replace(file, `title: ${title}`, "title: Another title altogether"),
      says("Another title altogether"),
    );
    await expect.poll(() => isSamePage()).toBe(true);
  });

  it("shows what changes in a style", async () => {
    const colour = () => page.locator(".faq").evaluate((element) => getComputedStyle(element).outlineColor);
    await change(
      async () =>
        site.write(
          "blocks/faq/style.scss",
          `${await site.read("blocks/faq/style.scss")}\n.faq { outline: 1px solid rgb(1, 2, 3); }`,
        ),
      async () => (await colour()) === "rgb(1, 2, 3)",
    );
    await expect.poll(() => isSamePage()).toBe(true);
  });

  it("shows what changes in the view of a block", async () => {
    const view = await site.read("blocks/faq/view.tsx");
    await change(
      () => site.write("blocks/faq/view.tsx", view.replace(">{item.question}<", ">{item.question} (new)<")),
      async () => (await page.content()).includes("(new)"),
    );
    await expect.poll(() => isSamePage()).toBe(true);
  });

  it("shows what is wrong as the terminal does over the page, which is there again when it is right", async () => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    await change(
      () => site.replace("site.config.json", '"type": "faq"', '"type": "fqa"'),
      () => problems().isVisible(),
    );
    const shown = await problems().locator("pre").innerText();
    expect(shown).toMatch(/\d+ \| .*"type": "fqa".*\n.*\^$/);
    await expect.poll(() => site.printed()).toContain(shown);
    const heading = await problems().locator("h2").innerText();
    expect(heading).toMatch(/^Error There is no block of type "fqa"\. \[[\w-]+\]$/);
    await expect.poll(() => problems().innerText()).toContain('Did you mean "faq"?');
    const place = problems().getByRole("button", { name: /^site\.config\.json:\d+:\d+$/ });
    const [posted] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith("/__blockwork/open-in-editor")),
      place.click(),
    ]);
    expect([posted.method(), posted.postDataJSON()]).toEqual([
      "POST",
      { file: "site.config.json", line: expect.any(Number), column: expect.any(Number) },
    ]);
    await expect.poll(() => problems().innerText()).toContain("No code editor could be opened.");
    await change(
      () => site.replace("site.config.json", '"type": "fqa"', '"type": "faq"'),
      () => problems().isHidden(),
    );
    await expect.poll(() => isSamePage()).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await expect.poll(() => site.printed()).toMatch(/The site is fine: 5 pages\.\n$/);
  });

  it("is below a dialog that is closed with Escape, reached by the keyboard and named for screen readers", async () => {
    const looked = await browser.newPage({ bypassCSP: true, viewport: { width: 390, height: 700 } });
    await looked.goto(site.url);
    await site.replace("site.config.json", '"type": "faq"', '"type": "fqa"');
    const dialog = looked.getByRole("dialog", { name: "This page can't be shown yet" });
    await dialog.waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await looked.emulateMedia({ colorScheme });
      const findings = await axeFindings(looked);
      expect(findings.filter((finding) => finding.includes("blockwork-problems"))).toEqual([]);
    }
    await expect.poll(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await looked.keyboard.press("Shift+Tab");
    await looked.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await looked.close();
    await site.replace("site.config.json", '"type": "fqa"', '"type": "faq"');
    await expect.poll(() => problems().isHidden()).toBe(true);
  });

  it("opened while something is wrong it comes when that is right", async () => {
    await site.replace("site.config.json", '"type": "faq"', '"type": "fqa"');
    const other = await browser.newPage();
    await expect.poll(async () => (await other.goto(site.url))?.status(), { timeout: 30_000 }).toBe(500);
    await expect.poll(() => other.locator("main pre").innerText()).toContain('"fqa"');
    await site.replace("site.config.json", '"type": "fqa"', '"type": "faq"');
    await other.getByText("How long does it take?").waitFor();
    await other.close();
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
      /No questions today\s+blocks\/faq\/view\.tsx:2:9/,
    ],
    ["a model that can't be read", "content/model.json", "{ nothing", /content\/model\.json:1:\d+/],
    [
      "an entry without front matter",
      "content/posts/loft-rooms.md",
      "nothing",
      /content\/posts\/loft-rooms\.md:1:1/,
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
      async () => expected.test(await problems().innerText({ timeout: 100 })),
    );
    const shown = await problems().innerText();
    expect(shown).not.toMatch(/^\s+at |node_modules/m);
    const frame = await problems().locator("li", { hasText: file }).locator("pre").innerText();
    expect(frame).toMatch(/\d+ \| .*\n.*\^$/);
    await expect.poll(() => site.printed()).toContain(frame);
    await change(
      () => site.write(file, right),
      () => problems().isHidden(),
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
      "admin/app/main.tsx",
      `${await site.read("admin/app/main.tsx")}\ndocument.title = "Another version";\n`,
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
