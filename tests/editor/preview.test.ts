import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FrameLocator, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type DevServer, startDevServer } from "../../cli/dev/server/dev-server.ts";
import { picturesInScheme } from "../../renderer/render/styles/colour-scheme.ts";
import { typeset } from "../../renderer/resolve/values/typeset.ts";
import { builtPages } from "../support/built-page.ts";
import type {} from "../support/mount-preview.tsx";
import { packageRoot } from "../support/package-root.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";

let adminRoot: string;
let server: DevServer;
let browser: SharedBrowser;
let page: Page;
let frame: FrameLocator;
const said: string[] = [];
/** Of the one block that is made unrenderable here. */
const reported = /The block "offices" \(locations\) of the page "contact" can't be rendered/;

beforeAll(async () => {
  // In the place of the editor's own entry: the preview by itself, bundled and served like the editor.
  adminRoot = await mkdtemp(join(tmpdir(), "blockwork-preview-"));
  await mkdir(join(adminRoot, "admin/app"), { recursive: true });
  const module = JSON.stringify(join(packageRoot, "tests/support/mount-preview.tsx"));
  await writeFile(
    join(adminRoot, "admin/app/main.tsx"),
    `import { mountPreview } from ${module};\nmountPreview();\n`,
  );
  await mkdir(join(adminRoot, "admin/check"));
  await writeFile(join(adminRoot, "admin/check/check-worker.ts"), "export {};\n");
  const options = { root: packageRoot, config: "site.config.json", port: 0, future: false, adminRoot };
  server = await startDevServer({ ...options, print() {} });
  browser = await connectBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The first answer bundles an editor.
  page.setDefaultNavigationTimeout(120_000);
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await page.goto(`${server.url}/admin/`);
  await page
    .waitForFunction(() => "preview" in window)
    .catch((error) => {
      throw new Error(`The preview did not start. ${said.join("\n")}`, { cause: error });
    });
  frame = page.frameLocator(".preview-frame");
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(adminRoot, { recursive: true, force: true });
});

/** Every page of the site as the editor has it: the page's id, and the entry's. */
const pagesInEditor = () =>
  page.evaluate(() => {
    const { store, content } = window.preview.site;
    return store
      .getState()
      .document.pages.flatMap(({ id, entries }): { id: string; entry: string | undefined }[] => {
        const own = content.entries.filter(({ collection }) => collection === entries);
        return typeof entries === "string"
          ? own.map((entry) => ({ id, entry: entry.id }))
          : [{ id, entry: undefined }];
      });
  });

describe("the page in the editor", () => {
  it("is the built page, element for element, for every page of this site", async () => {
    // Without its styles, which the editor's policy would complain of when they are parsed.
    const bare = (html: string) => picturesInScheme(html.replace(/<style>.*?<\/style>/gs, ""), "light");
    const built = Object.fromEntries([...builtPages()].map(([path, { html }]) => [path, bare(html)]));
    const shown = await pagesInEditor();
    expect(shown.length).toBe(Object.keys(built).length);
    await page.evaluate(() => window.preview.show("home"));
    await frame.locator("h1").waitFor();
    for (const { id, entry } of shown) {
      await page.evaluate(([one, of]) => window.preview.show(one, of), [id, entry] as const);
      const path = await page.evaluate(
        ([pageId, entryId]) => {
          const { document } = window.preview.site.store.getState();
          const composed = window.preview.compose({ document, pageId, entryId });
          return "path" in composed ? composed.path : "";
        },
        [id, entry] as const,
      );
      const html = built[path === "/404/" ? "/404.html" : path] ?? "";
      // The frame follows in a frame of its own.
      await expect.poll(() => page.evaluate(differencesFrom, html), { message: path }).toEqual([]);
    }
  });
});

