import { cp, mkdir, mkdtemp, realpath, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { filesIn } from "../support/files-in.ts";
import { attributeOf, elementsOf, textOf } from "../support/html-tree.ts";
import { packageRoot } from "../support/package-root.ts";
import { runSiteProcess } from "../support/run-site.ts";
import { serveFolder } from "../support/serve-folder.ts";

const base = "/school";
let folder: string;
/** The built files by their paths: `en/events/index.html`. */
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "blockwork-")));
  const root = join(folder, "site");
  const example = join(packageRoot, "examples/music-school");
  await cp(example, root, { recursive: true, filter: (path) => path !== join(example, "dist") });
  const args = ["build", "--root", root, "--no-admin", "--today", "2026-11-22"];
  expect(await runSiteProcess(args)).toMatchObject({ code: 0, stderr: "" });
  await mkdir(join(folder, "host"));
  await rename(join(root, "dist"), join(folder, "host", base));
  const bytes = Object.entries(await filesIn(join(folder, "host", base)));
  files = new Map(bytes.map(([path, content]) => [path, Buffer.from(content, "base64").toString("utf8")]));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = (path: string) => files.get(path) ?? expect.fail(`There is no ${path}.`);
const pageAt = (path: string) => elementsOf(fileOf(`${path}index.html`.replace(/^\//, "")));
const pages = () => [...files].filter(([path]) => path.endsWith(".html"));
const classes = (html: ReturnType<typeof elementsOf>, name: string) =>
  html.filter((element) => attributeOf(element, "class")?.split(" ").includes(name));
const textsOf = (path: string, name: string) =>
  classes(pageAt(path), name).map((element) => textOf(element).trim());

describe("the two languages", () => {
  it("each page says its own, and which way it is read", () => {
    const said = pages().map(([path, html]) => {
      const root = elementsOf(html).find(({ tagName }) => tagName === "html");
      return [
        path.startsWith("en/"),
        root && attributeOf(root, "lang"),
        root && attributeOf(root, "dir"),
      ].join(" ");
    });
    expect(said).toHaveLength(62);
    expect([...new Set(said)].sort()).toEqual(["false ar-EG rtl", "true en-GB ltr"]);
  });

  it.each([
    ["/events/hafl-al-shita/", "/en/events/winter-concert/"],
    ["/instruments/al-oud/", "/en/instruments/oud/"],
    ["/timetable/", "/en/timetable/"],
  ])("%s and %s name each other", (arabic, english) => {
    for (const path of [arabic, english]) {
      const alternates = pageAt(path)
        .filter((element) => attributeOf(element, "hreflang") && element.tagName === "link")
        .map((element) => [attributeOf(element, "hreflang"), attributeOf(element, "href")]);
      expect(alternates).toContainEqual(["ar-EG", `https://example.org${base}${arabic}`]);
      expect(alternates).toContainEqual(["en-GB", `https://example.org${base}${english}`]);
    }
  });

  it("write days, times and numbers in their own way", () => {
    const moment = Date.parse("2026-12-19T19:00Z");
    for (const [path, language, day] of [
      ["/events/hafl-al-shita/", "ar-EG", "١٩"],
      ["/en/events/winter-concert/", "en-GB", "19"],
    ] as const) {
      const written = (style: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" }).format(moment);
      const [facts = ""] = textsOf(path, "article-label");
      expect(facts).toContain(day);
      expect(facts).toContain(written({ dateStyle: "full" }));
      expect(facts).toContain(written({ timeStyle: "short" }));
    }
    expect(textsOf("/timetable/", "timetable-count")).toEqual(["١٦ درسًا"]);
    expect(textsOf("/en/timetable/", "timetable-count")).toEqual(["16 lessons"]);
  });

  it.each([
    ["feed.xml", "ar-EG", "hafl-al-shita"],
    ["en/feed.xml", "en-GB", "en/events/winter-concert"],
  ])("%s is a feed in %s alone", (path, language, entry) => {
    const feed = fileOf(path);
    expect(feed).toContain(`xml:lang="${language}"`);
    expect(feed).toContain(entry);
    expect(feed.match(/<entry>/g)).toHaveLength(5);
    expect(/<link href="[^"]*\/en\/events/.test(feed)).toBe(language === "en-GB");
  });
});

it.each([
  ["/", "arabic"],
  ["/en/", "latin"],
])("%s fetches the letters of its language at once", (path, letters) => {
  const fonts = pageAt(path).filter((element) => attributeOf(element, "as") === "font");
  expect(
    fonts.map((font) => /([a-z-]+)-(latin|arabic)\./.exec(attributeOf(font, "href") ?? "")?.[2]),
  ).toEqual([letters, letters]);
});

it("every address of the site is below its path", () => {
  const local = /^\/(?!\/)/;
  const outside = pages().flatMap(([path, html]) =>
    elementsOf(html).flatMap((element) =>
      ["href", "src", "srcset", "action"]
        .flatMap((name) => attributeOf(element, name)?.split(/,\s+/) ?? [])
        .filter((address) => local.test(address) && !address.startsWith(`${base}/`))
        .map((address) => `${path}: ${address}`),
    ),
  );
  expect(outside).toEqual([]);
  const listed = [...fileOf("sitemap.xml").matchAll(/<loc>([^<]*)/g)].map(([, url = ""]) => url);
  expect(listed.filter((url) => !url.startsWith(`https://example.org${base}/`))).toEqual([]);
});

describe("the timetable", () => {
  it("is grouped by the day of the week, in order, and by time within a day", () => {
    expect(textsOf("/timetable/", "timetable-weekday")).toEqual([
      "الاثنين",
      "الثلاثاء",
      "الأربعاء",
      "الخميس",
      "الجمعة",
      "السبت",
    ]);
    const days = classes(pageAt("/en/timetable/"), "timetable-day").map((day) =>
      [...textOf(day).matchAll(/\d\d:\d\d/g)].map(([time]) => time),
    );
    expect(days.map((times) => times.length)).toEqual([3, 3, 2, 3, 1, 4]);
    for (const times of days) expect(times).toEqual([...times].sort());
  });

  it("says what the references of a lesson name, in its language", () => {
    const [first] = textsOf("/timetable/", "timetable-day");
    for (const text of ["عود للأطفال", "ليلى حداد", "قاعة زرياب", "١٦:٣٠", "٤٥ دقيقة", "مكتمل"]) {
      expect(first).toContain(text);
    }
  });

  it("on the page of an instrument has its lessons alone", () => {
    expect(textsOf("/en/instruments/qanun/", "timetable-lesson").map((text) => text.split(" ")[0])).toEqual([
      "Qanun",
      "Qanun",
    ]);
  });
});

describe("events", () => {
  const listIn = (id: string) => {
    const list = pageAt("/en/events/").find((element) => attributeOf(element, "id") === id);
    return list ? textOf(list) : "";
  };

  it("are those to come, then those that have been", () => {
    expect(listIn("upcoming")).toContain("Winter concert");
    expect(listIn("upcoming")).not.toContain("Open day");
    expect(listIn("past")).toContain("Open day");
    expect(listIn("past")).not.toContain("Winter concert");
  });

  it("are told to search engines", () => {
    const script = pageAt("/en/events/winter-concert/").find(
      (element) => attributeOf(element, "type") === "application/ld+json",
    );
    const { "@graph": graph } = JSON.parse(script ? textOf(script) : "{}");
    expect(graph).toContainEqual(
      expect.objectContaining({
        "@type": "Event",
        startDate: "2026-12-19T19:00:00+00:00",
        location: expect.objectContaining({ name: "Goods hall" }),
        offers: expect.objectContaining({ price: 8, priceCurrency: "GBP" }),
        performer: expect.arrayContaining([{ "@type": "Person", name: "Layla Haddad" }]),
      }),
    );
  });
});

describe("in a browser", () => {
  let browser: Browser;
  let host: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    browser = await launchBrowser();
    host = await serveFolder(join(folder, "host"));
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  async function visit(path: string, look: (page: Page) => Promise<void>, javaScriptEnabled = true) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(`${host.url}${base}${path}`);
    await look(page);
    await context.close();
    expect(errors).toEqual([]);
  }

  const filter = (page: Page, name: string) =>
    page.locator(".timetable-filter").getByRole("link", { name, exact: true });

  it("the timetable is filtered by an instrument, and shows all lessons again", async () => {
    await visit("/timetable/", async (page) => {
      await filter(page, "القانون").click();
      await expect.poll(() => page.locator(".timetable-count").textContent()).toBe("درسان");
      await expect
        .poll(() => page.locator(".timetable-weekday").allTextContents())
        .toEqual(["الاثنين", "السبت"]);
      await expect.poll(() => filter(page, "القانون").getAttribute("aria-current")).toBe("true");
      await expect.poll(() => new URL(page.url()).pathname).toBe(`${base}/timetable/`);
      await filter(page, "كل الآلات").click();
      await expect.poll(() => page.locator(".timetable-lesson").count()).toBe(16);
    });
  });

  it("without scripts a link of the filter leads to the instrument's own lessons", async () => {
    await visit(
      "/en/timetable/",
      async (page) => {
        await filter(page, "Qanun").click();
        await expect.poll(() => new URL(page.url()).pathname).toBe(`${base}/en/instruments/qanun/`);
        await expect.poll(() => page.locator(".timetable-lesson").count()).toBe(2);
      },
      false,
    );
  });

  it.each([
    ["/events/", "-1 1"],
    ["/en/events/", "none"],
  ])("the arrows of %s point on: scale %s", async (path, scale) => {
    await visit(path, async (page) => {
      const [more] = await page.locator(".more").all();
      await expect
        .poll(() => more?.evaluate((element) => getComputedStyle(element, "::after").scale))
        .toBe(scale);
    });
  });
});
