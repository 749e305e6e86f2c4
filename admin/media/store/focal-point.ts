import type { PictureFocus } from "../../../schema/fields/picture-focus.ts";

export const centre: PictureFocus = [0.5, 0.5];

/** In whole percents, clamped to the picture. */
export function focusAt(x: number, y: number): PictureFocus {
  const percent = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
  return [percent(x), percent(y)];
}

export function isCentre([x, y]: PictureFocus): boolean {
  return x === 0.5 && y === 0.5;
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
};

/** Ten times as far with Shift; undefined for other keys. */
export function focusAfterKey([x, y]: PictureFocus, key: string, shift: boolean): PictureFocus | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const times = shift ? 10 : 1;
  return focusAt(x + step[0] * times, y + step[1] * times);
}
