import { closed, type JsonSchema } from "../../schema/closed.ts";
import { toValidate, type Validate } from "../../schema/compiled-validator.ts";
import type { AnyBlock } from "../../schema/define-block.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Model } from "../../schema/model.ts";
import type { Validators } from "../../schema/parse.ts";
import { parserSchemas } from "../../schema/parser-schemas.ts";
import { createAjv } from "../../schema/validator.ts";

/** Stands in a schema for the props of a block's type. */
const keyword = "propsOf";

/**
 * Validators that are ready soon after a schema changes: the schema of a config has those of all blocks in it, and takes
 * fifty times as long to compile as that of the one that changed. They fill in defaults and tell right from wrong, but
 * their errors of a block's props say nothing: for sentences there are those of `loadValidators`.
 */
export function createQuickValidators(): (blocks: readonly AnyBlock[], model: Model) => Validators {
  const compiled = new Map<string, Validate>();
  let props: ReadonlyMap<string, JsonSchema> = new Map();

  const compile = (schema: JsonSchema): Validate => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text);
    if (known) return known;
    const ajv = createAjv(schema);
    ajv.addKeyword({
      keyword,
      modifying: true,
      errors: false,
      validate: (type: string, data: unknown) => {
        const own = props.get(type);
        return own !== undefined && compile(own)(data).length === 0;
      },
    });
    const validate = toValidate(ajv.compile(schema));
    compiled.set(text, validate);
    return validate;
  };

  return (blocks, model) => {
    const schemas = parserSchemas(blocks, model);
    const site = schemas.site ?? {};
    const { block } = site.definitions as { readonly block: JsonSchema };
    const definitions = {
      block: { ...block, oneOf: (block.oneOf as readonly JsonSchema[]).map(withoutProps) },
    };
    props = new Map(blocks.map(({ type, schema }) => [type, { ...closed(schema), definitions }]));
    const all: Readonly<Record<string, JsonSchema>> = { ...schemas, site: { ...site, definitions } };
    const named = new Map<string, Validate>();
    return (name) => {
      const validate = named.get(name) ?? compile(all[name] ?? {});
      named.set(name, validate);
      return validate;
    };
  };
}

/** The schema of a placed block whose props are checked by those of its type. */
function withoutProps(placed: JsonSchema): JsonSchema {
  const properties = placed.properties as Readonly<Record<string, JsonSchema>>;
  const type = isObject(properties.type) ? properties.type.const : undefined;
  return { ...placed, properties: { ...properties, props: { type: "object", [keyword]: type } } };
}
