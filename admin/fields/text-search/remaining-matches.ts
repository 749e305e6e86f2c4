import { sameValue } from "../../document/same-value.ts";
import type { EditedSite } from "../../document/site-document.ts";
import type { SettingUse } from "../../document/uses-of-setting.ts";
import { nameOtherUses } from "../../labels/name-uses.ts";
import type { Schemas } from "../../labels/schema/schemas.ts";
import { messages } from "../../messages/messages.ts";
import { findText, type TextLocation } from "./find-text.ts";

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
  const query = { text: before.trim(), by: after.trim(), matchCase: true };
  return findText(site, schemas, query).filter(
    ({ target, path, before: text }) => !sameValue({ target, path }, own) && !text.includes(query.by),
  );
}

/** Where they still stand, in a sentence. */
export function describeRemaining(
  places: readonly TextLocation[],
  { own, before }: Changed,
  { site, schemas }: { readonly site: EditedSite; readonly schemas: Schemas },
): string {
  const uses = places.map(({ target, path }) => ({ target, path }));
  const named = nameOtherUses(uses, own, site, schemas);
  const text = before.trim();
  const { stillIn, still } = messages.replace;
  return named === undefined ? still({ text, count: places.length }) : stillIn({ text, places: named });
}
