import type { Place } from "../../schema/problem.ts";
import type { Token } from "../../schema/token-syntax.ts";
import { resultOf } from "./formats.ts";
import type { ResolveContext, Trace } from "./resolve-context.ts";
import { followTokens, lookUp, type Ref } from "./scope.ts";
import { formattedValue } from "./token-meaning.ts";
import { reportToken } from "./tokens.ts";

/** What the formats of a token make of its value, and the context in which that says where it comes from. */
interface FormattedRef {
  readonly made: Ref;
  readonly path: string;
  readonly inside: ResolveContext;
}

/**
 * What stands for a token with formats where no text is needed: a list, a number. Nothing for an empty value, and for
 * what is reported: `unknown-token`, `token-format`.
 */
export function formattedRef(
  token: Token | undefined,
  place: Place,
  context: ResolveContext,
): FormattedRef | undefined {
  if (!token) return undefined;
  const { scope, report, language, trace } = context;
  const named = lookUp(token.path, scope);
  const formatted = formattedValue(token, scope, language);
  if (!named || !formatted) {
    reportToken("unknown", token.path, scope, place, report);
    return undefined;
  }
  const { place: source, schema: written } = followTokens(named);
  if ("mistake" in formatted) {
    // What is wrong where the value is written was said there.
    if (!source || !report.has(source)) report.add("token-format", place, formatted.mistake, formatted.hint);
    return undefined;
  }
  if (formatted.text === "") return undefined;
  const made: Ref = {
    value: formatted.value ?? formatted.text,
    schema: resultOf(token),
    scope: () => scope,
  };
  // What is shown comes from where the whole is written.
  const traced: Trace | undefined = trace && source && written && ((value) => trace(value, written, source));
  return { made, path: token.path, inside: { ...context, trace: traced } };
}
