import type { Collection } from "../../../schema/model.ts";
import type { Schema } from "../../../schema/schema.ts";
import { pluralLabel } from "../../labels/collection-labels.ts";
import { withinSentence } from "../../labels/schema/humanize-key.ts";
import { messages } from "../../messages/messages.ts";

export interface SortLabels {
  readonly rule: string;
  readonly change: string;
}

export function sortLabels(collection: Collection): SortLabels | undefined {
  const { sort } = collection;
  if (sort === "manual") return undefined;
  const [first = "id", ...others] = sort;
  const { order } = messages;
  // What only parts entries that are the same so far is of no interest.
  const telling = [first, ...others.filter((key) => !isAddress(key))];
  const words = telling
    .map((key) => keyWords(collection, key))
    .reduceRight((rest, key) => order.followedBy({ first: key, others: rest }));
  const field = fieldOf(collection, first);
  return {
    rule: order.sortedBy({ fields: words }),
    change: field
      ? order.moveByField({ field: withinSentence(field.title) })
      : order.moveByAddress({ kinds: pluralLabel(collection) }),
  };
}

function keyWords(collection: Collection, key: string): string {
  const field = fieldOf(collection, key);
  const title = field ? withinSentence(field.title) : messages.order.address;
  const { up, down } = messages.order.directions[kindOfValue(field)];
  const direction = key.startsWith("-") ? down : up;
  return direction === "" ? title : messages.order.directed({ field: title, direction });
}

function fieldOf({ fields }: Collection, key: string): Schema | undefined {
  const [name = ""] = key.replace(/^-/, "").split(".");
  return isAddress(key) || !Object.hasOwn(fields.properties, name) ? undefined : fields.properties[name];
}

function isAddress(key: string): boolean {
  return /^-?(id|slug)$/.test(key);
}

function kindOfValue(field: Schema | undefined): keyof typeof messages.order.directions {
  if (!field) return "text";
  if (field.type === "number" || field.type === "integer") return "number";
  if (field.type !== "string") return "other";
  return field.format === "date" ? "date" : "text";
}
