import type { Validate } from "./compiled-validator.ts";
import { type Lowered, lower } from "./lower.ts";
import { migrateConfig } from "./migrate-config.ts";
import { collectionValidator } from "./parser-schemas.ts";
import type { Problem } from "./problem.ts";
import { hasErrors } from "./problem.ts";
import { schemaProblems } from "./schema-problems.ts";
import type { EntryConfig, SiteConfig } from "./site-config.ts";
import type { Source } from "./source.ts";
import { asWarning, withDrafts, withoutUnfinished } from "./unfinished-drafts.ts";
import type { Migrations } from "./versions.ts";

export interface Parsed<T> {
  readonly value?: T;
  readonly problems: readonly Problem[];
}

export interface Parser {
  /**
   * Reports what `schemaProblems` does, at places of the migrated value. A draft page may be unfinished: it has
   * warnings then, and only its address.
   */
  site(source: Source): Parsed<SiteConfig>;
  /**
   * The source's value is `{ frontMatter, body }`. Reports what `schemaProblems` does; an unfinished draft has
   * warnings and no value.
   */
  entry(source: Source, collection: string, id: string): Parsed<EntryConfig>;
}

export type Validators = (name: string) => Validate;

export function createParser(validators: Validators, migrations: Migrations): Parser {
  return {
    site(source) {
      const migrated = migrateConfig(source.value, migrations);
      const lowered = lower(migrated);
      const value = structuredClone(lowered.value);
      const errors = validators("site")(value);
      const problems = [
        ...schemaProblems(source.file, errors, lowered.value, lowered),
        ...eachProblems(source.file, lowered, validators("each")),
      ];
      const drafts = withDrafts(problems, migrated);
      if (hasErrors(drafts.problems)) return { problems: drafts.problems };
      const { site, pages } = lowered.raise(value) as Omit<SiteConfig, "file">;
      return {
        value: { file: source.file, site, pages: withoutUnfinished(pages, drafts.unfinished) },
        problems: drafts.problems,
      };
    },
    entry(source, collection, id) {
      const authored = source.value as { frontMatter: { readonly draft?: unknown }; body: string };
      const isDraft = authored.frontMatter.draft === true;
      const { frontMatter, body } = structuredClone(authored);
      const errors = validators(collectionValidator(collection))(frontMatter);
      const problems = schemaProblems(source.file, errors, authored.frontMatter).map((problem) => ({
        ...problem,
        pointer: `/frontMatter${problem.pointer}`,
      }));
      if (hasErrors(problems)) return { problems: isDraft ? problems.map(asWarning) : problems };
      return { value: { file: source.file, collection, id, fields: { ...frontMatter }, body }, problems };
    },
  };
}

function eachProblems(file: string, { eaches }: Lowered, validate: Validate): Problem[] {
  return eaches.flatMap(({ each, pointer }) =>
    schemaProblems(file, validate(structuredClone(each)), each).map((problem) => ({
      ...problem,
      pointer: pointer + problem.pointer,
    })),
  );
}
