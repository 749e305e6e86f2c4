import type { Guide } from "./guide.ts";
import { problemsGuide } from "./problems.ts";

/** Everything in docs/content that is made from the engine. */
export function generatedGuides(): readonly Guide[] {
  return [problemsGuide()];
}
