import { enhanceComparison } from "../_kit/pictures/enhance-comparison.ts";

export default function enhance(element: HTMLElement): void {
  for (const comparison of element.querySelectorAll<HTMLElement>(".comparison"))
    enhanceComparison(comparison);
}
