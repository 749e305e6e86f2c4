import type { CDPSession, Page } from "playwright-core";

/** How a page is looked at: what a visitor's settings, screen or printer do to its layout and colours. */
const looks: readonly Look[] = [
  { name: "320 px", width: 320 },
  { name: "820 px", width: 820 },
  { name: "1440 px", width: 1440 },
  { name: "the other direction on a phone", width: 390, turned: true },
  { name: "the other direction", width: 1440, turned: true },
  { name: "text of twice the size on a phone", width: 390, textPx: 32 },
  { name: "text of twice the size", width: 1440, textPx: 32 },
  { name: "forced colours", width: 390, forcedColors: true },
  // A4 without its margins.
  { name: "paper", width: 688, print: true },
];

interface Look {
  readonly name: string;
  readonly width: number;
  /** The size that the visitor's browser gives to text, 16 px by default. */
  readonly textPx?: number;
  /** Written from right to left, or from left to right where the page is the other way. */
  readonly turned?: boolean;
  readonly forcedColors?: boolean;
  readonly print?: boolean;
}

/**
 * What of a page does not fit, is cut off, lies over another text or can't be seen: on the narrowest screens, with text
 * of twice the size, in forced colours and, from a dark screen, on paper. All of them on one visit.
 */
export async function layoutFindings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const look of looks) {
    await dress(page, session, look);
    const { pathname } = new URL(page.url());
    const findings = await page.evaluate(inspect, { print: look.print ?? false });
    found.push(...findings.map((finding) => `${pathname}, ${look.name}: ${finding}`));
  }
  await dress(page, session, { name: "usual", width: page.viewportSize()?.width ?? 1280 });
  await session.detach();
  return found;
}

async function dress(page: Page, session: CDPSession, look: Look): Promise<void> {
  const { width, textPx = 16, turned = false, forcedColors = false, print = false } = look;
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((other) => {
    const { dataset, dir } = document.documentElement;
    dataset.direction ??= dir || "ltr";
    document.documentElement.dir = other === (dataset.direction === "rtl") ? "ltr" : "rtl";
  }, turned);
  await session.send("Page.setFontSizes", { fontSizes: { standard: textPx } });
  await page.emulateMedia({
    media: print ? "print" : "screen",
    forcedColors: forcedColors ? "active" : "none",
    colorScheme: print ? "dark" : null,
  });
}

