import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cases } from "../support/extent.ts";
import { runSite } from "../support/run-site.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";
import { createTemporarySite, type TemporarySite } from "../support/temporary-site.ts";
import { atPage, phone, type Way } from "./tasks/person.ts";

let site: TemporarySite;
let server: Awaited<ReturnType<typeof serveFolder>>;
let browser: SharedBrowser;
beforeAll(async () => {
  site = await createTemporarySite();
  await runSite(["build", "--root", site.root]);
  [server, browser] = await Promise.all([
    serveFolder(join(site.root, "dist"), { readsHeaders: true }),
    connectBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await site?.remove();
});

it.each(cases<Way>(["keyboard"], [], ["mouse", "phone"]))(
  "21. send what was changed on a live site that has no host: %s",
  async (way) => {
    const window = way === "phone" ? phone : { viewport: { width: 1440, height: 900 } };
    const context = await browser.newContext({ ...window, acceptDownloads: true });
    const page = await context.newPage();
    // The mail program is not the browser's.
    await page.addInitScript(() => {
      const { click } = HTMLAnchorElement.prototype;
      HTMLAnchorElement.prototype.click = function () {
        if (this.href.startsWith("mailto:")) document.title = decodeURIComponent(this.href);
        else click.call(this);
      };
    });
    await page.goto(`${server.url}/admin/#/entries/posts`);
    const person = atPage(page, way);
    await person.press(page.locator(".entry-open", { hasText: "Garden rooms" }));
    await person.write(page.getByRole("textbox", { name: "Title", exact: true }), `Garden rooms, ${way}`);
    await person.press(page.getByRole("button", { name: "Save Changes", exact: true }).first());
    const download = page.waitForEvent("download");
    await person.press(page.locator(".notice").getByRole("button", { name: "Send it" }));
    expect((await download).suggestedFilename()).toBe("changes.zip");
    await page.locator(".notice", { hasText: "Attach changes.zip to the mail" }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^mailto:\?subject=Changes to the site&body=Hello,/);
    await expect.poll(() => page.locator(".save-state").innerText()).toContain("draft in this browser");
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe("body");
    await context.close();
  },
);
