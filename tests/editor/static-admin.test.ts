import { readdir, readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nearestPicture } from "../../admin/sync/host/nearest-picture.ts";
import { pictureAddress } from "../../blocks/_kit/pictures/picture-attributes.ts";
import { pictureHtml } from "../../blocks/_kit/pictures/picture-html.ts";
import type { PublishedContent } from "../../editing/host/served-content.ts";
import { builtPages, dist } from "../support/built-page.ts";
import { downloaded } from "../support/downloaded.ts";
import { filesIn } from "../support/files-in.ts";
import { hostScript } from "../support/host-script.ts";
import { packageRoot } from "../support/package-root.ts";
import { runSite } from "../support/run-site.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";
import { step } from "../support/step.ts";
import { storedDrafts } from "../support/stored-drafts.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

let server: Awaited<ReturnType<typeof serveFolder>>;
let browser: SharedBrowser;
let page: Page;
/** What the browser complained of: the policy, the console, failed requests. */
const complaints: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([serveFolder(dist, { readsHeaders: true }), connectBrowser()]);
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

/** The editor's scripts and its content, by their names. */
async function adminTexts(): Promise<[string, string][]> {
  const folder = join(dist, "admin/assets");
  const names = (await readdir(folder)).filter((name) => /\.(?:js|json|css)$/.test(name));
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), "utf8")]),
  );
}

async function exported(): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), button("Export").click()]);
  return { name: download.suggestedFilename(), text: String(await downloaded(download)) };
}

it("site build --no-admin leaves the editor out, and everything else as it is", async () => {
  const folder = await temporaryFolder();
  const run = await runSite(["build", "--no-admin", "--out", join(folder, "dist")]);
  expect(run).toMatchObject({ code: 0, stderr: "" });
  const [without, whole] = await Promise.all([filesIn(join(folder, "dist")), filesIn(dist)]);
  expect(Object.keys(without).filter((file) => /admin/.test(file))).toEqual([]);
  // The marker lists the files of its folder.
  const { _headers: rules = "", ".blockwork": marker = "", ...others } = without;
  for (const list of [rules, marker])
    expect(Buffer.from(list, "base64").toString()).not.toMatch(/^\/?admin/m);
  expect(whole).toMatchObject(others);
});

