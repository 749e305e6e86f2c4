import type { SetValue } from "../../../../editing/document/edit.ts";
import { valueAt } from "../../../../editing/document/value.ts";
import type { FontChoice } from "../../../../editing/host/served-content.ts";
import { theme as themeSchema } from "../../../../schema/site/theme-settings.ts";

const usual = themeSchema.properties.displayWeight.default;

export function nearestWeight(
  weight: number,
  { weights: [least, most] }: Pick<FontChoice, "weights">,
): number {
  return Math.min(Math.max(weight, least), most);
}

export function weightEdit(theme: unknown, font: Pick<FontChoice, "weights">): SetValue | undefined {
  const written = valueAt(theme, ["displayWeight"]) ?? usual;
  if (typeof written !== "number") return undefined;
  const value = nearestWeight(written, font);
  if (value === written) return undefined;
  return { kind: "set-value", target: { in: "site" }, path: ["theme", "displayWeight"], value };
}
