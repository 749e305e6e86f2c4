import { later } from "../later/later.tsx";

/** The place to write, which is loaded when somebody begins. */
export const WritingPlace = later(
  async () => (await import("./writing-place.tsx")).WritingPlace,
  "piece",
  "asked",
);
