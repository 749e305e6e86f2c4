import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { blocks as builtIn } from "../../blocks/index.ts";
import { type DevServer, startDevServer } from "../../cli/dev/server/dev-server.ts";
import { samplesOf } from "../../schema/block/samples-of.ts";
import { findingsInLooks } from "../support/axe-findings.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";
import { makeFolder } from "../support/temporary-folder.ts";

const view = (text: string) => `import { Island, Photo, Section, useMessages } from "blockwork";
import Counter from "./island.tsx";
import { messages } from "./messages.ts";

export function Notice({ title, lines = [], picture, tone }) {
  const texts = useMessages(messages);
  return (
    <Section name="notice" title={title}>
      <p className="said">{texts.read}</p>
      <p className="tone">{tone}: ${text}</p>
      {picture && <Photo picture={picture} use="card" />}
      <ul>{lines.map(({ text }) => <li key={text}>{text}</li>)}</ul>
      <Island name="notice" hydrateOn="load" component={Counter} props={{ title }} />
    </Section>
  );
}
`;

const files = {
  "site.config.json": JSON.stringify({
    configVersion: 2,
    site: { url: "https://www.notice.example", name: "Notice", languages: ["en", "de"] },
    pages: [
      {
        ...{
          id: "home",
          path: "/",
          title: "Home of the notices",
          description: "Notices of all kinds, on one page.",
        },
        blocks: [{ id: "top", type: "heading", props: { title: "Home" } }],
      },
    ],
  }),
  "blocks/index.ts": 'import notice from "./notice/index.ts";\nexport const blocks = [notice];\n',
  "blocks/notice/index.ts": `import { defineBlock } from "blockwork";
import { messages } from "./messages.ts";
import { Notice } from "./view.tsx";

const text = { type: "string", title: "Text", description: "A line.", minLength: 1 } as const;
const schema = {
  type: "object", title: "Notice", description: "A notice.",
  properties: {
    title: { type: "string", title: "Heading", description: "What it is about.", minLength: 1, maxLength: 40 },
    tone: { type: "string", title: "Tone", description: "How loud it is.", enum: ["calm", "loud"], default: "calm" },
    picture: { type: "string", format: "media", title: "Picture", description: "Beside it." },
    lines: { type: "array", title: "Lines", description: "Below it.", items: {
      type: "object", title: "Line", description: "One.", properties: { text }, required: ["text"] } },
  },
  required: ["title"],
} as const;

export default defineBlock({
  type: "notice", purpose: "content", icon: "bell", schema, view: Notice, messages,
  sample: { title: "Closed tomorrow" },
  samples: { "With lines": { title: "Open again", lines: [{ text: "From nine" }], picture: "door.jpg" } },
});
`,
  "blocks/notice/messages.ts": `import { defineMessages } from "blockwork";
export const messages = defineMessages("notice", { en: { read: "Please read" }, de: { read: "Bitte lesen" }, fr: { read: "À lire" } });
`,
  "blocks/notice/view.tsx": view("One"),
  "blocks/notice/style.scss":
    ".notice .tone { color: #777; @media (prefers-color-scheme: dark) { color: #fff; } }\n",
  "blocks/notice/island.tsx": `import { useState } from "react";
export default function Counter({ title }: { readonly title: string }) {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{title} {count}</button>;
}
`,
};

let root: string;
let server: DevServer;
let browser: SharedBrowser;
beforeAll(async () => {
  browser = await connectBrowser();
  root = await makeFolder(files);
  server = await startDevServer({ root, config: "site.config.json", port: 0, future: false, print() {} });
});
afterAll(async () => {
  await server?.close();
  await browser?.close();
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
});

async function open(path = "notice", query = "") {
  const page = await browser.newPage();
  await page.setViewportSize({ width: 1440, height: 1000 });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
  await page.goto(`${server.url}/__blockwork/blocks/${path}${query}`, { timeout: 0 });
  const frames = [320, 720, 1120].map((width) => page.frameLocator(`iframe[width="${width}"]`));
  // The first is drawn once the site is read, and its own code is bundled.
  if (path !== "") await page.locator('.paper[aria-busy="false"]').first().waitFor({ timeout: 0 });
  const [narrow] = frames;
  if (!narrow) throw new Error("There is no frame.");
  return { page, errors, frames, narrow };
}

