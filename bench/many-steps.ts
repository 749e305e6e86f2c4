import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { type OpenEditor, openEditor } from "../tests/support/open-editor.ts";
import type { Figures } from "./figures.ts";

const steps = 200;
const share = 50;
const paragraphs = 1500;

/**
 * What a step costs at the end of many, beside what it cost at the beginning: blocks of a page that are duplicated, and
 * letters of a long text that is written on its page. In processor time of the page's main thread, step by step.
 */
export async function* manySteps(): AsyncGenerator<Figures> {
  const editor = await openEditor();
  yield await duplications(editor);
  yield await letters(editor);
  await editor.close();
}

async function duplications(editor: OpenEditor): Promise<Figures> {
  const page = await editor.newWindow("#/pages/testimonials");
  const row = page.locator("[data-block-row]").first();
  await row.waitFor();
  await row.click();
  const rows = await page.locator("[data-block-row]").count();
  const times = await costs(page, async (step) => {
    await page.keyboard.press("Control+d");
    await page
      .locator("[data-block-row]")
      .nth(rows + step)
      .waitFor({ state: "attached" });
  });
  await page.close();
  return figures(`a block duplicated, the last ${share} of ${steps} times`, times);
}

async function letters(editor: OpenEditor): Promise<Figures> {
  const id = "conservation-area-extensions-central-london";
  const file = join(editor.root, `content/posts/${id}.md`);
  const [head = ""] = /^---\n.*?\n---\n/s.exec(await readFile(file, "utf8")) ?? [];
  const text = Array.from({ length: paragraphs }, (_, index) => `Paragraph ${index} of a long text.`);
  await writeFile(file, `${head}\n${text.join("\n\n")}\n`);
  const page = await editor.newWindow(`#/entries/posts/${id}`);
  await page.locator(".entry-stage").getByRole("button", { name: "Write on the page" }).click();
  await page.frameLocator(".preview iframe").getByRole("textbox", { name: "Text, on the page" }).waitFor();
  const times = await costs(page, () => page.keyboard.type("x"));
  await page.close();
  return figures(`a letter in ${paragraphs} paragraphs, the last ${share} of ${steps}`, times);
}

function figures(what: string, times: readonly number[]): Figures {
  return {
    what,
    times: times.slice(-share),
    baseline: { what: `the first ${share}`, times: times.slice(0, share) },
  };
}

/** The processor time of each step, in milliseconds, up to when the page is at rest again. */
async function costs(page: Page, act: (step: number) => Promise<unknown>): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const used = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const times: number[] = [];
  for (let step = 0; step < steps; step++) {
    const before = await used();
    await act(step);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done))));
    times.push((await used()) - before);
  }
  return times;
}
