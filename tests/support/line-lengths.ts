import type { Page } from "playwright-core";

/** Of posts, stories, answers and intros. */
const runningText =
  ":is(.prose, .article-body, .guide-text) > p, .faq-answer p, .section-intro, .heading-intro, .article-excerpt";

/** A paragraph of ordinary English, for pages whose own are too short to count. */
export const ordinaryText =
  "The kitchen had been the darkest room of the house for as long as anybody could remember, so the first thing we did was " +
  "to open its roof. Two long windows now let the morning in from the east and the evening from the garden, and the old wall, " +
  "which had been painted seven times, was taken back to its bricks. Nothing was moved that could stay where it was, and the " +
  "cupboards were made by the same joiner who had built the stairs. It took eleven weeks, and it rained for nine of them.";

interface Lines {
  readonly selector?: string;
  /** Put in the place of each paragraph's own words. */
  readonly words?: string | undefined;
}

/**
 * How many characters the lines of running text have, from the shortest to the longest. Last lines, which are as long as
 * what is left, and texts in a column that is narrower than the measure do not count.
 */
export function lineLengths(page: Page, { selector = runningText, words }: Lines = {}): Promise<number[]> {
  return page.locator(`main :is(${selector})`).evaluateAll((paragraphs, text) => {
    const range = document.createRange();
    const lengths = paragraphs.flatMap((paragraph) => {
      for (const folded of document.querySelectorAll("details")) folded.open ||= folded.contains(paragraph);
      if (text !== undefined) paragraph.textContent = text;
      const { maxWidth } = getComputedStyle(paragraph.closest(".prose") ?? paragraph);
      if (paragraph.getBoundingClientRect().width < Number.parseFloat(maxWidth) * 0.85) return [];
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const lines = new Map<number, number>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let index = 0; index < (node.nodeValue?.length ?? 0); index += 1) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const [box] = range.getClientRects();
          if (box) lines.set(Math.round(box.bottom / 8), (lines.get(Math.round(box.bottom / 8)) ?? 0) + 1);
        }
      }
      return [...lines.values()].slice(0, -1);
    });
    return lengths.sort((one, other) => one - other);
  }, words);
}
