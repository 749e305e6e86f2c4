import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Download, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { dist } from "../support/built-page.ts";
import { packageRoot } from "../support/package-root.ts";
import { serveFolder } from "../support/serve-folder.ts";

let server: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
let page: Page;
/** What the browser complained of: the policy, the console, failed requests. */
const complaints: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([serveFolder(dist, { readsHeaders: true }), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.route(/^https:/, (route) => route.fulfill({ body: "" }));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`The policy's ${violatedDirective} refused ${blockedURI}`),
    );
  });
  await page.goto(`${server.url}/admin/`);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const preview = () => page.frameLocator(".preview-frame").first();
const configText = () => readFile(join(packageRoot, "site.config.json"), "utf8");

async function exported(): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), button("Export").click()]);
  const file = await (download as Download).path();
  return { name: download.suggestedFilename(), text: await readFile(file, "utf8") };
}

describe("the published editor", () => {
  it("is left out of search engines by its page and by its headers", async () => {
    const response = await fetch(`${server.url}/admin/`);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    const content = /content="(\/admin\/assets\/content[^"]+)"/.exec(await page.content())?.[1];
    expect((await fetch(server.url + content)).headers.get("x-robots-tag")).toBe("noindex");
  });

  it("exports the file as it was, when nothing has changed", async () => {
    expect(await exported()).toEqual({ name: "site-content.json", text: await configText() });
  });

  it("shows every page's pictures and what is typed", async () => {
    await button("Pages").click();
    await preview().locator(".faq h2").click();
    await page.getByRole("textbox", { name: "Heading" }).first().fill("What people ask us");
    await expect.poll(() => preview().locator(".faq h2").textContent()).toBe("What people ask us");
  });

  it("keeps a save in this browser and says so, and exports it", async () => {
    await button("Save Changes").click();
    await expect
      .poll(() => page.locator("body").innerText())
      .toMatch(/Kept in this browser[.\s]+Export the file to publish it\./);
    const wanted = (await configText()).replace("Frequently asked questions", "What people ask us");
    expect((await exported()).text).toBe(wanted);
  });

  it("runs under its strict policy without a single complaint", async () => {
    const policies = [
      /http-equiv="content-security-policy" content="([^"]+)"/.exec(
        await readFile(join(dist, "admin/index.html"), "utf8"),
      )?.[1],
      (await fetch(`${server.url}/admin/`)).headers.get("content-security-policy"),
    ];
    for (const policy of policies) {
      expect(policy).toMatch(/default-src (?:'none'|&#39;none&#39;)/);
      expect(policy).not.toContain("unsafe");
    }
    expect(policies[1]).toContain("frame-ancestors 'none'");
    expect(complaints).toEqual([]);
  });
});
