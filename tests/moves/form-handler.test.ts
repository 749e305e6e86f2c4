import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exampleDay } from "../support/example-sites.ts";
import { type HandlerProcess, startHandler } from "../support/form-handler/handler-process.ts";
import { type MailService, startMailService } from "../support/form-handler/mail-service.ts";
import { enquiry, runSite } from "../support/form-handler/site-with-handler.ts";
import { type MailServer, startMailServer } from "../support/form-handler/smtp-server.ts";
import { packageRoot } from "../support/package-root.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { connectBrowser, elsewhereThan, type SharedBrowser } from "../support/shared-browser.ts";
import { copyCache } from "../support/temporary-site.ts";

/** Sites with forms, relative to the repository. */
const folders = [".", "examples/bakery", "examples/music-school"];

interface PlacedBlock {
  readonly type?: string;
  props?: Record<string, unknown>;
}

interface Config {
  readonly site: { readonly url: string };
  readonly pages: readonly { readonly path: string; readonly blocks: readonly PlacedBlock[] }[];
}

const readConfig = (folder: string): Config =>
  JSON.parse(readFileSync(join(packageRoot, folder, "site.config.json"), "utf8"));

const pagesWithForms = (folder: string) =>
  readConfig(folder).pages.flatMap(({ path, blocks }) =>
    blocks.some(({ type }) => type === "form") ? `${path}/` : [],
  );

let mail: MailServer;
let browser: SharedBrowser;
beforeAll(async () => {
  [mail, browser] = await Promise.all([startMailServer(), connectBrowser()]);
});
afterAll(() => Promise.all([mail?.close(), browser?.close()]));
beforeEach(() => {
  mail.letters.length = 0;
});

