import { join } from "node:path";
import type { CDPSession, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import siteHeader from "../blocks/site-header/index.ts";
import { type ConformanceSite, openConformanceSite } from "../cli/conformance/test-block.ts";
import { contentType } from "../cli/files/content-type.ts";
import { checkFolder } from "../cli/pipeline/check/check-folder.ts";
import { renderSample } from "../cli/pipeline/check/render-sample.ts";
import { openSiteFolder } from "../cli/write/open-site-folder.ts";
import { packageRoot } from "./support/package-root.ts";
import { viewMarkup } from "./support/render-block-view.tsx";
import { resolvedProps } from "./support/resolved-sample.ts";
import { connectBrowser } from "./support/shared-browser.ts";

interface Language {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** From 3 to 60 letters. */
  readonly names: readonly string[];
  readonly words: readonly string[];
}

const listOf = (text: string) => text.split(",").map((word) => word.trim());

const languages: readonly Language[] = [
  {
    language: "en",
    direction: "ltr",
    names: [
      "Oak",
      "Mill Lane Bakery",
      "Fosse, Field, Featherstone and Daughters",
      "Wolverhampton Neighbourhood Planning and Conservation Trust",
    ],
    words: listOf(
      "Home, Services, Projects, About us, Questions, Opening hours, Prices, Journal, Team, Careers, Visit, Contact",
    ),
  },
  {
    language: "de",
    direction: "ltr",
    names: [
      "Ley",
      "Elektro Brandstetter GmbH",
      "Sanitärinstallationen Oberhuber & Söhne",
      "Rechtsanwaltsgemeinschaft Schwarzenbacher und Partner mbB Wien",
    ],
    words: listOf(
      `Leistungen, Photovoltaik, Ladestationen, Smart Home, Kundendienst, Referenzen, Unternehmen, Kontakt,
      Stellenangebote, Wärmepumpen, Notdienst, Öffnungszeiten`,
    ),
  },
  {
    language: "fr",
    direction: "ltr",
    names: [
      "Blé",
      "Boulangerie du Marché",
      "L’Atelier d’architecture et de restauration du patrimoine lyonnais",
    ],
    words: listOf(
      "Accueil, Nos réalisations, L’atelier, Références, Tarifs, Actualités, Recrutement, Presse, Boutique, Visites, Plan, Contact",
    ),
  },
  {
    language: "ar",
    direction: "rtl",
    names: ["نور", "مدرسة الموسيقى", "المركز الوطني للدراسات المعمارية والترميم والتخطيط العمراني"],
    words: listOf(
      "الرئيسية, الخدمات, المشاريع, من نحن, الأسئلة, الأسعار, الأخبار, الفريق, الوظائف, المعرض, الزيارة, اتصل بنا",
    ),
  },
  {
    language: "ja",
    direction: "ltr",
    names: ["木工房", "山田建築設計事務所", "一般社団法人日本木造建築保存修復技術研究協会京都支部"],
    words: listOf(
      "ホーム, 業務内容, 施工事例, 会社概要, よくある質問, 料金, お知らせ, スタッフ, 採用情報, ギャラリー, 見学会, お問い合わせ",
    ),
  },
];
const counts = [1, 3, 5, 8, 12];

const headers = languages.flatMap(({ language, direction, names, words }) =>
  names.flatMap((name, index) =>
    counts.map((count) => {
      const links = words
        .slice(0, count)
        .map((text, at) => ({ text, href: `/${at}`, links: at === 2 ? [{ text, href: "/" }] : [] }));
      const action = index % 2 === 0 ? { action: { text: words.at(-1), href: "/action" } } : {};
      const sheet = count === 5 ? { sheet: "Page" } : {};
      const props = resolvedProps(siteHeader, { name, links, ...action, ...sheet, languages: count === 8 });
      const page = { language, direction, search: count === 3 ? { href: "/search/" } : undefined };
      return {
        name: `${name}, ${count} ${count === 1 ? "link" : "links"}`,
        language,
        direction,
        html: viewMarkup(siteHeader, props, page as object),
      };
    }),
  ),
);
type Header = (typeof headers)[number];

const widths = [320, 390, 600, 768, 900, 1000, 1100, 1280, 1440, 1920];
/** A phone on its side, and a desktop that is enlarged four times. */
const lowWindows = [
  { width: 844, height: 390 },
  { width: 640, height: 220 },
  { width: 320, height: 180 },
];
const windows = [...widths.map((width) => ({ width, height: width < 700 ? 780 : 720 })), ...lowWindows];
const texts = ["usual", "of twice the size in the browser", "of twice the size on the page"] as const;
const sites = [".", "examples/bakery", "examples/music-school", "docs"];
const styles = ["line", "plain", "dark"];

describe("a header fits, whatever a site is called and has in its menu", () => {
  it.each(sites)("in the look of %s", async (folder) => {
    const browser = await connectBrowser();
    try {
      const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
      const page = await context.newPage();
      await openHeader(page, await conformanceSite(folder));
      const session = await context.newCDPSession(page);
      const found: string[] = [];
      for (const text of texts) {
        await setText(page, session, text);
        for (const [index, size] of windows.entries()) {
          await page.setViewportSize(size);
          const style = styles[index % styles.length] ?? "line";
          const findings = await page.evaluate(inspect, { headers, style });
          found.push(
            ...findings.map((finding) => `text ${text}, ${size.width} × ${size.height}: ${finding}`),
          );
        }
      }
      expect(found).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

async function conformanceSite(folder: string): Promise<ConformanceSite> {
  const root = join(packageRoot, folder);
  const site = await openSiteFolder(root, root);
  const { sources, code, checked } = await checkFolder(site, { config: "site.config.json" });
  if (!checked.site) throw new Error(`${folder} has errors.`);
  return openConformanceSite(checked.site.settings, { root, code, fonts: sources.fonts });
}

/** The page of the header's sample, with nothing below it but room to scroll. */
async function openHeader(page: Page, site: ConformanceSite): Promise<void> {
  const { href, html } = renderSample(siteHeader, siteHeader.sample, site);
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === href) return route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
    const path = pathname.slice(site.settings.base.length + 1);
    const body = site.files.get(path);
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: contentType(path), body });
  });
  await page.goto(`http://localhost${href}`);
  await page.evaluate(async () => {
    for (const element of [...document.body.children])
      if (!element.querySelector(".site-header")) element.remove();
    document.body.append(Object.assign(document.createElement("div"), { className: "room" }));
    document.head.append(
      Object.assign(document.createElement("style"), { textContent: ".room { height: 5000px }" }),
    );
    await document.fonts.ready;
  });
}

async function setText(page: Page, session: CDPSession, text: (typeof texts)[number]): Promise<void> {
  await session.send("Page.setFontSizes", { fontSizes: { standard: text === texts[1] ? 32 : 16 } });
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    text === texts[2] ? "32px" : "",
  );
}

