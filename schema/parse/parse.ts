import { collectionValidator } from "../json-schema/parser-schemas.ts";
import { migrateConfig } from "../migrations/migrate-config.ts";
import type { Migrations } from "../migrations/versions.ts";
import type { Problem } from "../problems/problem.ts";
import { hasErrors } from "../problems/problem.ts";
import { declaredShapes } from "../site/each.ts";
import { type Lowered, lower } from "../site/lower.ts";
import { configVersion } from "../site/page-schema.ts";
import type { EntryConfig, PatternConfig, Shape, SiteConfig } from "../site/site-config.ts";
import { pointerSegments, pointerTo, type Source } from "../sources/source.ts";
import { isObject } from "../text/is-object.ts";
import type { Validate } from "../validators/compiled-validator.ts";
import { schemaProblems } from "../validators/schema-problems.ts";
import { checkBranches } from "./check-branches.ts";
import { asWarning, withDrafts, withoutUnfinished } from "./unfinished-drafts.ts";
import { validParts } from "./valid-parts.ts";

/** The result of parsing a file. */
export interface Parsed<T> {
  /** Absent if the file has errors, or is a draft that is not finished. */
  readonly value?: T;
  /** Of a config with errors, what has none: see `validParts`. */
  readonly valid?: T;
  /** Errors, and warnings that don't prevent a value. */
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
  /**
   * Reports what `schemaProblems` does; what is wrong in its blocks, and in the shapes of the site as its lists use them, are
   * warnings, as in an unfinished draft.
   */
  pattern(source: Source, site?: SiteConfig): Parsed<PatternConfig>;
}

export type Validators = (name: string) => Validate;

export function createParser(validators: Validators, migrations: Migrations): Parser {
  const validateConfig = (file: string, config: unknown) => {
    const migrated = migrateConfig(config, migrations);
    const sides = lower(migrated, shapesIn(migrated));
    const { filled, ofBranches, isWhole } = checkBranches(file, sides, validators("site"));
    const problems = [...ofBranches, ...eachProblems(file, sides, validators("each"))];
    const raised = () => sides[0].raise(filled) as Omit<SiteConfig, "file">;
    return { migrated, problems, isWhole, raised };
  };
  return {
    site(source) {
      const { migrated, problems, isWhole, raised } = validateConfig(source.file, source.value);
      const drafts = withDrafts(problems, migrated);
      const { file } = source;
      if (hasErrors(drafts.problems)) {
        const valid = isWhole ? validParts(raised(), drafts.problems) : undefined;
        const pages = valid && withoutUnfinished(valid.pages, drafts.unfinished);
        return { ...(pages && { valid: { file, ...valid, pages } }), problems: drafts.problems };
      }
      const { site, pages } = raised();
      return {
        value: { file, site, pages: withoutUnfinished(pages, drafts.unfinished) },
        problems: drafts.problems,
      };
    },
    entry(source, collection, id) {
      const authored = source.value as { frontMatter: { readonly draft?: unknown }; body: string };
      const isDraft = authored.frontMatter.draft === true;
      const { body } = authored;
      const frontMatter = structuredClone(authored.frontMatter);
      const { errors, empty } = validateEntry(validators(collectionValidator(collection)), frontMatter);
      const found = schemaProblems(source.file, errors, authored.frontMatter).map((problem) => {
        const key = pointerTo(problem.pointer, String(problem.values?.key));
        const pointer = problem.code === "missing-key" && empty.includes(key) ? key : problem.pointer;
        return { ...problem, pointer: `/frontMatter${pointer}` };
      });
      const isTold = (pointer: string) => found.some((problem) => problem.pointer === pointer);
      const problems = [...found, ...(source.notes ?? []).filter(({ pointer }) => !isTold(pointer))];
      if (hasErrors(problems)) return { problems: isDraft ? problems.map(asWarning) : problems };
      return { value: { file: source.file, collection, id, fields: { ...frontMatter }, body }, problems };
    },
    pattern({ file, value }, site) {
      const wrong = schemaProblems(file, validators("pattern")(structuredClone(value)), value);
      if (wrong.length > 0) return { problems: wrong };
      const { title, blocks, ...more } = value as PatternConfig;
      // Blocks are known to the schema of a whole site alone.
      const page = { id: "pattern", path: "/pattern", title, description: title, blocks };
      const own = { shapes: site?.site.shapes ?? {} };
      const validated = validateConfig(file, { configVersion, ...more, site: own, pages: [page] });
      const problems = validated.problems.flatMap((problem) => {
        const { pointer } = problem;
        if (site && pointer.startsWith(placeOfShapes)) return asWarning({ ...problem, file: site.file });
        return pointer.startsWith(placeOfBlocks)
          ? asWarning({ ...problem, pointer: pointer.slice(placeOfPage.length) })
          : [];
      });
      if (problems.length > 0) return { problems };
      const [made] = validated.raised().pages;
      return { value: { file, title, blocks: made?.blocks ?? [] }, problems };
    },
  };
}

const placeOfPage = "/pages/0";
const placeOfShapes = "/site/shapes/";
const placeOfBlocks = `${placeOfPage}/blocks`;

/** A key that is written without a value is one that was left out. */
function validateEntry(validate: Validate, frontMatter: object) {
  const errors = validate(frontMatter);
  const empty = errors.flatMap(({ keyword, data, instancePath }) =>
    keyword === "type" && data === null ? [instancePath] : [],
  );
  const removed = empty.filter((pointer) => removeKey(frontMatter, pointerSegments(pointer)));
  return removed.length === 0 ? { errors, empty: [] } : { errors: validate(frontMatter), empty: removed };
}

function removeKey(value: object, [key = "", ...rest]: readonly string[]): boolean {
  if (Array.isArray(value) && rest.length === 0) return false;
  const own = value as Record<string, unknown>;
  if (rest.length > 0) return removeKey(own[key] as object, rest);
  return Reflect.deleteProperty(own, key);
}

function shapesIn(config: unknown): Readonly<Record<string, Shape>> {
  return declaredShapes(isObject(config) && isObject(config.site) ? config.site.shapes : undefined);
}

function eachProblems(file: string, sides: readonly Lowered[], validate: Validate): Problem[] {
  const once = new Map(sides.flatMap(({ eaches }) => eaches.map((found) => [found.pointer, found])));
  return [...once.values()].flatMap(({ each, pointer }) =>
    schemaProblems(file, validate(structuredClone(each)), each).map((problem) => ({
      ...problem,
      pointer: pointer + problem.pointer,
    })),
  );
}