/** Runs in the page. */
function inspect({ print }: { print: boolean }): string[] {
  const found = new Set<string>();
  const width = document.documentElement.clientWidth;
  const needed = document.documentElement.scrollWidth;
  if (needed > width) found.add(`the page is ${needed} px wide`);

  const above = new Map<Element, readonly Element[]>();
  const looked = new Map<Element, Looks>();
  const lines = visibleLines();
  for (const { owner, words, box } of lines) {
    const isDrawn = owner.closest("svg") !== null;
    const edge = isDrawn ? undefined : cutBy(owner, box);
    if (edge) found.add(`"${words}" is cut off by ${nameOf(edge)}`);
    else if (!isDrawn && (box.left < -1 || box.right > width + 1) && !isScrolled(owner))
      found.add(`"${words}" reaches beyond the screen`);
    const control = owner.closest("button, .button, th, td, .tag");
    const around = control?.getBoundingClientRect();
    if (around && (box.left < around.left - 1 || box.right > around.right + 1))
      found.add(`"${words}" is wider than its ${nameOf(control as Element)}`);
    const [ink, ground] = coloursOf(owner);
    const contrast = ink && ground ? contrastOf(ink, ground) : 21;
    if (contrast < 4.5) found.add(`"${words}" has a contrast of ${contrast.toFixed(1)}`);
  }
  for (const [one, other] of overlapping(lines)) found.add(`"${one.words}" lies over "${other.words}"`);
  return [...found];

  interface Line {
    readonly owner: Element;
    readonly words: string;
    /** Of the letters without what reaches above and below them, which lines share. */
    readonly box: DOMRect;
  }

  interface Looks {
    readonly isSeen: boolean;
    readonly overflowX: string;
    readonly overflowY: string;
    readonly isScrolled: boolean;
    readonly isScrolledAcross: boolean;
    readonly isCut: boolean;
    readonly isClamped: boolean;
    readonly layer: number[] | undefined;
    readonly isOverOthers: boolean;
  }

  function visibleLines(): Line[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const all: Line[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const words = node.nodeValue?.trim().slice(0, 40);
      if (!owner || !words || !isSeen(owner)) continue;
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const box = new DOMRect(x, y + height * 0.3, width, height * 0.4);
        if (width > 1 && !isLeftOut(owner, box)) all.push({ owner, words, box });
      }
    }
    return all;
  }

  function isSeen(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      ancestors(element).every((each) => looksOf(each).isSeen)
    );
  }

  /** Whether a line is one that a text with a limited number of lines leaves out, or that has to be scrolled to. */
  function isLeftOut(element: Element, { left, right, top, bottom }: DOMRect): boolean {
    return ancestors(element).some((each) => {
      const { isScrolled: scrolls, isClamped } = looksOf(each);
      if (!isClamped && !scrolls) return false;
      const shown = each.getBoundingClientRect();
      return bottom > shown.bottom || top < shown.top || left > shown.right || right < shown.left;
    });
  }

  function isScrolled(element: Element): boolean {
    return ancestors(element).some((each) => looksOf(each).isScrolledAcross);
  }

  function cutBy(element: Element, box: DOMRect): Element | undefined {
    for (const each of ancestors(element)) {
      const { overflowX, overflowY, isScrolled: scrolls, isCut } = looksOf(each);
      if (scrolls) return undefined;
      if (!isCut) continue;
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const across = box.left < left - 1 || box.right > right + 1;
      const down = box.top < top - 1 || box.bottom > bottom + 1;
      if ((across && overflowX !== "visible") || (down && overflowY !== "visible")) return each;
    }
    return undefined;
  }

  /** Pairs of lines that are in each other's place. */
  function overlapping(all: readonly Line[]): [Line, Line][] {
    // The names in a drawing stand at any angle, and are cut off with it.
    const written = all.filter(({ owner }) => !owner.closest("svg"));
    const sorted = written.toSorted((one, other) => one.box.top - other.box.top);
    return sorted.flatMap((one, index) => {
      const pairs: [Line, Line][] = [];
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top > one.box.bottom - 1) break;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (across > 2 && one.owner !== other.owner) pairs.push([one, other]);
      }
      return pairs;
    });
  }

  /** The colour of a text, and of what is behind it; none where that is a picture. */
  function coloursOf(element: Element): [ink?: number[] | undefined, ground?: number[]] {
    const { fill, color } = getComputedStyle(element);
    const layers: number[][] = [];
    for (const each of ancestors(element)) {
      const { layer, isOverOthers } = looksOf(each);
      if (layer) layers.push(layer);
      if (layer && layer[3] === undefined) break;
      if (isOverOthers) return [];
    }
    // Printers leave out grounds, and what stands on them.
    if (print) return [partsOf(color), [255, 255, 255]];
    const ground = layers.reduceRight(
      (below, [red = 0, green = 0, blue = 0, alpha = 1]) =>
        [red, green, blue].map((part, index) => part * alpha + (below[index] ?? 255) * (1 - alpha)),
      [255, 255, 255],
    );
    return [partsOf(element.closest("svg") ? fill : color), ground];
  }

  /** An element and what it stands in, up to the body. */
  function ancestors(element: Element): readonly Element[] {
    const known = above.get(element);
    if (known) return known;
    const parent = element.parentElement;
    const found = [element, ...(parent && parent !== document.documentElement ? ancestors(parent) : [])];
    above.set(element, found);
    return found;
  }

  /** What an element's style says of the texts in it; asked for each of them, and worked out once. */
  function looksOf(element: Element): Looks {
    const known = looked.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const { clipPath, clip, position, width, height, overflowX, overflowY } = style;
    const overflow = overflowX + overflowY;
    // Written for screen readers only, or behind the edge until it has the focus.
    const isHidden =
      width === "1px" || height === "1px" || clipPath === "inset(50%)" || clip.startsWith("rect(0");
    const isCarousel = !print && element.matches('[aria-roledescription="carousel"]');
    const found: Looks = {
      // What floats is over whatever is below it.
      isSeen:
        position !== "fixed" && !element.matches(".skip-link") && !(position === "absolute" && isHidden),
      overflowX,
      overflowY,
      // Texts of a carousel are moved into sight, as by scrolling.
      isScrolled: /auto|scroll/.test(overflow) || isCarousel,
      isScrolledAcross: /auto|scroll/.test(overflowX) || isCarousel,
      isCut: /hidden|clip/.test(overflow),
      // The number of a sheet stands where there is room for it, and else on a line that nobody sees.
      isClamped: style.webkitLineClamp !== "none" || element.matches(".site-sheet"),
      layer: partsOf(style.backgroundColor),
      isOverOthers: style.backgroundImage !== "none" || /absolute|fixed/.test(position),
    };
    looked.set(element, found);
    return found;
  }

  function partsOf(colour: string): number[] | undefined {
    return /^rgba?\(/.test(colour) ? colour.match(/[\d.]+/g)?.map(Number) : undefined;
  }

  function contrastOf(one: readonly number[], other: readonly number[]): number {
    const light = (parts: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = parts.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }

  function nameOf(element: Element): string {
    return element.localName + [...element.classList].map((name) => `.${name}`).join("");
  }
}
