import { enhanceComparison } from "../_kit/enhance-comparison.ts";

/** The wipe between before and after. */
export default function enhance(element: HTMLElement): void {
  for (const comparison of element.querySelectorAll<HTMLElement>(".comparison"))
    enhanceComparison(comparison);
}
