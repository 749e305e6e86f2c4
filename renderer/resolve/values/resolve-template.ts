import { pictureUrl } from "../../../blocks/_kit/pictures/picture-attributes.ts";
import type { Picture, SafeHtml } from "../../../schema/fields/resolved.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import { isConditional, isEach } from "../../../schema/site/each.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { hasToken, singleToken, singleTokenPath } from "../../../schema/text/token-syntax.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { findBranch } from "../entries/conditions.ts";
import { itemsOfEach } from "../entries/each.ts";
import { itemOf } from "../entries/shapes.ts";
import { followTokens, itemsOf, locationBelow, type Ref, resolvePath } from "../tokens/scope.ts";
import { formattedValue } from "../tokens/token-value.ts";
import { contextOfItem, type ResolveContext } from "./resolve-context.ts";
import { replaceTokens, reportToken } from "./tokens.ts";
import { resolveValue } from "./values.ts";

/** A template has no schema: values keep their type, with absolute addresses. */
interface TemplateContext extends ResolveContext {
  readonly origin: string;
}

/**
 * Leaves out keys and items without a value; pictures, links and files become absolute addresses, Markdown its HTML.
 */
export function resolveTemplate(
  template: unknown,
  place: ProblemLocation,
  context: TemplateContext,
): unknown {
  if (typeof template === "string") return resolveTemplateText(template, place, context);
  if (Array.isArray(template))
    return template.flatMap((item, index) => resolveItem(item, locationBelow(place, index), context));
  if (isConditional(template)) {
    const branch = findBranch(template, context);
    return branch && resolveTemplate(branch.value, locationBelow(place, branch.key), context);
  }
  if (isEach(template)) return resolveItem(template, place, context);
  if (!isObject(template)) return template;
  const pairs = Object.entries(template).map(([key, value]) => [
    key,
    resolveTemplate(value, locationBelow(place, key), context),
  ]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined && value !== ""));
}

function resolveItem(item: unknown, place: ProblemLocation, context: TemplateContext): unknown[] {
  if (isConditional(item)) {
    const branch = findBranch(item, context);
    return branch ? resolveItem(branch.value, locationBelow(place, branch.key), context) : [];
  }
  if (isEach(item)) {
    const items = itemsOfEach(item, context);
    if (!items) {
      const message = `"${truncateForMessage(item.each)}" is neither a collection nor a token for a list.`;
      context.report.add("unknown-collection", locationBelow(place, "each"), message);
    }
    const made = itemOf(item, place, context.shapes);
    return (items ?? [])
      .map((ref) => {
        const inside = { ...context, ...contextOfItem(ref, context) };
        return made ? resolveTemplate(made.item, made.place, inside) : plainValue(ref, place, context);
      })
      .filter((value) => value !== undefined && value !== "");
  }
  const value = resolveTemplate(item, place, context);
  if (value === undefined || value === "") return [];
  return Array.isArray(value) && typeof item === "string" ? value : [value];
}

function resolveTemplateText(text: string, place: ProblemLocation, context: TemplateContext): unknown {
  const path = singleTokenPath(text);
  if (path === undefined) {
    const token = singleToken(text);
    const formatted = token && formattedValue(token, context.scope, context.language);
    if (formatted && !("mistake" in formatted)) return formatted.value ?? formatted.text;
    return hasToken(text)
      ? replaceTokens(text, context.scope, place, context.report, context.language)
      : text;
  }
  const ref = resolvePath(path, context.scope);
  if (ref) return plainValue(ref, place, context);
  reportToken("unknown", path, context.scope, place, context.report);
  return undefined;
}

function plainValue(named: Ref, place: ProblemLocation, context: TemplateContext): unknown {
  const ref = followTokens(named);
  const { value, schema } = ref;
  const items = itemsOf(ref);
  if (items)
    return items.map((item) => plainValue(item, place, context)).filter((item) => item !== undefined);
  if (typeof value === "number" || typeof value === "boolean" || value === undefined) return value;
  if (typeof value !== "string") return undefined;
  const known: Schema = schema ?? { type: "string", title: "", description: "" };
  const plain = known.type === "string" && known.entry !== undefined ? { ...known, entry: undefined } : known;
  const resolved = resolveValue(plain as Schema, value, ref.place ?? place, {
    ...context,
    scope: ref.scope(),
    quoted: ref.place !== undefined,
  });
  return absolute(resolved, known, context);
}

function absolute(value: unknown, schema: Schema, { origin }: TemplateContext): unknown {
  const format = schema.type === "string" ? schema.format : undefined;
  if (format === "markdown") return (value as SafeHtml).html;
  if (format === "media" && value !== undefined) {
    const picture = value as Picture;
    return origin + pictureUrl(picture, Math.min(1200, picture.width), "jpg");
  }
  const isPath =
    typeof value === "string" && value.startsWith("/") && (format === "link" || format === "file");
  return isPath ? origin + value : value;
}
