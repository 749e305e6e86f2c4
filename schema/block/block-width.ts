export const blockWidths = ["text", "wide", "full"] as const;

export type BlockWidth = (typeof blockWidths)[number];

export function isBlockWidth(value: unknown): value is BlockWidth {
  return blockWidths.some((width) => width === value);
}
