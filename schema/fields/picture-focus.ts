export type PictureFocus = readonly [x: number, y: number];

export function isPictureFocus(value: unknown): value is PictureFocus {
  const isFraction = (number: unknown) => typeof number === "number" && number >= 0 && number <= 1;
  return Array.isArray(value) && value.length === 2 && value.every(isFraction);
}

export function percentsOf([x, y]: PictureFocus): readonly [number, number] {
  return [Math.round(x * 100), Math.round(y * 100)];
}
