import type { JsonSchema } from "../fields/close-schema.ts";
import { formats } from "../formats/index.ts";

const text = (title: string, description: string, more: JsonSchema = {}): JsonSchema => ({
  type: "string",
  title,
  description,
  ...more,
});
const count = (title: string, description: string): JsonSchema => ({
  type: "integer",
  minimum: 0,
  title,
  description,
});
const number = (title: string, description: string): JsonSchema => ({ type: "number", title, description });
const list = (title: string, description: string, items: JsonSchema): JsonSchema => ({
  type: "array",
  title,
  description,
  items,
});
const map = (title: string, description: string, values: JsonSchema): JsonSchema => ({
  type: "object",
  title,
  description,
  additionalProperties: values,
});
const any = (title: string, description: string): JsonSchema => ({ title, description });

const described: Readonly<Record<string, JsonSchema>> = {
  title: text("Title", "The label in the editor; made of the key where there is none.", { minLength: 1 }),
  description: text("Description", "The help below the field in the editor and in messages."),
};

const kind = (
  type: string,
  title: string,
  properties: Readonly<Record<string, JsonSchema>>,
  more: JsonSchema = {},
) => ({
  type: "object",
  title,
  description: `A field of type ${type}.`,
  properties: {
    type: { const: type, title: "Type", description: "The type of the value." },
    ...described,
    ...properties,
  },
  required: ["type"],
  additionalProperties: false,
  ...more,
});

export const otherKeywords: Readonly<Record<string, string>> = {
  ...sameHint(
    ["oneOf", "anyOf"],
    'Choose one type. An enum can say which kind it is; keys of one kind only stay out of "required".',
  ),
  ...sameHint(["allOf"], "Write the keys of all of them here."),
  ...sameHint(
    ["if", "then", "else", "not", "dependentSchemas", "contains", "uniqueItems", "multipleOf"],
    'A schema can\'t say this. A block says it in its "check".',
  ),
  ...sameHint(
    ["$ref", "$defs", "definitions", "$id", "$anchor"],
    "Write the schema itself here; in code it can be imported.",
  ),
  ...sameHint(["const"], 'Write "enum" with one choice.'),
  ...sameHint(
    ["additionalProperties", "patternProperties", "propertyNames", "unevaluatedProperties"],
    'Objects are closed: name each key in "properties", or write a list of objects with a key and a value.',
  ),
  ...sameHint(["dependentRequired"], 'Write "dependencies".'),
  ...sameHint(["exclusiveMinimum"], 'Write "minimum".'),
  ...sameHint(["exclusiveMaximum"], 'Write "maximum".'),
  ...sameHint(["nullable"], 'A key that may be empty stays out of "required".'),
  ...sameHint(
    ["prefixItems", "additionalItems"],
    'Write an object with a key for each, or one schema in "items".',
  ),
};

function sameHint(keywords: readonly string[], hint: string): Readonly<Record<string, string>> {
  return Object.fromEntries(keywords.map((keyword) => [keyword, hint]));
}

const field = { $ref: "#/definitions/field" };
const fieldNames = list("Required", "The keys that must be written.", text("Key", "A key of properties."));
const examples = list("Examples", "Shown in an empty field.", any("Example", "A value."));
const bounds = {
  minimum: number("Minimum", "The smallest number."),
  maximum: number("Maximum", "The largest number."),
  default: number("Default", "The value of a key that is left out."),
  examples,
};

const objectKeys = {
  properties: map("Properties", "The fields of the object, by their keys.", field),
  required: fieldNames,
  dependencies: map(
    "Dependencies",
    "Keys that say nothing without others, each with those.",
    list("Keys", "The keys that it needs.", text("Key", "A key of properties.")),
  ),
  default: { type: "object", title: "Default", description: "The value of a key that is left out." },
  examples,
};
const hasProperties = { required: ["type", "properties"] };
const objectField = kind("object", "Object", objectKeys, hasProperties);

const collection: JsonSchema = {
  type: "object",
  title: "Collection",
  description: "A folder of entries below content/, one Markdown file each.",
  properties: {
    title: text("Title", "The name of all entries, such as Breads.", { minLength: 1 }),
    singular: text("Singular", "The name of one entry, such as Bread.", { minLength: 1 }),
    description: text("Description", "A sentence for the editor."),
    icon: text("Icon", "Its sign in the editor, by its name on lucide.dev.", { minLength: 1 }),
    fields: objectField,
    label: text("Label", "The field that names an entry in lists.", { minLength: 1 }),
    picture: text(
      "Picture",
      "The field whose picture stands for an entry in lists; of a list of pictures, the first does.",
      { minLength: 1 },
    ),
    sort: {
      type: ["string", "array"],
      title: "Sort",
      description:
        'The fields that entries are ordered by, such as ["-date", "name"], or "manual" for an order by hand.',
      items: text("Field", "A field; with a minus before it, descending.", { minLength: 1 }),
    },
    published: text("Published", "The date field with the day from which an entry is part of the site.", {
      minLength: 1,
    }),
    modified: text("Modified", "The date field with the day of the last change.", { minLength: 1 }),
    body: {
      type: ["boolean", "object"],
      title: "Body",
      description: "Whether entries have a text below their fields, or what it is called.",
      properties: {
        title: text("Title", "The label of the text in the editor.", { minLength: 1 }),
        description: text("Description", "The help below it."),
        headingLevel: {
          type: "integer",
          enum: [2, 3],
          title: "Heading level",
          description: "The level of the first heading in it: 2 or 3.",
        },
      },
      additionalProperties: false,
    },
    tokens: {
      type: "boolean",
      title: "Tokens",
      description:
        "Whether tokens in its entries are replaced: false for texts about tokens, which keep {{item.name}} as it is written.",
    },
  },
  required: ["title", "fields", "label"],
  additionalProperties: false,
};

