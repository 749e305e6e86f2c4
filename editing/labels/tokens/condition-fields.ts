import { resolvePath } from "../../../renderer/resolve/tokens/scope.ts";
import type { ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import { formatUse } from "../../../schema/formats/index.ts";
import { siteSchema } from "../../../schema/site/site-schema.ts";
import { localizeTokens } from "./localize-tokens.ts";
import type { TextScope } from "./token-scope.ts";

/** What a condition can ask of where it stands, by tokens without braces; with those that are asked of already. */
export function conditionFields(scope: TextScope, asked: readonly string[]): ObjectSchema {
  const entry = fieldsOf(scope.roots.get("entry")?.schema, "entry");
  const settings = Object.entries(propertiesOf(scope.roots.get("site")?.schema)).flatMap(([key, group]) =>
    Object.hasOwn(siteSchema.properties, key)
      ? []
      : fieldsOf(group, `site.${key}`).map(
          ([path, field]): Field => [path, { ...field, title: `${group.title} › ${field.title}` }],
        ),
  );
  const known = new Map([...entry, ...settings]);
  const others = asked.flatMap((path): Field[] => {
    const schema = known.has(path) ? undefined : resolvePath(path, scope)?.schema;
    return schema ? [[path, { ...schema, title: `${schema.title} (${path})` }]] : [];
  });
  return {
    type: "object",
    title: "",
    description: "",
    properties: Object.fromEntries([...known, ...others]),
  };
}

type Field = readonly [path: string, schema: Schema];

const fieldsOf = (schema: Schema | undefined, path: string): readonly Field[] =>
  Object.entries(propertiesOf(schema)).flatMap(([key, field]) =>
    isAsked(field) && !computed.includes(key) ? [[`${path}.${key}`, field] as const] : [],
  );

const computed = ["id", "slug", "href", "body"];

const propertiesOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> =>
  schema?.type === "object" ? localizeTokens(schema).properties : {};

function isAsked(schema: Schema): boolean {
  if (schema.type === "array") return schema.items.type === "string";
  if (schema.type !== "string") return schema.type !== "object";
  return schema.format === undefined || formatUse(schema.format).day === true;
}
