/** What an appearance looks like on a page 48 wide and 32 high, as the paths of an SVG. */
export interface AppearanceDrawing {
  /** The pictures, which are filled. */
  readonly pictures: string;
  /** The lines of text. */
  readonly texts: string;
  /** The hairlines. */
  readonly rules: string;
}

export const drawingSize = { width: 48, height: 32 } as const;

/** The left and upper end, the width and the height; a line has one of these alone. */
type Part = readonly [x: number, y: number, width: number, height: number];

const boxes = (parts: readonly Part[]) =>
  parts.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join("");

const lines = (parts: readonly Part[]) =>
  parts.map(([x, y, width, height]) => `M${x} ${y}${width ? `h${width}` : `v${height}`}`).join("");

interface Parts {
  readonly pictures?: readonly Part[];
  readonly texts: readonly Part[];
  readonly rules?: readonly Part[];
}

const drawn = ({ pictures = [], texts, rules = [] }: Parts): AppearanceDrawing => ({
  pictures: boxes(pictures),
  texts: lines(texts),
  rules: lines(rules),
});

/** The same parts again for each column and row, by where these begin. */
const repeated = (xs: readonly number[], ys: readonly number[], parts: readonly Part[]): readonly Part[] =>
  ys.flatMap((y) =>
    xs.flatMap((x) => parts.map(([left, top, ...size]): Part => [x + left, y + top, ...size])),
  );

const line = (y: number, width: number): Part => [0, y, width, 0];

const cards = {
  ruled: drawn({
    texts: repeated([5, 21, 37], [6], [line(0, 7), line(7, 10), line(11, 10), line(15, 6)]),
    rules: repeated([1.5, 17.5, 33.5], [3], [[0, 0, 0, 26]]),
  }),
  pictured: drawn({
    pictures: [
      [1, 1, 26, 19],
      [30, 7, 17, 14],
    ],
    texts: [
      [1, 24, 16, 0],
      [1, 28, 22, 0],
      [30, 25, 11, 0],
      [30, 29, 15, 0],
    ],
  }),
  numbered: drawn({
    pictures: repeated([1, 26], [6, 21], [[0, 0, 3, 6]]),
    texts: repeated([7, 32], [7, 22], [line(0, 10), line(4, 15)]),
    rules: repeated([1, 26], [2.5, 17.5], [line(0, 21)]),
  }),
  list: drawn({
    texts: repeated([1, 18, 35], [6, 15, 24], [line(0, 10)]),
    rules: repeated([1, 18, 35], [2.5, 11.5, 20.5], [line(0, 12)]),
  }),
  shop: drawn({
    pictures: repeated([1, 13, 25, 37], [1, 18], [[0, 0, 10, 8]]),
    texts: repeated([1, 13, 25, 37], [11, 28], [line(0, 9), line(3, 5)]),
  }),
};

const articles = {
  cards: drawn({
    pictures: repeated([1, 17, 33], [3], [[0, 0, 14, 11]]),
    texts: repeated([1, 17, 33], [18], [line(0, 14), line(4, 12), line(8, 6)]),
  }),
  lead: drawn({
    pictures: [
      [1, 1, 46, 10],
      [40, 20, 7, 4],
      [40, 27, 7, 4],
    ],
    texts: [
      [1, 14, 28, 0],
      [1, 22, 26, 0],
      [1, 29, 22, 0],
    ],
    rules: [
      [1, 18.5, 46, 0],
      [1, 25.5, 46, 0],
    ],
  }),
};

const footers = {
  plain: drawn({
    texts: repeated([1, 18, 35], [11], [line(0, 7), line(5, 11), line(9, 9), line(13, 11)]),
    rules: [[1, 5.5, 46, 0]],
  }),
  ruled: drawn({
    texts: [...repeated([4, 19, 35], [8], [line(0, 6), line(4, 9), line(8, 7)]), [4, 25, 16, 0]],
    rules: [
      ...repeated([1], [3.5, 20.5, 28.5], [line(0, 46)]),
      ...repeated([1.5, 46.5], [3], [[0, 0, 0, 26]]),
      ...repeated([16.5, 31.5], [3], [[0, 0, 0, 17]]),
    ],
  }),
};

/** By the appearance. */
export type AppearanceDrawings = Readonly<Record<string, AppearanceDrawing>>;

/** The drawings of the engine's blocks, by the type of the block. */
export const appearanceDrawings: Readonly<Record<string, AppearanceDrawings>> = {
  "cards-grid": cards,
  "article-list": articles,
  "site-footer": footers,
};
