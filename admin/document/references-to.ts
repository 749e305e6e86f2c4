import type { Collection, Model } from "../../schema/model.ts";

export interface Reference {
  readonly from: Collection;
  readonly field: string;
  readonly title: string;
}

export function referencesTo({ collections }: Model, collection: Collection): readonly Reference[] {
  return Object.values(collections).flatMap((from) =>
    Object.entries(from.fields.properties).flatMap(([field, schema]) => {
      const single = schema.type === "array" ? schema.items : schema;
      const isReference = single.type === "string" && single.entry === collection.name;
      return isReference && field !== "translationOf" ? [{ from, field, title: schema.title }] : [];
    }),
  );
}
