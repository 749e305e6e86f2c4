import type { Schema, StringSchema } from "../../../schema/fields/schema.ts";
import { hasToken, singleTokenPath } from "../../../schema/text/token-syntax.ts";
import type { EditTarget, ValuePath as Path } from "../../document/edit.ts";
import { findPage, isFrameId } from "../../document/frames.ts";
import type { SiteDocument } from "../../document/site-document.ts";
import type { Schemas } from "../schema/schemas.ts";
import { isAssignable } from "./list-quotable.ts";

export interface SharedText {
  readonly target: Extract<EditTarget, { in: "site" | "page" }>;
  readonly path: Path;
  readonly text: string;
  /** Whether the key stays when the text is emptied. */
  readonly required: boolean;
}

interface SharingSite {
  readonly document: SiteDocument;
  readonly schemas: Schemas;
  readonly page?: string | undefined;
}

const noWords: readonly unknown[] = ["url", "language"];
const maxHops = 20;

/** The text behind a single token, through settings that quote each other, if it fits the schema and has no token itself. */
export function sharedText(text: unknown, target: StringSchema, site: SharingSite): SharedText | undefined {
  const found = typeof text === "string" ? follow(text, site, maxHops) : undefined;
  if (!found || !isAssignable(found.schema, target)) return undefined;
  const { schema: _, ...shared } = found;
  return shared;
}

function follow(
  text: string,
  site: SharingSite,
  hops: number,
): (SharedText & { readonly schema: Schema }) | undefined {
  const [root, ...path] = singleTokenPath(text)?.split(".") ?? [];
  const start = root === "site" || root === "page" ? startOf(root, path, site) : undefined;
  if (!start || hops === 0) return undefined;
  let { value, schema, required }: Step = start;
  for (const key of path) {
    const step: Step | undefined = stepTo(key, value, schema);
    if (!step) return undefined;
    ({ value, schema, required } = step);
  }
  if (schema.type !== "string" || (value !== undefined && typeof value !== "string")) return undefined;
  const { target } = start;
  if (value === undefined || !hasToken(value)) return { target, path, text: value ?? "", required, schema };
  return follow(value, target.in === "site" ? { ...site, page: undefined } : site, hops - 1);
}

function startOf(root: "site" | "page", path: Path, { document, schemas, page }: SharingSite) {
  if (root === "site") {
    if (path.length === 0 || noWords.includes(path[0])) return undefined;
    return { target: { in: "site" } as const, value: document.site, schema: schemas.site, required: true };
  }
  const found = page === undefined || isFrameId(page) ? undefined : findPage(document, page);
  // Its other fields, such as its address, have editors of their own.
  if (!found || path.length !== 1 || (path[0] !== "title" && path[0] !== "description")) return undefined;
  return {
    target: { in: "page", page: found.id } as const,
    value: found,
    schema: schemas.page,
    required: true,
  };
}

interface Step {
  readonly value: unknown;
  readonly schema: Schema;
  readonly required: boolean;
}

function stepTo(key: string, value: unknown, schema: Schema): Step | undefined {
  if (schema.type === "array") {
    if (!Array.isArray(value) || !(Number(key) < value.length)) return undefined;
    return { value: value[Number(key)], schema: schema.items, required: true };
  }
  const property =
    schema.type === "object" && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  if (!property || typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const own = Object.hasOwn(value, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
  return {
    value: own,
    schema: property,
    required: (schema.type === "object" && schema.required?.includes(key)) ?? false,
  };
}
