import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { closeSchema, type JsonSchema } from "../../../schema/fields/close-schema.ts";
import { parserSchemas } from "../../../schema/json-schema/parser-schemas.ts";
import type { Model } from "../../../schema/model/model.ts";
import type { Validators } from "../../../schema/parse/parse.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { toValidate, type Validate } from "../../../schema/validators/compiled-validator.ts";
import { createAjv } from "../../../schema/validators/validator.ts";

const keyword = "propsOf";

export function createQuickValidators(): (blocks: readonly AnyBlock[], model: Model) => Validators {
  const compiled = new Map<string, Validate>();
  let props: ReadonlyMap<string, JsonSchema> = new Map();
  let inProps: ReturnType<Validate>[number][] = [];

  const compile = (schema: JsonSchema): Validate => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text);
    if (known) return known;
    const ajv = createAjv(schema);
    ajv.addKeyword({
      keyword,
      modifying: true,
      // ajv would give errors of ours the value of the whole props.
      errors: false,
      validate: (type: string, data: unknown, _: unknown, at?: { readonly instancePath: string }) => {
        const errors = compile(props.get(type) ?? {})(data);
        for (const error of errors)
          inProps.push({ ...error, instancePath: `${at?.instancePath ?? ""}${error.instancePath}` });
        return true;
      },
    });
    const shallow = toValidate(ajv.compile(schema));
    const validate: Validate = (value) => {
      const outer = inProps;
      inProps = [];
      try {
        return [...shallow(value), ...inProps];
      } finally {
        inProps = outer;
      }
    };
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
    props = new Map(blocks.map(({ type, schema }) => [type, { ...closeSchema(schema), definitions }]));
    const all: Readonly<Record<string, JsonSchema>> = { ...schemas, site: { ...site, definitions } };
    const named = new Map<string, Validate>();
    return (name) => {
      const validate = named.get(name) ?? compile(all[name] ?? {});
      named.set(name, validate);
      return validate;
    };
  };
}

function withoutProps(placed: JsonSchema): JsonSchema {
  const properties = placed.properties as Readonly<Record<string, JsonSchema>>;
  const type = isObject(properties.type) ? properties.type.const : undefined;
  const { title, description } = properties.props ?? {};
  const props = { title, description, type: "object", [keyword]: type };
  return { ...placed, properties: { ...properties, props } };
}
