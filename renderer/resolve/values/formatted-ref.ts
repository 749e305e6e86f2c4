import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import type { Token } from "../../../schema/text/token-syntax.ts";
import { resultOf } from "../tokens/formats.ts";
import { followTokens, type Ref, resolvePath } from "../tokens/scope.ts";
import { formattedValue } from "../tokens/token-value.ts";
import type { ResolveContext, Trace } from "./resolve-context.ts";
import { reportToken } from "./tokens.ts";

interface FormattedRef {
  readonly made: Ref;
  readonly path: string;
  readonly inside: ResolveContext;
}

export function formattedRef(
  token: Token | undefined,
  place: ProblemLocation,
  context: ResolveContext,
): FormattedRef | undefined {
  if (!token) return undefined;
  const { scope, report, language, trace } = context;
  const named = resolvePath(token.path, scope);
  const formatted = formattedValue(token, scope, language);
  if (!named || !formatted) {
    reportToken("unknown", token.path, scope, place, report);
    return undefined;
  }
  const { place: source, schema: written } = followTokens(named);
  if ("mistake" in formatted) {
    const { mistake, hint, isOfValue } = formatted;
    if (!source || !report.has(source))
      report.add("token-format", (isOfValue && source) || place, mistake, hint);
    return undefined;
  }
  if (formatted.text === "") return undefined;
  const made: Ref = {
    value: formatted.value ?? formatted.text,
    schema: resultOf(token),
    scope: () => scope,
  };
  const traced: Trace | undefined = trace && source && written && ((value) => trace(value, written, source));
  return { made, path: token.path, inside: { ...context, trace: traced } };
}
