import { afterAll, beforeAll, expect, it } from "vitest";
import { type DevSite, startDevSite } from "../support/dev-site.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";

const post = "content/posts/garden-rooms.md";
const line = `npx site build --root /${"a-long-folder/".repeat(12)}`;

let site: DevSite;
let browser: SharedBrowser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startDevSite({}, "small-site", async ({ read, write }) => {
      await write(post, `${await read(post)}\n\`\`\`sh title="A command"\n${line}\n\`\`\`\n`);
    }),
    connectBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it.each([390, 820, 1440])(
  "a long line of code scrolls in its own box at %i px, by the keyboard too",
  async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${site.url}/blog/garden-rooms/`);
    const code = page.locator(".prose pre");
    await expect.poll(() => code.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await code.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => code.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    await context.close();
  },
);
