import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { blockSchemaProblems } from "./block-schemas.ts";
import { loadBlockSchemaValidator } from "./validators.ts";

const validate = await loadBlockSchemaValidator(["clock-time"]);
const told = async (schema: unknown) =>
  (
    await blockSchemaProblems(
      { type: "price", schema, view: () => null, sample: {} } as AnyBlock,
      "/none/price",
      { validate },
    )
  ).map(({ code, file, message, suggestion }) => {
    expect([code, file]).toEqual(["bad-block", "blocks/index.ts"]);
    return `${message.replace('The schema of the block "price" is wrong', "").replace(/^(?: at|:) /, "")} ${suggestion ?? ""}`.trim();
  });
const text = { type: "string", title: "A", description: "A." };
const withProperties = (properties: unknown, more: object = {}) => ({
  type: "object",
  title: "Price",
  description: "A price.",
  properties,
  ...more,
});
const withA = (more: object) => withProperties({ a: { ...text, ...more } });

it.each(blocks.map((block) => [block.type, block] as const))(
  "%s has a schema that is one",
  async (_, block) => {
    expect(await blockSchemaProblems(block, "/none", { validate })).toEqual([]);
  },
);

it("takes all that the subset has", async () => {
  const row = withProperties(
    { a: text },
    { required: ["a"], dependencies: { a: ["a"] }, default: { a: "{{site.name}}" } },
  );
  const rows = {
    type: "array",
    title: "A",
    description: "A.",
    items: row,
    minItems: 1,
    maxItems: 2,
    deferred: true,
  };
  const number = { type: "integer", title: "A", description: "A.", minimum: 1, maximum: 2, default: 2 };
  expect(await told(withProperties({ rows, number, a: { ...text, format: "clock-time" } }))).toEqual([]);
});

const circle: { properties: Record<string, unknown> } = { ...withProperties({}), properties: {} };
circle.properties.again = circle;

