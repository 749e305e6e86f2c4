import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import { createSiteFolder } from "../../cli/files/site-folder.ts";
import { readSite } from "../../cli/pipeline/read/read-site.ts";
import { siteJsonSchema } from "../../schema/json-schema/json-schema.ts";
import { emptyModel, type Model } from "../../schema/model/model.ts";
import { mutantsOf } from "../support/mutants.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";
import { opensInEditor } from "../support/opens-in-editor.ts";
import { problemsOf } from "../support/problems-of.ts";

/** Every mistake is looked for by tests/session-problems.test.ts, without a browser. */
const count = 2;

let editor: OpenEditor;
let page: Page;
let text: string;
let model: Model;

beforeAll(async () => {
  editor = await openEditor();
  text = await readFile(join(editor.root, "site.config.json"), "utf8");
  const sources = await readSite(createSiteFolder(editor.root), "site.config.json");
  model = sources.model ?? emptyModel;
  page = await editor.newWindow("#/pages/home");
  // The panel is opened first: it follows.
  await page.getByRole("button", { name: "No problems" }).click();
  await page.getByText("Nothing is wrong with the site.").waitFor();
});

afterAll(() => editor?.close());

/** What `site validate` says of the site as it is on disk, one line for each problem. */
async function validated(): Promise<string[]> {
  const { problems } = await problemsOf(editor.root);
  return problems
    .map(({ code, file, line, column, message }) => `${code} ${file}:${line}:${column} ${message}`)
    .sort();
}

const shown = () =>
  page.locator(".panel-list li").evaluateAll((items) =>
    items
      .map((item) => {
        const { code, place } = (item as HTMLElement).dataset;
        return `${code} ${place} ${item.querySelector(".developer-message")?.textContent}`;
      })
      .sort(),
  );

describe("the problems in the editor", () => {
  it(`are those of site validate, at the same places, for ${count} sites with a mistake`, async () => {
    // Some are no sites that the editor can open at all.
    const mutants = mutantsOf(siteJsonSchema(blocks, model), JSON.parse(text), { most: 2 * count });
    const chosen = mutants.filter((mutant) => opensInEditor(mutant.text)).slice(0, count);
    expect(chosen).toHaveLength(count);
    let found = 0;
    for (const mutant of chosen) {
      await writeFile(join(editor.root, "site.config.json"), mutant.text);
      const expected = await validated();
      found += expected.length;
      await expect.poll(shown, { message: `${mutant.what} at ${mutant.path.join("/")}` }).toEqual(expected);
    }
    expect(found).toBeGreaterThanOrEqual(count);
  });

  it("are of the posts and projects too", async () => {
    await writeFile(join(editor.root, "site.config.json"), text);
    await expect.poll(shown).toEqual([]);
    const post = join(editor.root, "content/posts/london-building-regulations-2024-update.md");
    const written = await readFile(post, "utf8");
    await writeFile(
      post,
      written.replace(/^category: .*$/m, "category: nowhere").replace("\n## ", "\n#### "),
    );
    const expected = await validated();
    expect(expected.length).toBeGreaterThan(0);
    await expect.poll(shown).toEqual(expected);
    await writeFile(post, written);
    await expect.poll(shown).toEqual([]);
  });

  it("lead to their field, and errors do not lock anybody in", async () => {
    await writeFile(
      join(editor.root, "site.config.json"),
      text.replace('"Frequently asked questions"', '""'),
    );
    const item = page.locator(".panel-list li").first();
    await expect.poll(() => item.locator(".panel-where").textContent()).toBe("Home › Questions › Heading");
    await item.getByRole("button").click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-title");
    await page.getByRole("link", { name: "Content", exact: true }).click();
    await page.getByRole("tab", { name: "Company" }).waitFor();
  });
});

describe("the checks", () => {
  const broken = "content/posts/london-building-regulations-2024-update.md";
  const opened = async (isBlocked: boolean) => {
    const context = await editor.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const other = await context.newPage();
    if (isBlocked) await other.route(/\/admin\/assets\/checks\./, (route) => route.abort());
    await other.goto(`${editor.address}/admin/#/pages/home`);
    return other;
  };

  it.each([
    ["run in a worker", false, 1],
    ["run on the page where no worker can be started", true, 0],
  ])("%s", async (_, isBlocked, workers) => {
    await writeFile(join(editor.root, "site.config.json"), text);
    const whole = await readFile(join(editor.root, broken), "utf8");
    await writeFile(join(editor.root, broken), whole.replace(/^title: .*$/m, "titel: Rules"));
    const other = await opened(isBlocked);
    await other.getByRole("button", { name: /^[1-9]\d* problem/ }).waitFor();
    expect(other.workers()).toHaveLength(workers);
    await writeFile(join(editor.root, broken), whole);
    await other.getByRole("button", { name: "No problems" }).waitFor();
    await other.context().close();
  });

  it("say that they could not run, and run when the connection is back", async () => {
    const whole = await readFile(join(editor.root, broken), "utf8");
    await writeFile(join(editor.root, broken), whole.replace(/^title: .*$/m, "titel: Rules"));
    const other = await (await editor.browser.newContext()).newPage();
    await other.context().route("**/validators.mjs", (route) => route.abort());
    await other.goto(`${editor.address}/admin/#/pages/home`);
    await other.getByText("The site could not be checked").waitFor();
    await expect.poll(() => other.getByRole("button", { name: "Not checked yet" }).isVisible()).toBe(true);
    await other.context().unroute("**/validators.mjs");
    await other.evaluate(() => window.dispatchEvent(new Event("online")));
    await other.getByRole("button", { name: /^[1-9]\d* problem/ }).waitFor();
    await writeFile(join(editor.root, broken), whole);
    await other.context().close();
  });
});
