/** What Lighthouse must say of every page, of 100. */
export const leastScore = 100;

/** What a phone may download of a page at its first visit, before anything is scrolled, in kilobytes as they are sent. */
export interface Weights {
  readonly document: number;
  readonly script: number;
  readonly font: number;
  readonly image: number;
  readonly total: number;
}

/** For a page that has none of its own below. */
export const usual: Weights = { document: 20, script: 3, font: 45, image: 60, total: 120 };

/** By site and path: what differs. */
export const own: Readonly<Record<string, Partial<Weights>>> = {
  "/": { document: 26, image: 100, total: 170 },
  "/services/": { document: 23 },
  "/projects/": { image: 155, total: 220 },
  "/projects/1/": { image: 90, total: 155 },
  // It looks for where the page has moved.
  "/404.html": { script: 4 },
  "examples/bakery/": { script: 4.5, font: 65, image: 150, total: 235 },
  // Two fonts, each with Arabic and Latin letters.
  "examples/music-school/": { font: 110, total: 150 },
  // The search.
  "docs/": { script: 5.5 },
};

/** Search engines are kept away from the page for missing addresses, which Lighthouse calls a fault. */
export const withoutSeo = "/404.html";
