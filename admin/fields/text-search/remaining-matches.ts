import type { EditedSite } from "../../../editing/document/site-document.ts";
import type { SettingUse } from "../../../editing/document/uses-of-setting.ts";
import { sameValue } from "../../../editing/document/value.ts";
import { nameOtherUses } from "../../../editing/labels/name-uses.ts";
import type { Schemas } from "../../../editing/labels/schema/schemas.ts";
import { nameSetting } from "../../../editing/labels/tokens/name-setting.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { replaceWords } from "../../../editing/messages/replace-words.ts";
import { findText, type TextLocation } from "./find-text.ts";
import { type Query, replacerOf } from "./replace-in-text.ts";

interface Changed {
  readonly own: SettingUse;
  readonly before: string;
  readonly after: string;
}

/** The texts in which a setting's old words still stand, typed out and not taken from it. */
export function remainingMatches(
  site: EditedSite,
  schemas: Schemas,
  { own, before, after }: Changed,
): readonly TextLocation[] {
  const query = factQuery(before, after);
  const { pattern } = replacerOf({ ...query, text: query.by });
  return findText(site, schemas, query).filter(
    ({ target, path, before: text, count }) =>
      count > 0 &&
      !sameValue({ target, path }, own) &&
      (pattern === undefined || text.search(pattern) === -1),
  );
}

/** What finds a fact word by word, and puts what it is now in its place. */
export function factQuery(before: string, after: string): Query {
  return { text: before.trim(), by: after.trim(), matchCase: true, isWhole: true };
}

/** Where they still stand, in a sentence. */
export function describeRemaining(
  places: readonly TextLocation[],
  { own, before }: Changed,
  { site, schemas }: { readonly site: EditedSite; readonly schemas: Schemas },
): string {
  const uses = places.map(({ target, path }) => ({ target, path }));
  const named = nameOtherUses(uses, own, site, schemas);
  const settings = nameSettings(uses, schemas);
  const text = before.trim();
  const { stillIn, still } = replaceWords();
  const all = [...settings, ...(named === undefined ? [] : [named])];
  if (all.length === 0) return still({ text, count: places.length });
  return stillIn({ text, places: new Intl.ListFormat(messages.locale).format(all) });
}

function nameSettings(uses: readonly SettingUse[], schemas: Schemas): readonly string[] {
  const groups = Object.keys(schemas.model.settings);
  const names = uses.flatMap(({ target, path }) =>
    target.in === "site" && groups.includes(String(path[0]))
      ? [replaceWords().inSetting({ setting: nameSetting(schemas.site, path).slice(-2).join(" › ") })]
      : [],
  );
  return [...new Set(names)];
}
