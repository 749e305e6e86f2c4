import type { ObjectSchema } from "../../../schema/schema.ts";

/** A collection that a block shows entries of, and the one entry if it is one only. */
export interface EntrySource {
  readonly collection: string;
  readonly entry?: string | undefined;
}

/** What a block shows that is written elsewhere: posts and projects. Categories only sort them. */
export function entrySources(
  { properties, required = [] }: ObjectSchema,
  props: Readonly<Record<string, unknown>>,
): readonly EntrySource[] {
  return Object.entries(properties).flatMap(([key, property]): EntrySource[] => {
    const value = props[key];
    if (property.type === "object" && property.entries) return [{ collection: property.entries }];
    const needed =
      property.type === "string" && property.entry && (required.includes(key) || value !== undefined);
    return needed
      ? [{ collection: property.entry ?? "", ...(typeof value === "string" && { entry: value }) }]
      : [];
  });
}
