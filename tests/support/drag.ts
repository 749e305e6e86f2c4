import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Drags a row of a list to the upper or lower half of another one, as soon as it can be dragged: that code is loaded after the list. */
export async function dragRow(row: Locator, to: Locator, half: "upper" | "lower"): Promise<void> {
  await expect
    .poll(() =>
      row.evaluate(
        (element) =>
          element.closest("[draggable=true]") !== null || element.querySelector("[draggable=true]") !== null,
      ),
    )
    .toBe(true);
  const box = await to.boundingBox();
  const y = (box?.height ?? 0) * (half === "upper" ? 0.2 : 0.8);
  await row.dragTo(to, { targetPosition: { x: 60, y }, steps: 6 } as never);
}
