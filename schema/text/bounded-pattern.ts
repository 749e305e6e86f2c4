import { maxMatchedLength } from "./slow-pattern.ts";
import { visible, visibleOrEmpty } from "./visible.ts";

/** What a text of any length may be matched with: these take time in proportion to it. */
const ofAnyLength = [visible, visibleOrEmpty];

/**
 * The regular expressions of ajv: none but those of `ofAnyLength` matches a text that is longer than `maxMatchedLength`, so that the check
 * of every text ends. `code` is what the text of compiled validators calls it.
 */
export const boundedPattern = Object.assign(
  (source: string, flags: string) => boundPattern(source, flags, maxMatchedLength, ofAnyLength),
  { code: "boundedPattern" },
);

/** The same for the head of compiled validators, which import nothing. */
export const boundedPatternCode = `${boundPattern}
const boundedPattern = (source, flags) => ${boundPattern.name}(source, flags, ${maxMatchedLength}, ${JSON.stringify(ofAnyLength)});
`;

// Its text is a part of compiled validators, so it uses its parameters only.
function boundPattern(
  source: string,
  flags: string,
  maxLength: number,
  unbounded: readonly string[],
): RegExp {
  const pattern = new RegExp(source, flags);
  if (unbounded.includes(source)) return pattern;
  const test = pattern.test.bind(pattern);
  pattern.test = (text) => text.length <= maxLength && test(text);
  return pattern;
}
