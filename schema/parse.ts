import { type CollectionName, collections } from "./collections/index.ts";
import type { AnyBlock } from "./define-block.ts";
import { closed, siteJsonSchema } from "./json-schema.ts";
import type { Problem } from "./problem.ts";
import { hasErrors } from "./problem.ts";
import { schemaProblems } from "./schema-problems.ts";
import type { EntryConfig, SiteConfig } from "./site-config.ts";
import type { Source } from "./source.ts";
import { compileValidator, type Validate } from "./validator.ts";

/** Either a value or the problems that kept it from being one; a value can come with warnings. */
export interface Parsed<T> {
  readonly value?: T;
  readonly problems: readonly Problem[];
}

export interface Parser {
  /** Reports what `schemaProblems` does. */
  site(source: Source): Parsed<SiteConfig>;
  /** The source's value is `{ frontMatter, body }`. Reports what `schemaProblems` does. */
  entry(source: Source, collection: CollectionName, id: string): Parsed<EntryConfig>;
}

/** A parser for sites made of these blocks. Schemas are compiled once, when first needed. */
export function createParser(blocks: readonly AnyBlock[]): Parser {
  let validateSite: Validate | undefined;
  const validateEntry = new Map<CollectionName, Validate>();
  return {
    site(source) {
      validateSite ??= compileValidator(siteJsonSchema(blocks));
      const value = structuredClone(source.value);
      const problems = schemaProblems(source.file, validateSite(value));
      if (hasErrors(problems)) return { problems };
      const { site, pages, redirects } = value as Omit<SiteConfig, "file">;
      return { value: { file: source.file, site, pages, ...(redirects && { redirects }) }, problems };
    },
    entry(source, collection, id) {
      let validate = validateEntry.get(collection);
      if (!validate) {
        validate = compileValidator(closed(collections[collection]));
        validateEntry.set(collection, validate);
      }
      const { frontMatter, body } = structuredClone(source.value) as { frontMatter: object; body: string };
      const problems = schemaProblems(source.file, validate(frontMatter)).map((problem) => ({
        ...problem,
        pointer: `/frontMatter${problem.pointer}`,
      }));
      if (hasErrors(problems)) return { problems };
      return { value: { file: source.file, collection, id, fields: { ...frontMatter }, body }, problems };
    },
  };
}
