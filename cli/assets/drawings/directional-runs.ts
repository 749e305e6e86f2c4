const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const ltrLetter = /[\p{L}\p{N}]/u;

interface Piece<F> {
  readonly text: string;
  readonly file: F;
}

interface Run<F> extends Piece<F> {
  readonly rtl: boolean;
}

/**
 * The parts of a line that can be shaped as one, in the order in which they stand from left to right. It is the Unicode
 * algorithm for one level of embedding: what has no direction takes that of the text around it, or of the line.
 */
export function directionalRuns<F>(pieces: readonly Piece<F>[], isRtl: boolean): Run<F>[] {
  const directions = pieces.map(({ text }) =>
    rtlLetter.test(text) ? true : ltrLetter.test(text) ? false : undefined,
  );
  const nextStrong = (from: number, step: 1 | -1) => {
    for (let index = from; index in directions; index += step)
      if (directions[index] !== undefined) return directions[index];
    return isRtl;
  };
  const stretches: { readonly rtl: boolean; readonly runs: Run<F>[] }[] = [];
  pieces.forEach(({ text, file }, index) => {
    const [before, after] = [nextStrong(index, -1), nextStrong(index, 1)];
    const rtl = directions[index] ?? (before === after ? before : isRtl) ?? isRtl;
    let stretch = stretches.at(-1);
    if (stretch?.rtl !== rtl) {
      stretch = { rtl, runs: [] };
      stretches.push(stretch);
    }
    const last = stretch.runs.at(-1);
    if (last?.file === file) stretch.runs[stretch.runs.length - 1] = { ...last, text: last.text + text };
    else stretch.runs.push({ text, file, rtl });
  });
  const ordered = stretches.map(({ rtl, runs }) => (rtl ? runs.toReversed() : runs));
  return (isRtl ? ordered.toReversed() : ordered).flat();
}