describe("the published editor", () => {
  it("is on no page, in no list, and not kept from robots, who must see that it is not for them", async () => {
    for (const file of ["sitemap.xml", "feed.xml", "robots.txt", "_redirects"])
      expect(await readFile(join(dist, file), "utf8")).not.toContain("admin");
    for (const { html } of builtPages().values()) expect(html).not.toContain("/admin");
  });

  it("tells nobody where it was built, and holds no secret", async () => {
    for (const [file, text] of await adminTexts()) {
      expect(text, file).not.toContain(packageRoot);
      expect(text, file).not.toContain(homedir());
      expect(text, file).not.toContain('etag"');
      if (file.endsWith(".js")) expect(text, file).not.toMatch(/\beval\(|\bnew Function\b|jsxDEV/);
    }
  });

  it("has a picture for each that a page could ask for", async () => {
    const content = (await adminTexts()).find(([file]) => file.startsWith("content."))?.[1] ?? "{}";
    const { media, widths } = JSON.parse(content) as PublishedContent;
    const published = new Set((await readdir(join(dist, "media"))).map((file) => `/media/${file}`));
    const nearest = nearestPicture(widths);
    const addresses = new RegExp(pictureAddress, "g");
    const missing = Object.entries(media).flatMap(([name, { dark: _, ...facts }]) =>
      (["full", "wide", "half", "card", "text", "thumbnail"] as const)
        .flatMap((use) => pictureHtml({ name, alt: "", base: "", ...facts }, use).match(addresses) ?? [])
        .map(nearest)
        .filter((address) => !published.has(decodeURIComponent(address))),
    );
    expect(Object.keys(media).length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it("is left out of search engines by its page and by its headers", async () => {
    const response = await fetch(`${server.url}/admin/`);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    const content = /content="(\/admin\/assets\/content[^"]+)"/.exec(await page.content())?.[1];
    expect((await fetch(server.url + content)).headers.get("x-robots-tag")).toBe("noindex");
  });

  it("shows the text of an entry that it can't read, and says who mends it, where and how", async () => {
    const other = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const entry = "content/posts/victorian-house-extensions-leicester-guide.md";
    await other.route("**/admin/assets/content.*.json", async (route) => {
      const content = (await (await route.fetch()).json()) as PublishedContent;
      const broken = { code: "front-matter", severity: "error", file: entry, pointer: "" } as const;
      const problem = { ...broken, message: "The front matter is not YAML.", line: 3, column: 1 };
      const entries = content.entries.map(({ frontMatter, body, ...known }) =>
        known.file === entry ? known : { ...known, frontMatter, body },
      );
      await route.fulfill({ json: { ...content, entries, problems: [problem] } });
    });
    await other.goto(`${server.url}/admin/#/entries/posts`);
    await other.getByRole("list", { name: "Files that can’t be read" }).getByRole("button").click();
    await other.getByText(`opens ${entry} in a text editor, mends line 3 and publishes`).waitFor();
    const text = other.getByRole("textbox", { name: "The file’s text" });
    await expect.poll(() => text.inputValue()).toBe(await readFile(join(packageRoot, entry), "utf8"));
    await expect.poll(() => text.getAttribute("readonly")).toBe("");
    await expect.poll(() => other.getByRole("button", { name: "Save this file" }).count()).toBe(0);
    await other.close();
  });

  it("shows and edits the blocks before their forms are loaded, and loads the forms when that is tried again", async () => {
    const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 900 } });
    const other = await context.newPage();
    const inspector = other.locator(".inspector");
    const field = inspector.getByRole("textbox", { name: "Heading" }).first();
    const rows = () => other.locator("[id^=block-row-]").evaluateAll((all) => all.map(({ id }) => id));
    let isOffline = true;
    let released = Promise.resolve();
    await other.route(/\/assets\/forms\.[^/]+\.js$/, async (route) => {
      await released;
      await (isOffline ? route.abort() : route.continue());
    });
    await other.goto(`${server.url}/admin/#/pages/home/questions`);
    await inspector.getByText("This part of the editor could not be loaded").waitFor();
    const known = await rows();
    isOffline = false;
    await inspector.getByRole("button", { name: "Try again" }).click();
    await field.waitFor();

    let release = () => {};
    released = new Promise((done) => {
      release = done;
    });
    await other.reload();
    await other.locator("#block-row-questions").press("Alt+ArrowUp");
    const position = known.indexOf("block-row-questions");
    await expect.poll(async () => (await rows()).indexOf("block-row-questions")).toBe(position - 1);
    const moved = await rows();
    release();
    await field.waitFor();

    await expect.poll(async () => JSON.stringify(await storedDrafts(other))).toContain("questions");
    isOffline = true;
    await other.reload();
    await inspector.getByText("What you have done is kept.").waitFor();
    await expect.poll(rows).toEqual(moved);
    isOffline = false;
    await inspector.getByRole("button", { name: "Try again" }).click();
    await field.waitFor();
    await context.close();
  });

  it("keeps what is changed in this browser", { timeout: 300_000 }, async () => {
    await step("it exports the file as it was, when nothing has changed", async () => {
      expect(await exported()).toEqual({ name: "site-content.json", text: await configText() });
    });

    await step("it shows every page's pictures and what is typed", async () => {
      await page.getByRole("link", { name: "Pages", exact: true }).click();
      await preview().locator(".faq h2").click();
      await page.getByRole("textbox", { name: "Heading" }).first().fill("What people ask us");
      await expect.poll(() => preview().locator(".faq h2").textContent()).toBe("What people ask us");
    });

    await step("it keeps a save in this browser and says so, and exports it", async () => {
      await button("Save Changes").click();
      await expect
        .poll(() => page.locator(".notices").innerText())
        .toContain(
          "Content Saved\n\nYour changes have been saved successfully. They are in this browser only: Export hands over the file.",
        );
      const wanted = (await configText()).replace("Frequently asked questions", "What people ask us");
      expect((await exported()).text).toBe(wanted);
    });

    await step("it has what was kept again after a reload, and lets one go without a question", async () => {
      const asked: string[] = [];
      page.on("dialog", (dialog) => {
        asked.push(dialog.type());
        void dialog.accept().catch(() => undefined);
      });
      for (let time = 0; time < 2; time++) {
        await page.reload();
        await expect
          .poll(() => page.locator(".notices").innerText())
          .toMatch(/^Your changes from .* are back\./);
        await page.locator(".top-bar").click({ position: { x: 2, y: 2 } });
      }
      await expect
        .poll(() => page.locator(".save-state").textContent())
        .toBe("Not published yet, draft in this browser");
      expect(asked).toEqual([]);
      const wanted = (await configText()).replace("Frequently asked questions", "What people ask us");
      expect((await exported()).text).toBe(wanted);
    });
  });

  it("has a host that reads and never writes", async () => {
    await page.evaluate(await hostScript());
    const found = await page.evaluate(async () => {
      const address = document.querySelector<HTMLMetaElement>('meta[name="blockwork-host"]')?.content ?? "";
      const host = window.hosts.createStaticHost({ address });
      const { text, entries, problems } = await host.load();
      const old = window.hosts.createStaticHost({ address: "/favicon.svg?" });
      return {
        canWrite: host.canWrite,
        text,
        entries: entries.length,
        problems: problems.length,
        save: await host.save([{ file: undefined, text, known: text }]),
        unreadable: await old.load().then(
          () => "",
          (error: Error) => error.message,
        ),
      };
    });
    const files = await readdir(join(packageRoot, "content"), { recursive: true });
    expect(found).toEqual({
      canWrite: false,
      text: await configText(),
      entries: files.filter((file) => file.endsWith(".md")).length,
      problems: 0,
      save: { kind: "kept" },
      unreadable: "The site was published anew a moment ago. Load this page again.",
    });
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