/** Where the page in the editor is another than the built one. It runs in the browser. */
function differencesFrom(html: string): string[] {
  const expected = window.preview.parseHtml(html).body;
  for (const preload of expected.querySelectorAll(":scope > link")) preload.remove();
  // What it is estimated to be high, so that browsers may draw it later; the editor draws all.
  for (const block of expected.querySelectorAll("[data-height]")) block.removeAttribute("data-height");
  const inside = document.querySelector<HTMLIFrameElement>(".preview-frame")?.contentDocument?.body;
  const copy = inside?.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["data-chosen", "data-focused", "data-named", "contenteditable"])
      element.removeAttribute(name);
  }
  const same = (selector: string) => {
    const [one, other] = [copy.querySelector(selector), expected.querySelector(selector)];
    // Attributes have no order; that of the build is lost where an element is changed in place.
    if (one && other && one.isEqualNode(other)) return [];
    const [mine = "", theirs = ""] = [one?.outerHTML, other?.outerHTML];
    const at = [...theirs].findIndex((character, index) => character !== mine[index]);
    return `${selector}: …${mine.slice(at - 40, at + 80)}… for …${theirs.slice(at - 40, at + 80)}…`;
  };
  const wrong = ["main", ".site-header", ".site-footer"].flatMap(same);
  return copy.childElementCount === expected.childElementCount ? wrong : [...wrong, "body"];
}

describe("a text or picture on the page", () => {
  it("leads to its field, and its field to it, in the sample of every block", async () => {
    const found = await page.evaluate(() => window.preview.addressSamples());
    expect(found.lost).toEqual([]);
    // What is no text: names of fields, ids and codes. And what a dialog, a poster or a later day shows.
    expect(found.hidden.map((at) => at.replace("samples sample-", ""))).toEqual([
      "article-list items.0.category.id",
      "article-list items.1.category.id",
      "article-list filter.categories.0.id",
      "comments repository",
      "comments repositoryId",
      "comments category",
      "comments categoryId",
      "downloads items.0.text",
      "events today",
      "form fields.0.name",
      "form fields.1.name",
      "form fields.2.name",
      "hero views.0.name",
      "logos items.0.name",
      "logos items.1.name",
      "opening-now timezone",
      "opening-now today",
      "product currency",
      "project-gallery items.0.id",
      "project-gallery items.0.details.facts.0.name",
      "project-gallery items.0.details.facts.0.value",
      "project-gallery items.0.details.sections.0.title",
      "project-gallery items.0.details.sections.0.text",
      "video name",
      "video address",
      "video caption",
    ]);
    expect(found.fixed).toEqual([]);
    expect(found.count).toBeGreaterThan(100);
  });

  it("leads to its field, and its field to it, on every page of this site", async () => {
    const found = await page.evaluate(() => window.preview.addressPages());
    expect(found.lost).toEqual([]);
    expect(found.fixed).toEqual([]);
    expect(found.count).toBeGreaterThan(500);
  });
});

const chosen = () => page.evaluate(() => window.preview.site.store.getState().selection);
const textOf = (block: string, key: string) =>
  page.evaluate(
    ([id, name]) => {
      const { pages } = window.preview.site.store.getState().document;
      const page = pages.find((candidate) => candidate.id === "services");
      return page?.blocks.find((block) => block.id === id)?.props?.[name];
    },
    [block, key] as const,
  );
const notice = () => page.locator(".preview-notice");

/** Shows a page as it is in the file, with nothing opened or written, whatever the test before has left. */
async function startAt(id: string, entry?: string): Promise<void> {
  await page.keyboard.press("Escape");
  await page.evaluate(
    ([shown, of]) => {
      const { site, opened, written } = window.preview;
      const state = () => site.store.getState();
      while (state().history.cursor > 0) state().undo();
      opened.length = 0;
      written.length = 0;
      window.preview.show(shown, of);
    },
    [id, entry] as const,
  );
}

