import { contrastPairs } from "../../../renderer/check/contrast.ts";
import type { Problem } from "../../../schema/problem.ts";
import { theme } from "../../../schema/site/theme.ts";
import type { SetValue } from "../../document/edit.ts";
import type { EditedSite } from "../../document/site-document.ts";
import { valueAt } from "../../document/value-at.ts";
import { readableColour } from "./readable-colour.ts";

/** Makes text readable with the least change: of the colour that the problem is at, or else of the other one. */
export function fixContrast({ pointer, values }: Problem, { config }: EditedSite): SetValue | undefined {
  const [, scheme, chosen] = /^\/site\/theme\/(light|dark)\/(\w+)$/.exec(pointer) ?? [];
  const { colours = [] } = values ?? {};
  if ((scheme !== "light" && scheme !== "dark") || chosen === undefined) return undefined;
  const defaults: Readonly<Record<string, { readonly default: string }>> =
    theme.properties[scheme].properties;
  const colourOf = (key: string) => {
    const written = valueAt(config.site, ["theme", scheme, key]) ?? defaults[key]?.default;
    return typeof written === "string" && /^#[0-9a-f]{6}$/i.test(written) ? written : undefined;
  };
  for (const key of [chosen, ...colours.filter((other) => other !== chosen)]) {
    const colour = colourOf(key);
    const others = contrastPairs.flatMap(([text, behind]) => {
      if (text !== key && behind !== key) return [];
      return colourOf(text === key ? behind : text) ?? [];
    });
    const readable = colour && readableColour(colour, others);
    if (readable && readable !== colour)
      return { kind: "set-value", target: { in: "site" }, path: ["theme", scheme, key], value: readable };
  }
  return undefined;
}