/** Runs in the page: puts each header there, and says what is wrong with it. */
function inspect({ headers, style }: { headers: readonly Header[]; style: string }): string[] {
  document.body.dataset.header = style;
  return headers.flatMap(({ name, language, direction, html }) => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    const old = document.querySelector(".site-header");
    if (old) old.outerHTML = html;
    scrollTo(0, 0);
    return [...findings()].map((finding) => `${name}: ${finding}`);
  });

  function* findings() {
    const header = one(".site-header");
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) yield `the page is ${scrollWidth} px wide`;
    const [title, menu, button] = [one(".site-name"), one("#site-menu"), one("button.site-menu-button")];
    const [isRow, isButton] = [menu.checkVisibility(), button.checkVisibility()];
    if (isRow === isButton) yield `the row is ${isRow ? "" : "not "}shown, and so is the button`;
    for (const word of brokenWords(title)) yield `"${word}" is broken`;
    const tools = [...document.querySelectorAll(".site-tools > .site-tools-items > *")].filter((each) =>
      each.checkVisibility(),
    );
    for (const each of [
      ...tools,
      ...(isRow ? menu.querySelectorAll(".site-menu-links > li > a, summary") : []),
    ]) {
      const [box, around, words] = [boxOf(each), boxOf(header), textBox(title)];
      if (box.left < around.left - 1 || box.right > around.right + 1) yield `${each.textContent} is outside`;
      if (box.top < around.top - 1 || box.bottom > around.bottom + 1)
        yield `${each.textContent} is above or below`;
      if (meet(box, words)) yield `${each.textContent} lies over the name`;
    }
    const { height, top } = boxOf(header);
    if (Math.abs(top) > 1) yield `it begins at ${Math.round(top)} px`;
    scrollTo(0, 2000);
    const { bottom } = boxOf(header);
    if (bottom > innerHeight / 4 + 1) yield `${Math.round(bottom)} of ${innerHeight} px are covered`;
    if (bottom > 1 && bottom < height - 1) yield "a part of the header stays on the screen";
    const isLow = matchMedia("(max-height: 26rem)").matches;
    if (innerWidth >= 600 && !isLow && height < 100 && bottom < 1)
      yield `a low header of ${height} px does not stay`;
    if (!isRow && fits(title, header)) yield "the menu is behind its button, though it fits";
  }

  /** Whether the name on one line and the whole row have room beside each other, with some to spare. */
  function fits(title: Element, header: Element): boolean {
    const items = one(".site-menu-measure-row > .site-tools-items");
    const { paddingLeft, paddingRight } = getComputedStyle(one(".site-header-row"));
    const room = boxOf(header).width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    if (boxOf(header).width < 30 * rem) return false;
    return boxOf(title).width + items.scrollWidth + 6 * rem < room;
  }

  function brokenWords(title: Element): string[] {
    const node = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode();
    const text = node?.nodeValue ?? "";
    if (!node || /[\u3040-\u30ff\u4e00-\u9fff]/.test(text)) return [];
    return [...text.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return new Set(tops).size > 1 ? [word] : [];
    });
  }

  function one(selector: string): HTMLElement {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  }

  function textBox(element: Element): DOMRect {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  }

  function boxOf(element: Element): DOMRect {
    return element.getBoundingClientRect();
  }

  function meet(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 1 && down > 1;
  }
}