/** A copy of a site whose forms are sent to its own handler, built and served with it. */
function served(
  folder: string,
  delivery: object = { handler: true },
  env: () => NodeJS.ProcessEnv = () => ({}),
) {
  const opened = { url: "", close: async () => {} };
  beforeAll(async () => {
    const root = await mkdtemp(join(tmpdir(), "blockwork-forms-"));
    const source = join(packageRoot, folder);
    for (const name of ["site.config.json", "theme.scss", "content", "public", "blocks"])
      if (folder !== "." || name !== "blocks")
        await cp(join(source, name), join(root, name), { recursive: true }).catch(() => undefined);
    await copyCache(root, { picturesOf: source });
    const config = readConfig(folder);
    for (const { blocks } of config.pages)
      for (const block of blocks) {
        if (block.type !== "form" || !block.props) continue;
        if (folder.endsWith("small-site")) block.props = { ...enquiry };
        block.props.delivery = delivery;
      }
    await writeFile(join(root, "site.config.json"), JSON.stringify(config));
    const made = await runSite(root, "new", "form-handler", "--host", "node");
    expect(made.code, made.text).toBe(0);
    const built = await runSite(root, "build", "--no-admin", "--today", exampleDay);
    expect(built.code, built.text).toBe(0);
    const base = new URL(config.site.url).pathname.replace(/\/$/, "");
    const proxied: Record<string, string> = {};
    const server = await serveFolder(join(root, "dist"), { base, proxied });
    const handler: HandlerProcess = await startHandler(root, {
      SMTP_URL: mail.url,
      MAIL_TO: "owner@example.com",
      MAIL_FROM: "forms@example.com",
      ALLOWED_ORIGINS: server.url,
      POSTS_PER_MINUTE: "100",
      ...env(),
    });
    proxied["/api/form-handler"] = handler.url;
    opened.url = server.url + base;
    opened.close = async () => {
      await Promise.all([handler.close(), server.close()]);
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    };
  });
  afterAll(() => opened.close());
  return {
    async open(path: string, options?: BrowserContextOptions) {
      const context = await browser.newContext(options);
      await context.route(elsewhereThan(opened.url), (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
      );
      const page = await context.newPage();
      await page.clock.install();
      await page.goto(opened.url + path);
      return page;
    },
  };
}

/** Fills in whatever a form asks for, as a person would. */
async function fillIn(page: Page): Promise<void> {
  const texts: Record<string, string> = {
    email: "ada@example.com",
    tel: "07700 900321",
    date: "2027-02-01",
    textarea: "Two lines,\nand a £ sign.",
    text: "Ada O'Neill",
    decimal: "3",
  };
  for (const control of await page.locator(".form-field :is(input, textarea, select)").all()) {
    const kind = await control.evaluate(
      ({ localName, type, inputMode }: HTMLInputElement) =>
        inputMode || (localName === "input" ? type : localName),
    );
    if (kind === "select") await control.selectOption({ index: 1 });
    else if (kind === "checkbox") await control.check();
    else if (kind !== "file") await control.fill(texts[kind] ?? "");
  }
}

const send = (page: Page) => page.locator("form button[type=submit]").click();

describe.each(folders)("A message from a form of %s", (folder) => {
  const site = served(folder);

  it.each(pagesWithForms(folder))("arrives from %s with script", async (path) => {
    const page = await site.open(path);
    await fillIn(page);
    await page.clock.fastForward(3000);
    await send(page);
    await page.locator(".form-sent").waitFor();
    expect(mail.letters).toHaveLength(1);
    expect(mail.letters[0]?.text).toContain("Ada O'Neill");
    expect(mail.letters[0]?.text).toContain("Two lines,\nand a £ sign.");
  });

  it.each(pagesWithForms(folder))(
    "arrives from %s without, and a page in the visitor's language says so",
    async (path) => {
      const page = await site.open(path, { javaScriptEnabled: false });
      const written = () =>
        page.locator("html").evaluate(({ lang, dir }: HTMLElement) => [lang, dir || "ltr"]);
      const language = await written();
      await fillIn(page);
      await send(page);
      await page.waitForURL("**/api/form-handler");
      await expect.poll(written).toEqual(language);
      await expect.poll(() => page.locator("h1").count()).toBe(1);
      expect(mail.letters).toHaveLength(1);
      expect(mail.letters[0]?.text).toContain("Ada O'Neill");
    },
  );
});

describe("What only the handler sees", () => {
  const site = served("tests/fixtures/small-site");

  it("is said at its field, and everything typed is still there", async () => {
    const page = await site.open("/contact/");
    await fillIn(page);
    const buffer = Buffer.from("MZ a program");
    await page
      .locator("[name=plan]")
      .setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer });
    await page.clock.fastForward(3000);
    await send(page);
    const plan = page.locator("[name=plan][aria-invalid=true]");
    await plan.waitFor();
    await expect.poll(() => plan.evaluate((control) => control === document.activeElement)).toBe(true);
    await expect
      .poll(() => page.locator(".form-mistake").allTextContents())
      .toEqual(["Please choose a file of the kind .pdf,image/*: others can’t be opened here."]);
    await expect.poll(() => page.locator("[name=name]").inputValue()).toBe("Ada O'Neill");
    expect(mail.letters).toEqual([]);
  });
});

describe("A form that asks for a person", () => {
  let turnstile: MailService;
  beforeAll(async () => {
    turnstile = await startMailService();
  });
  afterAll(() => turnstile?.close());
  const site = served("tests/fixtures/small-site", { handler: true, turnstile: true }, () => ({
    TURNSTILE_SITE_KEY: "1x",
    TURNSTILE_SECRET: "0x1",
    TURNSTILE_URL: `${turnstile.url}/turnstile`,
  }));
  const policyOf = (page: Page) =>
    page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");

  it("shows the check in a frame of the handler's, and sends what it gave; the page runs no script of others", async () => {
    const page = await site.open("/contact/");
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.context().route("https://challenges.cloudflare.com/**", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'document.querySelector(".cf-turnstile").onclick = () => onPassed("token");',
      }),
    );
    await fillIn(page);
    await page.clock.fastForward(3000);
    const frame = page.frameLocator(".form-robot-check");
    await frame.locator(".cf-turnstile").waitFor({ state: "attached" });
    await send(page);
    const missing = page.getByText("Please wait until the check below says that you are a person");
    await missing.waitFor();
    expect(mail.letters).toEqual([]);
    await frame.locator(".cf-turnstile").dispatchEvent("click");
    await missing.waitFor({ state: "detached" });
    await send(page);
    await page.locator(".form-sent").waitFor();
    expect(mail.letters).toHaveLength(1);
    const policy = await policyOf(page);
    expect(policy).toContain("frame-src 'self'");
    expect(policy).not.toContain("cloudflare");
    expect(errors).toEqual([]);
  });
});
