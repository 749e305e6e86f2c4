import { contrast, contrastPairs, minContrast } from "../../../../renderer/check/contrast.ts";
import type { ObjectSchema } from "../../../../schema/schema.ts";
import { siteSchema } from "../../../../schema/site-schema.ts";
import type { ValuePath } from "../../../document/edit.ts";
import { valueAt } from "../../../document/value-at.ts";
import { withinSentence } from "../../../labels/schema/humanize-key.ts";
import { nameSetting } from "../../../labels/tokens/name-setting.ts";
import { messages } from "../../../messages/messages.ts";

export function contrastHint(site: unknown, path: ValuePath, titles: ObjectSchema): string | undefined {
  const [theme, scheme, key] = path;
  if (theme !== "theme" || (scheme !== "light" && scheme !== "dark") || path.length !== 3) return undefined;
  const { properties } = siteSchema.properties.theme.properties[scheme];
  const known: Readonly<Record<string, { readonly default: string }>> = properties;
  const colourOf = (name: string) => {
    const written = valueAt(site, [theme, scheme, name]) ?? known[name]?.default;
    return typeof written === "string" && /^#[0-9a-f]{6}$/i.test(written) ? written : undefined;
  };
  const ratios = contrastPairs.flatMap(([text, behind]) => {
    const [front, back] = [colourOf(text), colourOf(behind)];
    if ((text !== key && behind !== key) || !front || !back) return [];
    const other = withinSentence(
      nameSetting(titles, [theme, scheme, text === key ? behind : text]).at(-1) ?? "",
    );
    const { onColour, underColour } = messages.values;
    return [
      {
        words: text === key ? onColour({ colour: other }) : underColour({ colour: other }),
        ratio: contrast(front, back),
      },
    ];
  });
  const worst = ratios.toSorted((one, two) => one.ratio - two.ratio)[0];
  if (!worst) return undefined;
  const { locale, values } = messages;
  const verdict =
    worst.ratio >= minContrast
      ? values.easyToRead
      : values.tooFaint({ needed: minContrast.toLocaleString(locale) });
  // Rounded down, so that 4.499 is not said to be enough.
  const ratio = (Math.floor(worst.ratio * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 });
  return values.contrast({ ratio, where: worst.words, verdict });
}