describe("pointing at the page", () => {
  beforeEach(async () => {
    await startAt("services");
    await frame.locator(".timeline").waitFor();
  });

  it("chooses a block and the field of its text or picture, and outlines them", async () => {
    await frame.locator(".timeline-note").first().click();
    await expect.poll(chosen).toMatchObject({ page: "services", field: ["stages", 0, "note"] });
    await frame.locator(".timeline-features li").nth(1).click();
    await expect.poll(chosen).toMatchObject({ field: ["stages", 0, "features", 1] });
    await expect
      .poll(() => frame.locator("[data-focused]").textContent())
      .toBe(await frame.locator(".timeline-features li").nth(1).textContent());
    await frame.locator(".block .picture img").click();
    await expect.poll(chosen).toMatchObject({ field: ["picture"] });
    await expect.poll(() => frame.locator("[data-chosen]").count()).toBe(1);
  });

  it("says the block's name where the pointer is", async () => {
    await frame.locator(".timeline-title").first().hover();
    const label = () =>
      frame
        .locator(".block:has(.timeline)")
        .evaluate(
          (element) => getComputedStyle(element, "::before").content === `"${element.dataset.named}"`,
        );
    await expect.poll(() => frame.locator(".block:has(.timeline)").getAttribute("data-named")).toMatch(/\w/);
    await expect.poll(label).toBe(true);
  });

  it("brings the text of a field that gets the focus into view, and leaves the scroll alone while it is typed in", async () => {
    const scrolled = () => frame.locator("body").evaluate(() => Math.round(scrollY));
    const block = await frame.locator(".block:has(.faq)").getAttribute("id");
    const choose = (field: (string | number)[]) =>
      page.evaluate(
        ([id, path]) =>
          window.preview.site.store.getState().select({ page: "services", block: id ?? "", field: path }),
        [block, field] as const,
      );
    await choose(["items", 3, "answer"]);
    await expect.poll(() => frame.locator("[data-focused]").getAttribute("class")).toContain("faq-answer");
    await expect.poll(scrolled).toBeGreaterThan(500);
    await frame.locator("body").evaluate(() => scrollTo({ top: 40, behavior: "instant" }));
    await page.evaluate((id) => {
      const { apply } = window.preview.site.store.getState();
      apply({
        kind: "set-value",
        target: { in: "block", page: "services", block: id ?? "" },
        path: ["items", 3, "answer"],
        value: "A *new* answer",
      });
    }, block);
    await expect.poll(() => frame.locator("[data-focused]").textContent()).toContain("A new answer");
    await expect.poll(scrolled).toBe(40);
  });

  it("says where texts come from that are not the page's own, and leads there", async () => {
    // What a field takes from the settings is changed in that field.
    await frame.locator(".site-footer-name").click();
    await expect.poll(chosen).toMatchObject({ page: "@", block: "site-footer", field: ["name"] });
    await page.evaluate(() => window.preview.show("blog"));
    await frame.locator(".article-list-excerpt").first().click();
    await expect.poll(() => notice().textContent()).toContain("This comes from the post “");
    await page.getByRole("button", { name: "Edit it there" }).click();
    await expect
      .poll(() => page.evaluate(() => window.preview.opened))
      .toMatchObject([{ kind: "entry", collection: "posts", field: ["excerpt"] }]);
  });

  it("follows no link, but offers to open its page", async () => {
    await startAt("blog");
    await frame.locator(".article-list-title a").nth(1).click();
    await expect.poll(() => frame.locator("h1").textContent()).not.toBe("");
    const title = await frame.locator(".article-list-title a").nth(1).textContent();
    await frame
      .locator(".article-list-title a")
      .nth(1)
      .click({ modifiers: ["Control"] });
    await expect
      .poll(() => page.evaluate(() => window.preview.opened.at(-1)))
      .toEqual({ kind: "page", page: "post" });
    await page.evaluate(() => window.preview.show("post"));
    await expect.poll(() => frame.locator("h1").textContent()).toBe(title);
    await expect.poll(() => page.getByRole("combobox", { name: "Shown for" }).inputValue()).toMatch(/-/);
    await frame.locator(".breadcrumb a").first().click();
    await page.getByRole("button", { name: "Open this page" }).click();
    await expect
      .poll(() => page.evaluate(() => window.preview.opened.at(-1)))
      .toEqual({ kind: "page", page: "home" });
  });

  it("shows another entry when it is chosen", async () => {
    await startAt("post");
    const select = page.getByRole("combobox", { name: "Shown for" });
    const other = await select.locator("option").last().getAttribute("value");
    await select.selectOption(other);
    const title = (await select.locator("option").last().textContent()) ?? "";
    await expect.poll(() => frame.locator("h1").textContent()).toBe(typeset(title, "en-GB"));
  });
});

