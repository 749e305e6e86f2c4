import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveFolder } from "../support/serve-folder.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";
import { followGuide } from "./follow-guide.ts";

/** Everything that a reader does in ten minutes, a build of the editor among it. */
const timeoutMs = 600_000;

let browser: SharedBrowser;
const roots: string[] = [];
function emptyFolder() {
  const root = mkdtempSync(join(tmpdir(), "blockwork-guide-"));
  roots.push(root);
  return root;
}

/** Follows a guide, and looks at the start page of the site that it ends with. */
async function lookAtGuide(id: string, look: (page: Page) => Promise<void>, options = {}) {
  const { folder } = await followGuide(id, emptyFolder(), options);
  const server = await serveFolder(join(folder, "dist"), { readsHeaders: true });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(server.url);
  await look(page);
  expect(errors).toEqual([]);
  // Before the server, which it may still ask.
  await page.close();
  await server.close();
}

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(async () => {
  await browser?.close();
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

it(
  "whoever gets started as the guide says has a site whose island computes, and a page in French",
  () =>
    lookAtGuide("getting-started", async (page) => {
      await page.getByRole("link", { name: "Night rye" }).click();
      await expect.poll(() => page.locator("output").textContent()).toBe("1 × £5.20 = £5.20");
      await page.getByRole("button", { name: "One more" }).click();
      await page.getByText("2 × £5.20 = £10.40").waitFor();
      await page.getByRole("link", { name: "About us" }).click();
      await page.getByRole("link", { name: /fran[cç]ais/i }).click();
      await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr");
      await expect.poll(() => page.locator("h1").textContent()).toBe("La maison");
    }),
  timeoutMs,
);

it(
  "whoever writes the block of the guide on own blocks has an island that scales a recipe",
  () =>
    lookAtGuide(
      "own-blocks",
      async (page) => {
        await expect.poll(() => page.locator(".recipe").textContent()).toContain("500 g rye flour");
        await page.getByRole("button", { name: "More" }).click();
        await page.getByText("625 g rye flour").waitFor();
        await expect.poll(() => page.locator(".recipe output").textContent()).toBe("For 5");
      },
      { editor: false },
    ),
  timeoutMs,
);