it("lists the site's own blocks and those of Blockwork", async () => {
  const { page, errors } = await open("");
  const own = page.locator("section", { hasText: "Of this site" });
  await own.getByRole("link", { name: "Notice" }).waitFor();
  await expect.poll(() => own.locator("li").innerText()).toContain("2 samples");
  await expect
    .poll(() => page.locator("section", { hasText: "Of Blockwork" }).locator("li").count())
    .toBe(builtIn.length);
  const search = page.getByLabel("Search");
  await search.fill("PRICE list");
  await page.getByText(/^\d blocks?$/).waitFor();
  await expect.poll(() => page.getByRole("heading", { level: 3 }).allInnerTexts()).toContain("Price list");
  await expect.poll(() => own.isVisible()).toBe(false);
  await search.fill("");
  await own.getByRole("link", { name: "Notice" }).click();
  await page.getByRole("heading", { name: "Notice notice", level: 1 }).waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

it("draws a block alone at three widths, with its island at work and what axe finds", async () => {
  const { page, errors, frames } = await open();
  for (const [index, frame] of frames.entries()) {
    const button = frame.getByRole("button");
    await button.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        await button.click();
        return button.innerText();
      })
      .not.toBe("Closed tomorrow 0");
    await expect.poll(() => frame.locator("html").evaluate(() => innerWidth)).toBe([320, 720, 1120][index]);
    await expect.poll(() => frame.locator(".notice").count()).toBe(1);
  }
  await expect.poll(() => page.locator(".findings").count()).toBe(3);
  await expect.poll(() => page.locator(".findings").first().innerText()).toContain("(color-contrast)");
  expect(errors).toEqual([]);
  await page.close();
});