describe("typing on the page", () => {
  const heading = () => frame.locator(".block:has(.faq) .section-title");
  const isTypedIn = (place: Locator) =>
    expect.poll(() => place.getAttribute("contenteditable")).toBe("plaintext-only");
  const beginTyping = async (place: Locator) => {
    await place.dblclick();
    await isTypedIn(place);
  };
  let block = "";
  beforeEach(async () => {
    await startAt("services");
    await frame.locator(".timeline").waitFor();
    block = (await frame.locator(".block:has(.faq)").getAttribute("id")) ?? "";
  });

  it("starts with a double click, and goes into the document with every character", async () => {
    const before = await textOf(block, "title");
    // The form takes the focus for the first click; what is typed goes into the page all the same.
    await heading().dblclick();
    await isTypedIn(heading());
    await expect.poll(() => heading().evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("End");
    await page.keyboard.type(", ans");
    await expect.poll(() => textOf(block, "title")).toBe(`${before}, ans`);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("X Y ");
    await expect.poll(() => heading().textContent()).toBe(`${before}, anX Y s`);
    await page.keyboard.press("Enter");
    await expect.poll(() => textOf(block, "title")).toBe(`${before}, anX Y s`);
    await expect.poll(() => heading().getAttribute("contenteditable")).toBe(null);
    const undo = () => page.evaluate(() => window.preview.site.store.getState().undo());
    await undo();
    await expect.poll(() => heading().textContent()).toBe(before);
  });

  it("brings back with Escape what was there", async () => {
    const before = await textOf(block, "title");
    await heading().click();
    await heading().click();
    await isTypedIn(heading());
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    await expect.poll(() => textOf(block, "title")).toBe(before);
    await page.keyboard.type("Z");
    await expect.poll(() => textOf(block, "title")).toBe("Z");
    await page.keyboard.press("Escape");
    await expect
      .poll(async () => [await textOf(block, "title"), await heading().textContent()])
      .toEqual([before, before]);
  });

  it("pastes plain text on one line", async () => {
    const before = await textOf(block, "title");
    await beginTyping(heading());
    await page.keyboard.press("End");
    await heading().evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", " one\n  two");
      const event = { inputType: "insertFromPaste", dataTransfer, bubbles: true, cancelable: true };
      element.dispatchEvent(new InputEvent("beforeinput", event));
    });
    await page.keyboard.type("!");
    await expect.poll(() => textOf(block, "title")).toBe(`${before} one two!`);
    await page.keyboard.press("Escape");
    await expect.poll(() => textOf(block, "title")).toBe(before);
  });

  it("follows an undo while it goes on, and keeps the caret", async () => {
    const before = String(await textOf(block, "title"));
    await beginTyping(heading());
    await page.keyboard.press("Home");
    await page.keyboard.type("ab");
    await page.evaluate(() => window.preview.site.store.getState().undo());
    await expect.poll(() => heading().textContent()).toBe(before);
    await page.keyboard.type("c");
    await expect.poll(() => heading().textContent()).toContain("c");
    await expect.poll(async () => String(await textOf(block, "title")).replace("c", "")).toBe(before);
    await page.keyboard.press("Escape");
  });

  it("keeps what is typed while it is half a token, and shows what it stands for when it is done", async () => {
    const before = await textOf(block, "title");
    await beginTyping(heading());
    await page.keyboard.press("End");
    await page.keyboard.type(" {{year}}");
    await expect.poll(() => heading().textContent()).toBe(`${before} {{year}}`);
    await page.keyboard.press("Enter");
    await expect.poll(() => heading().textContent()).toMatch(/ \d{4}$/);
    // Then it is one piece, which words can be typed around.
    await beginTyping(heading());
    await expect.poll(() => heading().locator(".pill").textContent()).toMatch(/^\d{4}$/);
    await page.keyboard.press("End");
    await page.keyboard.type("!");
    await expect.poll(() => textOf(block, "title")).toBe(`${before} {{year}}!`);
    await page.keyboard.press("Enter");
    await expect.poll(() => heading().locator(".pill").count()).toBe(0);
    await expect.poll(() => heading().textContent()).toMatch(/ \d{4}!$/);
    const undo = () => page.evaluate(() => window.preview.site.store.getState().undo());
    while ((await textOf(block, "title")) !== before) await undo();
  });

  it("changes a shared text where it is written", async () => {
    await page.evaluate(() => window.preview.show("home"));
    const title = frame.locator(".hero-subtitle");
    await expect.poll(() => title.textContent()).toContain("building control");
    const drawn = await title.textContent();
    const setting = () =>
      page.evaluate(() => {
        const { site } = window.preview.site.store.getState().document;
        return (site.hero as Record<string, unknown>).subtitle;
      });
    const before = await setting();
    const undo = () => page.evaluate(() => window.preview.site.store.getState().undo());
    await title.dblclick();
    await isTypedIn(title);
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Today");
    await page.keyboard.press("Enter");
    await page.keyboard.type("and tomorrow");
    await expect.poll(setting).toBe(`${before} Today\nand tomorrow`);
    await page.keyboard.press("Escape");
    await expect.poll(setting).toBe(`${before} Today\nand tomorrow`);
    await expect.poll(() => title.innerText()).toBe(`${drawn} Today\nand tomorrow`);
    while ((await setting()) !== before) await undo();
    await expect.poll(async () => [await setting(), await title.textContent()]).toEqual([before, drawn]);
    await expect.poll(async () => (await chosen()).field).toEqual(["subtitle"]);
    await page.evaluate(() => window.preview.show("services"));
    // In a longer text it is a pill, wherever in it the pointer is.
    const call = frame.locator("main a", { hasText: /^Call 0/ });
    const said = await call.textContent();
    await call.dblclick({ position: { x: 70, y: 10 } });
    await isTypedIn(call);
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("Or ");
    await expect
      .poll(() => textOf("cta", "actions"))
      .toContainEqual(expect.objectContaining({ text: "Or Call {{site.contact.phones.mobile}}" }));
    await page.keyboard.press("Escape");
    await expect.poll(() => call.textContent()).toBe(said);
  });

  it("hands Markdown on to who can write it, and refuses a locked block with a sentence", async () => {
    await frame.locator(".faq-answer p").first().dblclick();
    const written = () => page.evaluate(() => window.preview.written);
    const fieldSource = { in: "block", path: ["items", 0, "answer"] };
    await expect.poll(written).toEqual([{ block: { page: "services", block }, fieldSource }]);
    await page.evaluate(
      (id) =>
        window.preview.site.store
          .getState()
          .apply({ kind: "set-block-lock", page: "services", block: id, lock: "content" }),
      block,
    );
    await heading().dblclick();
    await expect
      .poll(() => notice().textContent())
      .toContain("This block is locked. Unlock it to change it.");
    await expect.poll(() => frame.locator("[contenteditable]").count()).toBe(0);
  });
});

