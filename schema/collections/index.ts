import { categorySchema } from "./categories.ts";
import { postSchema } from "./posts.ts";
import { projectSchema } from "./projects.ts";

/** The collections, one line each: the folder below content/ and the schema of its entries' front matter. */
export const collections = {
  posts: postSchema,
  projects: projectSchema,
  categories: categorySchema,
} as const;

export type Collections = typeof collections;
export type CollectionName = keyof Collections;

export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}
