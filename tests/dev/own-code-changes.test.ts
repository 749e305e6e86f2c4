import type { FrameLocator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type DevSite, startDevSite } from "../support/dev-site.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";

let site: DevSite;
let browser: SharedBrowser;
let page: Page;
const errors: string[] = [];
/** What the server sends of the site's own code. */
const sent = async () =>
  (await Promise.all(["/", "/assets/loader.js"].map((path) => site.send({ path })))).map(({ text }) =>
    text.replace(/\?version=[\w-]+/, ""),
  );
let original: readonly string[];
beforeAll(async () => {
  [site, browser] = await Promise.all([startDevSite({}, "own-block"), connectBrowser()]);
  original = await sent();
});
afterEach(async () => {
  const reported = errors.splice(0);
  await page.close();
  await site.reset();
  await expect.poll(sent).toEqual(original);
  expect(reported).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function open(path: string): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(site.url + path);
  await page.evaluate(() => Object.assign(window, { before: true }));
}

/** Whether the page is the one that was opened. */
const isSamePage = () => page.evaluate(() => "before" in window);
const borderOf = (shown: Page | FrameLocator) =>
  shown.locator("#closed .notice").evaluate((element) => getComputedStyle(element).borderBlockStartWidth);

describe("in the editor", () => {
  const preview = () => page.frameLocator(".preview-frame");

  it.each([
    ["a block's style.scss", "blocks/notice/style.scss", ".notice { border-block: 7px solid; }\n"],
    ["the site's theme.scss", "theme.scss", ".notice.notice { border-block: 7px solid; }\n"],
  ])("%s shows in the preview once it is saved", async (_, file, text) => {
    await open("/admin/#/pages/home");
    await preview().locator("#closed .notice").waitFor();
    await expect.poll(() => borderOf(preview())).toBe("1px");
    await site.write(file, text);
    await expect.poll(() => borderOf(preview())).toBe("7px");
    await expect.poll(isSamePage).toBe(true);
  });

  it("the form follows a schema", async () => {
    await open("/admin/#/pages/home/closed");
    await page.getByRole("textbox", { name: "Text" }).waitFor();
    await site.replace("blocks/notice/schema.ts", 'title: "Text", d', 'title: "What is new", d');
    await page.getByRole("textbox", { name: "What is new" }).waitFor();
    await expect.poll(() => page.getByRole("textbox", { name: "Text", exact: true }).count()).toBe(0);
  });
});

describe("on a page", () => {
  const notice = () => page.locator("#closed .notice");
  const state = () => notice().locator("span");
  const read = async () => {
    await open("/");
    await notice().getByRole("button").click();
    await expect.poll(() => state().innerText()).toBe("Read");
  };

  it("the code of an island changes and its state stays", async () => {
    await read();
    const code = await site.read("blocks/notice/island.tsx");
    await site.write("blocks/notice/island.tsx", code.replace("<span id", '<span title="new" id'));
    await expect.poll(() => state().getAttribute("title")).toBe("new");
    await expect.poll(() => state().innerText()).toBe("Read");
    await notice().getByRole("button").click();
    await expect.poll(() => state().innerText()).toBe("Not read");
    await expect.poll(isSamePage).toBe(true);
  });

  it("a module that an island imports changes, and the state of the island stays", async () => {
    const code = await site.read("blocks/notice/island.tsx");
    await site.write("blocks/notice/words.ts", 'export const word = "first";\n');
    await site.write(
      "blocks/notice/island.tsx",
      `import { word } from "./words.ts";\n${code.replace("<span id", "<span title={word} id")}`,
    );
    await expect.poll(async () => (await site.send({ path: "/" })).text.includes('title="first"')).toBe(true);
    await read();
    await expect.poll(() => state().getAttribute("title")).toBe("first");
    await site.write("blocks/notice/words.ts", 'export const word = "second";\n');
    await expect.poll(() => state().getAttribute("title")).toBe("second");
    await expect.poll(() => state().innerText()).toBe("Read");
    await expect.poll(isSamePage).toBe(true);
  });

  it("an island that was not used yet has its newer code when it is", async () => {
    await open("/");
    await site.replace("blocks/notice/island.tsx", "isRead ? read : unread", 'isRead ? "Done" : unread');
    await site.replace("blocks/notice/view.tsx", '"Not read"', '"Not yet"');
    await expect.poll(() => state().innerText()).toBe("Not yet");
    await notice().getByRole("button").click();
    await expect.poll(() => state().innerText()).toBe("Done");
  });

  it("the code of a view changes around an island, whose state stays", async () => {
    await read();
    await site.replace(
      "blocks/notice/view.tsx",
      "{text && <p>{text}</p>}",
      '{text && <p className="new">{text}</p>}',
    );
    await notice().locator("p.new").waitFor();
    await expect.poll(() => state().innerText()).toBe("Read");
    await expect.poll(isSamePage).toBe(true);
  });

  it("a state that an island no longer has makes it new", async () => {
    await read();
    await site.replace("blocks/notice/island.tsx", "useState(false)", "useState(() => false)");
    await site.replace(
      "blocks/notice/island.tsx",
      "const state = useId();",
      "const [state] = useState(useId());",
    );
    await expect.poll(() => state().innerText()).toBe("Not read");
    await notice().getByRole("button").click();
    await expect.poll(() => state().innerText()).toBe("Read");
  });
});