describe("what is no schema of a block is told where it is, with what to write", () => {
  it.each<readonly [what: string, schema: unknown, ...problems: RegExp[]]>([
    ["nothing", undefined, /^it must be of the type "object"\. Write \{ type: "object"/],
    ["null", null, /must be of the type "object"/],
    ["a text", "object", /must be of the type "object"/],
    ["a function", () => 1, /^it has a function\. A schema is written as JSON/],
    ["a list", [], /must be of the type "object"/],
    ["another type", text, /must be of the type "object"/],
    ["no properties", { type: "object", title: "A", description: "A." }, /needs "properties"/],
    ["properties that are a list", withProperties([]), /"properties" must be an object, not a list/],
    ["a property that is a text", withProperties({ a: "string" }), /^\/properties\/a: "a" must be an object/],
    ["a property that is null", withProperties({ a: null }), /^\/properties\/a: "a" must be an object/],
    [
      "if and then",
      withProperties({ a: text }, JSON.parse('{ "if": {}, "then": { "required": ["b"] } }')),
      /has no key "if".* "check"/,
      /has no key "then".* "check"/,
    ],
    ["oneOf", withA({ oneOf: [] }), /^\/properties\/a\/oneOf: .*has no key "oneOf"\. Choose one type/],
    [
      "oneOf alone",
      withProperties({ a: { oneOf: [text] } }),
      /^\/properties\/a\/oneOf: A field has no key "oneOf"\. Choose one type/,
    ],
    ["anyOf", withProperties({ a: { anyOf: [text] } }), /anyOf.*Choose one type/],
    ["allOf", withProperties({ a: { allOf: [text] } }), /allOf.*keys of all of them here/],
    ["not", withA({ not: {} }), /has no key "not"/],
    ["$ref", withProperties({ a: { $ref: "#/x" } }), /has no key "\$ref"\. Write the schema itself here/],
    ["$defs", withProperties({}, { $defs: {} }), /has no key "\$defs"/],
    ["const", withA({ const: "a" }), /has no key "const"\. Write "enum" with one choice/],
    ["const alone", withProperties({ a: { const: "a" } }), /has no key "const"\. Write "enum"/],
    ["additionalProperties", withProperties({}, { additionalProperties: text }), /Objects are closed/],
    ["patternProperties", withProperties({}, { patternProperties: {} }), /Objects are closed/],
    ["dependentRequired", withProperties({}, { dependentRequired: {} }), /Write "dependencies"/],
    [
      "types in a list",
      withA({ type: ["string", "null"] }),
      /Write one type\. A key that may be empty stays out of "required"/,
    ],
    ["the type null", withA({ type: "null" }), /Write one type/],
    ["a type that is none", withA({ type: "strin" }), /"type" can't be "strin"\. Did you mean "string"\?/],
    ["no type", withProperties({ a: { title: "A", description: "A." } }), /This needs "type"/],
    ["a misspelt keyword", withA({ maxLenght: 3 }), /has no key "maxLenght"\. Did you mean "maxLength"\?/],
    ["a keyword of another type", withA({ minimum: 3 }), /has no key "minimum"/],
    [
      "a format that there is not",
      withA({ format: "emial" }),
      /"format" can't be "emial"\. Did you mean "email"\?/,
    ],
    ["an own format that there is not", withA({ format: "clok-time" }), /Did you mean "clock-time"\?/],
    [
      "a default of another type",
      withProperties({ a: { type: "boolean", title: "A", description: "A.", default: 1 } }),
      /"default" must be true or false/,
    ],
    [
      "a list without items",
      withProperties({ a: { type: "array", title: "A", description: "A." } }),
      /needs "items"/,
    ],
    [
      "items in a list",
      withProperties({ a: { type: "array", title: "A", description: "A.", items: [text] } }),
      /"items" must be an object/,
    ],
    ["required that is true", withA({ required: true }), /has no key "required"/],
    [
      "required of what is not there",
      withProperties({ price: text }, { required: ["prise"] }),
      /^\/required\/0: "prise" is required and is not in "properties"\. Did you mean "price"\?/,
    ],
    [
      "dependencies of what is not there",
      withProperties({ a: text }, { dependencies: { a: ["b"] } }),
      /"b" is in "dependencies"/,
    ],
    ["a pattern that is none", withA({ pattern: "(" }), /is not a regular expression/],
    [
      "a pattern that takes hours",
      withA({ pattern: "^(a+)+$" }),
      /can read a text in so many ways .* Write \^a\+\$, which/,
    ],
    ["a pattern as a RegExp", withA({ pattern: /a/ }), /^\/properties\/a\/pattern: it has a RegExp/],
    [
      "a minimum above the maximum",
      withProperties({ a: { type: "number", title: "A", description: "A.", minimum: 3, maximum: 2 } }),
      /Nothing fits: "minimum" is 3 and "maximum" is 2/,
    ],
    ["minLength above maxLength", withA({ minLength: 3, maxLength: 2 }), /Nothing fits/],
    ["nothing to choose from", withA({ enum: [] }), /There is nothing to choose from/],
    ["a choice that is a number", withA({ enum: [1] }), /must be a text/],
    [
      "a default outside its enum",
      withA({ enum: ["a", "b"], default: "c" }),
      /^\/properties\/a\/default: The default does not fit its own field: choose "a" or "b"/,
    ],
    [
      "a default above its maximum",
      withProperties({ a: { type: "integer", title: "A", description: "A.", maximum: 2, default: 3 } }),
      /the maximum is 2/,
    ],
    [
      "a default with a key too many",
      withProperties({ a: withProperties({}, { default: { b: 1 } }) }),
      /it has no key "b"/,
    ],
    [
      "a default list of other items",
      withProperties({ a: { type: "array", title: "A", description: "A.", items: text, default: [1] } }),
      /it must be a text/,
    ],
    [
      "deep inside",
      withProperties({
        a: {
          type: "array",
          title: "A",
          description: "A.",
          items: withProperties({ b: { ...text, oneOf: [] } }),
        },
      }),
      /^\/properties\/a\/items\/properties\/b\/oneOf: /,
    ],
    ["a schema in itself", circle, /^\/properties\/again: it has what contains it/],
    ["a Map", withProperties(new Map()), /it has a Map/],
    ["a symbol", withA({ title: Symbol("a") }), /it has a symbol/],
    [
      "a getter that throws",
      Object.defineProperty({}, "type", {
        enumerable: true,
        get: () => {
          throw new Error("No.");
        },
      }),
      /it can't be read: No\./,
    ],
    [
      "a proxy that throws",
      new Proxy(
        {},
        {
          getPrototypeOf: () => {
            throw new Error("No.");
          },
        },
      ),
      /it can't be read: No\./,
    ],
    [
      "a prototype as a prop",
      withProperties(JSON.parse('{"__proto__": {"type":"string","title":"A","description":"A."}}')),
      /a prop can't be called "__proto__"/,
    ],
  ])("%s", async (_, schema, ...problems) => {
    expect(await told(schema)).toEqual(
      (problems as RegExp[]).map((problem) => expect.stringMatching(problem)),
    );
  });
});
