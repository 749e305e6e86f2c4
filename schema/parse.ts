import { type CollectionName, collections } from "./collections/index.ts";
import type { AnyBlock } from "./define-block.ts";
import { closed, type JsonSchema, siteJsonSchema } from "./json-schema.ts";
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

/** The schemas that a parser for these blocks needs, by the names that it asks for them: `site`, then the collections. */
export function parserSchemas(blocks: readonly AnyBlock[]): Record<string, JsonSchema> {
  const entries = Object.entries(collections).map(([name, schema]) => [name, closed(schema)] as const);
  return { site: siteJsonSchema(blocks), ...Object.fromEntries(entries) };
}

/** Compiled validators by the names of `parserSchemas`. */
export type Validators = (name: string) => Validate;

/** Validators that are compiled when they are first asked for. */
export function compileValidators(blocks: readonly AnyBlock[]): Validators {
  const compiled = new Map<string, Validate>();
  let schemas: Record<string, JsonSchema> | undefined;
  return (name) => {
    schemas ??= parserSchemas(blocks);
    const validate = compiled.get(name) ?? compileValidator(schemas[name] ?? {});
    compiled.set(name, validate);
    return validate;
  };
}

/** A parser for sites made of these blocks, with their validators compiled as they are needed or ahead of time. */
export function createParser(
  blocks: readonly AnyBlock[],
  validators: Validators = compileValidators(blocks),
): Parser {
  return {
    site(source) {
      const validateSite = validators("site");
      const value = structuredClone(source.value);
      const problems = schemaProblems(source.file, validateSite(value), source.value);
      if (hasErrors(problems)) return { problems };
      const { site, pages, redirects } = value as Omit<SiteConfig, "file">;
      return { value: { file: source.file, site, pages, ...(redirects && { redirects }) }, problems };
    },
    entry(source, collection, id) {
      const validate = validators(collection);
      const authored = source.value as { frontMatter: object; body: string };
      const { frontMatter, body } = structuredClone(authored);
      const errors = validate(frontMatter);
      const problems = schemaProblems(source.file, errors, authored.frontMatter).map((problem) => ({
        ...problem,
        pointer: `/frontMatter${problem.pointer}`,
      }));
      if (hasErrors(problems)) return { problems };
      return { value: { file: source.file, collection, id, fields: { ...frontMatter }, body }, problems };
    },
  };
}
