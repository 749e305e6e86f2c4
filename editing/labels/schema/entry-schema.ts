import type { ObjectSchema, StringSchema } from "../../../schema/fields/schema.ts";
import type { BodyDefinition, Collection } from "../../../schema/model/model.ts";
import { messages } from "../../messages/messages.ts";

export function entrySchema(collection: Collection): ObjectSchema {
  return {
    ...collection.fields,
    title: collection.singular,
    properties: { frontMatter: collection.fields, body: bodySchema(collection) },
    required: ["frontMatter", "body"],
  };
}

const noText = (): BodyDefinition => ({
  title: messages.values.text,
  description: messages.values.textUnused,
  headingLevel: 3,
});

export function bodySchema({ body = noText() }: Collection): StringSchema {
  return { type: "string", format: "markdown", ...body };
}
