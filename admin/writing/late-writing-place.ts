import { later } from "../later/later.tsx";

/** The places to write, which are loaded when somebody begins. */
export const WritingPlace = later(
  async () => (await import("./writing-place.tsx")).WritingPlace,
  "piece",
  "asked",
);
export const BlockWritingPlace = later(
  async () => (await import("./block-writing-place.tsx")).BlockWritingPlace,
  "piece",
  "asked",
);