it("draws the sample that is chosen, in other colours, from right to left, with long words", async () => {
  const { page, errors, narrow } = await open();
  const tone = narrow.locator(".tone");
  const colour = () => tone.evaluate((element) => getComputedStyle(element).color);
  await page.getByLabel("Sample").selectOption("With lines");
  await narrow.getByText("From nine").waitFor();
  await expect
    .poll(() => narrow.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByLabel("Colours").selectOption("Dark");
  await expect.poll(colour).toBe("rgb(255, 255, 255)");
  await page.getByLabel("Colours").selectOption("Light");
  await expect.poll(colour).toBe("rgb(119, 119, 119)");
  await page.getByLabel("Right to left").check();
  await expect.poll(() => narrow.locator("html").getAttribute("dir")).toBe("rtl");
  const texts = page.getByLabel("Texts");
  const long = "Rindfleischetikettierungsüberwachungsauf";
  await texts.selectOption("Long words");
  await narrow.getByRole("heading", { name: long }).waitFor();
  await expect.poll(() => narrow.locator(".said").innerText()).toMatch(new RegExp(`^${long}.* Rechtsschutz`));
  await page.reload();
  await narrow.getByRole("heading", { name: long }).waitFor();
  await expect.poll(() => narrow.locator("html").getAttribute("dir")).toBe("rtl");
  await expect.poll(() => page.getByLabel("Sample").inputValue()).toBe("With lines");
  await texts.selectOption("Long texts");
  await narrow.getByText(/^Please read, and .{100,}/).waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

it("draws it in each language of the site, and in others that its texts have", async () => {
  const { page, errors, narrow } = await open();
  await narrow.getByText("Please read").waitFor();
  const language = page.getByLabel("Language");
  await language.selectOption("German (de)");
  await narrow.getByText("Bitte lesen").waitFor();
  await expect.poll(() => narrow.locator("html").getAttribute("lang")).toBe("de");
  await expect
    .poll(() => language.locator('optgroup[label="Not of this site"] option').allInnerTexts())
    .toEqual(["French (fr)"]);
  await language.selectOption("French (fr)");
  await narrow.getByText("À lire").waitFor();
  await page.getByRole("link", { name: "Blocks", exact: true }).waitFor();
  const next = page.getByRole("link", { name: /^Next: / });
  await next.click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => page.getByLabel("Language").inputValue()).toBe("fr");
  await page.getByLabel("Language").selectOption("Arabic (ar)");
  await expect.poll(() => narrow.locator("html").getAttribute("dir")).toBe("rtl");
  expect(errors).toEqual([]);
  await page.close();
});

it("shows it as high as it is, at all widths on the first screen, or in its actual size", async () => {
  const { page, errors, frames, narrow } = await open();
  await page.setViewportSize({ width: 1280, height: 800 });
  const elements = [320, 720, 1120].map((width) => page.locator(`iframe[width="${width}"]`));
  const boxOf = async (index: number) => {
    const box = await elements[index]?.boundingBox();
    if (!box) throw new Error("The frame is not on the page.");
    return box;
  };
  for (const [index, frame] of frames.entries()) {
    await frame.getByText("Please read").waitFor();
    const whole = () => frame.locator("html").evaluate(({ scrollHeight }) => scrollHeight - innerHeight);
    await expect.poll(whole).toBe(0);
    await expect.poll(async () => (await boxOf(index)).y + (await boxOf(index)).height).toBeLessThan(800);
  }
  const before = await boxOf(0);
  await page.getByLabel("Heading").fill("Closed for the whole of the week, it is");
  await expect.poll(async () => (await boxOf(0)).height).toBeGreaterThan(before.height);
  const right = async (index: number) => (await boxOf(index)).x + (await boxOf(index)).width;
  const room = await page.locator("main").evaluate((main) => main.getBoundingClientRect().right);
  await expect.poll(() => right(2)).toBeLessThanOrEqual(room);
  await page.getByLabel("Actual size").check();
  await expect.poll(async () => (await boxOf(2)).width).toBe(1120);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel("Actual size").uncheck();
  await expect.poll(() => right(2)).toBeLessThanOrEqual(390);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await narrow.getByText("Please read").waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

it("leads to other blocks by a search that the keyboard opens", async () => {
  const { page, errors } = await open("notice", "?scheme=dark");
  const search = page.getByRole("combobox", { name: "Search blocks" });
  await search.waitFor();
  await page.keyboard.press("Control+k");
  await expect.poll(() => search.evaluate((element) => element === document.activeElement)).toBe(true);
  // Those of selects have the role too.
  const options = page.locator("[role=option]:visible");
  await expect.poll(() => options.count()).toBe(builtIn.length + 1);
  await page.keyboard.type("no such");
  await page.getByText("No block is called that.").waitFor();
  await search.fill("site");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => options.nth(1).getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Escape");
  await expect.poll(() => options.count()).toBe(0);
  await page.keyboard.press("ArrowDown");
  const first = await options.first().locator("code").innerText();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/__blockwork/blocks/${first}?scheme=dark`);
  await page.getByRole("link", { name: /^Previous: / }).waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

it("opens the block alone in a tab, as it is edited, and copies it as it stands in a page's blocks", async () => {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.goto(`${server.url}/__blockwork/blocks/notice?language=de`, { timeout: 0 });
  await page.getByLabel("Heading").fill("Changed here");
  const alone = page.getByRole("link", { name: "Open in its own tab" });
  await expect.poll(() => alone.getAttribute("href")).toContain("draft=");
  const [tab] = await Promise.all([context.waitForEvent("page"), alone.click()]);
  await tab.getByRole("heading", { name: "Changed here" }).waitFor();
  await tab.getByText("Bitte lesen").waitFor();
  await expect.poll(() => tab.url()).not.toContain("axe");
  await page.getByRole("button", { name: "Copy as JSON" }).click();
  await page.getByText("Copied.").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual({ id: "notice", type: "notice", props: { title: "Changed here" } });
  await context.close();
});

it("shows what is changed in the form of its schema, with what is wrong with it", async () => {
  const { page, errors, narrow } = await open("notice", "?sample=With+lines");
  await page.getByLabel("Heading").fill("Changed here");
  await narrow.getByRole("heading", { name: "Changed here" }).waitFor();
  await page.getByLabel("Tone").selectOption("loud");
  await narrow.getByText("loud: One").waitFor();
  await page.getByRole("button", { name: "Add Line" }).click();
  await page.getByLabel("Text").last().fill("Until five");
  await narrow.getByText("Until five").waitFor();
  await page.getByRole("button", { name: "Move Line 2 up" }).click();
  await expect.poll(() => narrow.locator("li").allInnerTexts()).toEqual(["Until five", "From nine"]);
  await page.getByRole("button", { name: "Remove Line 1" }).click();
  await expect.poll(() => narrow.locator("li").allInnerTexts()).toEqual(["From nine"]);
  await page.getByText("These props fit the schema.").waitFor();
  await page.getByLabel("Heading").fill("x".repeat(41));
  await page.getByText("1 problem").waitFor();
  await expect
    .poll(() => page.locator("form .wrong").allInnerTexts())
    .toContainEqual(expect.stringContaining("40"));
  await page.getByRole("button", { name: "Back to the sample" }).click();
  await narrow.getByRole("heading", { name: "Open again" }).waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

it.each(["", "notice"])("is itself without a finding of axe: %s", async (path) => {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`${server.url}/__blockwork/blocks/${path}`, { timeout: 0 });
  await page.getByRole("heading", { level: 1 }).waitFor();
  if (path !== "") await page.getByRole("combobox", { name: "Search blocks" }).focus();
  const looks = [
    { viewport: { width: 390, height: 844 }, colorScheme: "light" },
    { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
    { viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
  ] as const;
  expect(await findingsInLooks(page, looks)).toEqual([]);
  await context.close();
});

it("follows the code while it is open, and shows what is wrong with it at its place", async () => {
  const { page, narrow } = await open();
  await narrow.getByText("calm: One").waitFor();
  const file = join(root, "blocks/notice/view.tsx");
  await writeFile(file, view("Two"));
  await narrow.getByText("calm: Two").waitFor();
  await writeFile(file, view("Two").replace("return (", "if (title) throw new Error('No.');\n  return ("));
  await narrow.getByText("blocks/notice/view.tsx:").first().waitFor();
  await writeFile(file, view("Three"));
  await narrow.getByText("calm: Three").waitFor();
  await page.close();
});

it.each(builtIn.map((block) => [block.type, samplesOf(block).length] as const))("draws %s", async (type) => {
  const answer = await fetch(`${server.url}/__blockwork/blocks/${type}/sample`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("<!doctype html>");
});

it.each([
  ["blocks/notise", 404, "Did you mean &quot;notice&quot;?"],
  ["blocks/no/where", 404, "There is nothing at this address."],
  ["blocks/%2e%2e", 404, ""],
  ["blocks/notice/sample?draft=gone", 200, "Closed tomorrow"],
  ["blocks/notice/sample?sample=gone", 200, "Closed tomorrow"],
  ["blocks/notice/sample?language=no_tag&length=none", 200, "Please read"],
  ["blocks/notice/sample?language=de-AT", 200, "Bitte lesen"],
])("answers %s with %i", async (path, status, text) => {
  const answer = await fetch(`${server.url}/__blockwork/${path}`);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(text);
});

async function sendProps(body: string | Uint8Array<ArrayBuffer>) {
  const asked = await fetch(`${server.url}/__blockwork/token`);
  const answer = await fetch(`${server.url}/__blockwork/samples`, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      origin: server.url,
      "x-blockwork-token": asked.headers.get("x-blockwork-token") ?? "",
    },
  });
  return { status: answer.status, text: await answer.text() };
}

const isMalformed = "The body must be";
const isTooDeep = "nested more than 200 levels deep";
const titled = (written: string) => `{"type":"notice","props":{"title":${written}}}`;

it.each([
  ["deep lists", titled("[".repeat(60_000) + "]".repeat(60_000)), isTooDeep],
  ["deep objects", titled(`${'{"a":'.repeat(60_000)}1${"}".repeat(60_000)}`), isTooDeep],
  ["brackets that are never closed", "[".repeat(900_000), isTooDeep],
  ["nothing", "", isMalformed],
  ["no object", "null", isMalformed],
  ["a list", '[{"type":"notice","props":{}}]', isMalformed],
  ["no type", '{"props":{}}', isMalformed],
  ["props that are a list", '{"type":"notice","props":[]}', isMalformed],
  ["props without an end", '{"type":"notice","props":{', isMalformed],
  ["the type of no block", '{"type":"notices","props":{}}', 'There is no block "notices".'],
  ["a type that objects have", '{"type":"constructor","props":{}}', 'There is no block "constructor".'],
  ["a prototype as type", '{"type":"__proto__","props":{}}', 'There is no block "__proto__".'],
  ["a null byte", titled('"\0"'), "U+0000"],
  ["bytes that are no UTF-8", new Uint8Array([...Buffer.from(titled('"A"')), 0xff]), "not UTF-8"],
])("%s in place of props is a bad request", async (_, body, error) => {
  const { status, text } = await sendProps(body);
  expect(JSON.parse(text)).toMatchObject({ error: expect.stringContaining(error) });
  expect(status).toBe(400);
});

it.each([
  ["names that objects have", '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'],
  ["a text for a list", '{"title":"A","lines":"<script>"}'],
])("%s in props are problems, and reach nothing else", async (_, props) => {
  const { status, text } = await sendProps(`{"type":"notice","props":${props}}`);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toHaveProperty("problems.0");
  expect(Object.prototype).not.toHaveProperty("admin");
});

it.each([
  ["without a token", {}, '{"type":"notice","props":{}}', 403],
  ["of another origin", { origin: "https://other.example" }, '{"type":"notice","props":{}}', 403],
])("takes no props %s", async (_, headers, body, status) => {
  const answer = await fetch(`${server.url}/__blockwork/samples`, {
    ...{ method: "POST", body },
    headers: { "content-type": "application/json", origin: server.url, ...headers },
  });
  expect(answer.status).toBe(status);
});
