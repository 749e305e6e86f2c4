import type { Collection } from "../../../schema/model.ts";
import type { ObjectSchema } from "../../../schema/schema.ts";
import { messages } from "../../messages/messages.ts";

/** What is in the file with the order of a collection. */
export function orderSchema({ name, title, singular }: Collection): ObjectSchema {
  const described = { title: messages.values.order, description: messages.values.orderOf(title) };
  const items = { type: "string", title: singular, description: "", entry: name } as const;
  const frontMatter = {
    type: "object",
    ...described,
    properties: { order: { type: "array", ...described, items } },
  } as const;
  return { type: "object", ...described, properties: { frontMatter } };
}