describe("how the page is shown", () => {
  beforeEach(() => startAt("home"));
  const width = () => frame.locator("html").evaluate(() => innerWidth);

  it("is as wide as a phone, a tablet, a desktop or any number says, and the tab remembers it", async () => {
    for (const [name, pixels] of [
      ["Tablet", 820],
      ["Desktop", 1280],
      ["Phone", 390],
    ] as const) {
      await page.getByRole("button", { name }).click();
      await expect.poll(width).toBe(pixels);
    }
    const field = page.getByRole("textbox", { name: "Width in pixels" });
    await field.fill("600");
    await field.press("Enter");
    await expect.poll(width).toBe(600);
    const handle = page.getByRole("separator", { name: "Width of the page" });
    await handle.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => handle.getAttribute("aria-valuenow")).toBe("610");
    const box = await handle.boundingBox();
    if (!box) throw new Error("The handle has no place.");
    await page.mouse.move(box.x + 7, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 57, box.y + 100, { steps: 4 });
    await page.mouse.up();
    await expect.poll(width).toBe(710);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("blockwork-preview-width")))
      .toBe("710");
  });

  it("opens at the widest of them that can be read here, and stays as somebody has chosen", async () => {
    const other = await browser.newPage({ viewport: { width: 390, height: 800 } });
    const inside = () => other.frameLocator(".preview-frame").locator("html");
    const show = async () => {
      await other.goto(`${server.url}/admin/`);
      await other.waitForFunction(() => "preview" in window);
      await other.evaluate(() => window.preview.show("home"));
      await inside().locator("h1").waitFor();
    };
    const opened = () => inside().evaluate(() => innerWidth);
    const shownAt = async () =>
      Math.round((await other.locator(".preview-frame").boundingBox())?.width ?? 0) / (await opened());
    await show();
    await expect.poll(opened).toBe(390);
    await expect.poll(shownAt).toBe(1);
    const choice = other.getByRole("combobox", { name: "Width of the page" });
    await expect.poll(() => choice.locator("option:checked").textContent()).toBe("Phone, 390 px");
    await expect.poll(() => other.getByRole("separator", { name: "Width of the page" }).count()).toBe(0);
    for (const [room, width] of [
      [430, 390],
      [540, 820],
      [760, 1280],
      [390, 390],
    ] as const) {
      await other.setViewportSize({ width: room, height: 800 });
      await expect.poll(opened).toBe(width);
    }
    await choice.selectOption("Tablet, 820 px");
    await expect.poll(opened).toBe(820);
    await show();
    await expect.poll(opened).toBe(820);
    await other.setViewportSize({ width: 1440, height: 800 });
    await expect
      .poll(() => other.getByRole("button", { name: "Tablet" }).getAttribute("aria-pressed"))
      .toBe("true");
    await expect.poll(opened).toBe(820);
    await other.getByRole("textbox", { name: "Width in pixels" }).fill("711");
    await other.keyboard.press("Enter");
    await other.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => choice.locator("option:checked").textContent()).toBe("711 px");
    await other.close();
  });

  it("is in the visitor's light or dark colours, whatever this screen's are", async () => {
    const ground = () => frame.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    const light = await ground();
    await page.getByRole("button", { name: "Dark" }).click();
    await expect.poll(ground).not.toBe(light);
    await expect
      .poll(() => frame.locator("html").evaluate((html) => getComputedStyle(html).colorScheme))
      .toBe("dark");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.getByRole("button", { name: "Light" }).click();
    await expect.poll(ground).toBe(light);
    await page.emulateMedia({ colorScheme: null });
  });

  it("invites to add a block where there is none", async () => {
    await page.evaluate(() => {
      const empty = { id: "empty", path: "/empty", title: "Empty", description: "Nothing.", blocks: [] };
      window.preview.site.store.getState().apply({ kind: "insert-page", page: empty });
      window.preview.show("empty");
    });
    await page.getByText("This page is empty.").waitFor();
    await page.getByRole("button", { name: "Add a block" }).click();
    await expect.poll(() => page.evaluate(() => window.preview.added)).toBe(1);
  });

  it("stays as it was when something can't be rendered, says so, and boxes what it does not know", async () => {
    await page.evaluate(() => window.preview.show("contact"));
    const places = await frame.locator(".locations-cells").textContent();
    await page.evaluate(() => {
      const { apply, document } = window.preview.site.store.getState();
      const block = document.pages
        .find(({ id }) => id === "contact")
        ?.blocks.find(({ type }) => type === "locations");
      const target = { in: "block", page: "contact", block: block?.id ?? "" } as const;
      apply({ kind: "set-value", target, path: ["places"], value: 3 });
      apply({ kind: "paste-block", page: "contact", block: { id: "gadget", type: "gadget", props: {} } });
    });
    await expect.poll(() => frame.locator(".locations-cells").textContent()).toBe(places);
    await expect.poll(() => notice().last().textContent()).toContain("can't be shown as it is now");
    await expect.poll(() => frame.locator(".preview-box").textContent()).toContain("gadget");
    expect(said.filter((text) => reported.test(text))).toHaveLength(1);
  });

  it("runs no script of the page, and nobody complained", async () => {
    await expect
      .poll(() =>
        frame.locator("html").evaluate((html) => html.querySelectorAll("script:not([type])").length),
      )
      .toBe(0);
    expect(
      said.filter((text) => !/net::ERR|Each child in a list/.test(text) && !reported.test(text)),
    ).toEqual([]);
  });
});