export const fieldTitle = "Field";

/**
 * The schema of content/model.json: a small subset of JSON Schema for settings groups and collections. `own` are the
 * names of the site's own formats.
 */
export const createModelSchema = (own: readonly string[]): JsonSchema => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Blockwork model",
  description: "What the content of a site is: its groups of settings, and its collections.",
  type: "object",
  properties: {
    $schema: text("Schema", "Lets a code editor complete and explain every key."),
    settings: map(
      "Settings",
      "Groups of settings, each a tab in the editor; {{site.GROUP.KEY}} quotes them.",
      objectField,
    ),
    collections: map("Collections", "The collections, by the names of their folders.", collection),
  },
  additionalProperties: false,
  definitions: { field: fieldSchema(own) },
});

/** Keys that a schema may have besides: of all types, of texts, of lists. */
type MoreKeys = Partial<Record<"all" | "string" | "array", Readonly<Record<string, JsonSchema>>>>;

function fieldSchema(own: readonly string[], { all: ofAll, string, array }: MoreKeys = {}): JsonSchema {
  return {
    type: "object",
    title: fieldTitle,
    description: "A field: its type, and what may be written in it.",
    discriminator: { propertyName: "type" },
    oneOf: [
      kind("string", "Text", {
        format: text("Format", "What the text holds.", { enum: [...Object.keys(formats), ...own] }),
        enum: list(
          "Enum",
          "The texts to choose from.",
          text("Choice", 'A text. What people read in its place is in "enumTitles".', { minLength: 1 }),
        ),
        enumTitles: map("Names of choices", "What people read in place of a text of enum.", {
          type: ["string", "object"],
          title: "Name",
          description: "A text, or one for each language.",
          minLength: 1,
          additionalProperties: text("Name", "In the language of its key.", { minLength: 1 }),
        }),
        minLength: count("Minimum length", "In characters."),
        maxLength: count("Maximum length", "In characters."),
        advisedLength: count("Advised length", "How many characters are shown where the text is for."),
        defaultFrom: text(
          "Default from",
          "For fields of entries: the text field, or body, whose beginning stands here while the key is left out.",
          { minLength: 1 },
        ),
        pattern: text("Pattern", "A regular expression for the whole text."),
        errorMessage: text("Message", "A sentence that says what the pattern wants.", { minLength: 1 }),
        default: text("Default", "The value of a key that is left out."),
        examples,
        entry: text("Entry", "The collection that the text names an entry of.", { minLength: 1 }),
        headingLevel: {
          type: "integer",
          enum: [2, 3],
          title: "Heading level",
          description: "For Markdown: the level of the first heading in it.",
        },
        measured: {
          type: "boolean",
          title: "Measured",
          description: "For a file: whether the view gets its name and size too.",
        },
        ...string,
        ...ofAll,
      }),
      kind("number", "Number", { ...bounds, ...ofAll }),
      kind("integer", "Whole number", { ...bounds, ...ofAll }),
      kind("boolean", "Yes or no", {
        default: { type: "boolean", title: "Default", description: "The value of a key that is left out." },
        ...ofAll,
      }),
      kind(
        "array",
        "List",
        {
          items: field,
          minItems: count("Fewest", "How many items there must be."),
          maxItems: count("Most", "How many items there may be."),
          default: list("Default", "The value of a key that is left out.", any("Item", "A value.")),
          examples,
          ...array,
          ...ofAll,
        },
        { required: ["type", "items"] },
      ),
      kind("object", "Object", { ...objectKeys, ...ofAll }, hasProperties),
    ],
  };
}

const yes = (title: string, description: string): JsonSchema => ({
  type: "boolean",
  enum: [true],
  title,
  description,
});

/** The schema of the schema of a block. `own` are the names of the site's own formats. */
export const createBlockSchema = (own: readonly string[]): JsonSchema => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  ...objectField,
  title: "Schema",
  definitions: {
    field: fieldSchema(own, {
      all: {
        deferred: yes("Deferred", "Whether it is written to a file beside the page, for an island to fetch."),
      },
      string: {
        withoutText: yes("Without text", "For an entry: whether the view gets its fields without its text."),
      },
      array: {
        blocks: yes("Blocks", "Whether it is a list of placed blocks."),
        positional: yes(
          "Positional",
          "Whether an item without a value stays as an empty one, so that the others keep their places.",
        ),
        entries: text(
          "Entries",
          "The collection whose entries the list has, all of them where nothing is written.",
          { minLength: 1 },
        ),
      },
    }),
  },
});

export const modelSchema: JsonSchema = createModelSchema([]);
