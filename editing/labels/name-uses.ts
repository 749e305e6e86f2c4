import { collectionOf } from "../document/entry.ts";
import { findPage, isFrameId } from "../document/frames.ts";
import { isOrderFile } from "../document/order.ts";
import type { EditedSite } from "../document/site-document.ts";
import type { SettingUse } from "../document/uses-of-setting.ts";
import { sameValue } from "../document/value.ts";
import { messages } from "../messages/messages.ts";
import { readBlockName } from "./block-label.ts";
import { nameEntry } from "./entry-label.ts";
import { nameLocation } from "./name-location.ts";
import { pageTitle } from "./page-label.ts";
import { humanizeKey } from "./schema/humanize-key.ts";
import { collectionTitle, type Schemas } from "./schema/schemas.ts";

const maxNamed = 3;
const maxEntries = 2;

/** "on Services, in “Footer” and in 2 more places". Undefined without uses other than `own`. */
export function nameOtherUses(
  uses: readonly SettingUse[],
  own: SettingUse,
  site: EditedSite,
  schemas: Schemas,
): string | undefined {
  const groups = Object.keys(schemas.model.settings);
  // A setting that quotes it is not named itself, but the places that show that setting.
  const others = uses
    .filter((use) => !sameValue(use, own))
    .filter(({ target, path: [group] }) => target.in !== "site" || !groups.includes(String(group)))
    .sort((a, b) => rankOf(a) - rankOf(b));
  const words = [...new Set(others.map((use) => nameUse(use, others, site, schemas)))];
  if (words.length === 0) return undefined;
  const named = words.length > maxNamed + 1 ? words.slice(0, maxNamed) : words;
  const unnamed = words.length - named.length;
  const listed = unnamed > 0 ? [...named, messages.shared.morePlaces({ count: unnamed })] : named;
  return new Intl.ListFormat(messages.locale).format(listed);
}

function rankOf({ target }: SettingUse): number {
  if ("page" in target) return isFrameId(target.page) ? 1 : 0;
  return target.in === "entry" ? 2 : 3;
}

function nameUse(use: SettingUse, others: readonly SettingUse[], site: EditedSite, schemas: Schemas): string {
  const { onPage, inPart, inEntries } = messages.shared;
  const { target } = use;
  const page = "page" in target ? findPage(site.config, target.page) : undefined;
  if (target.in === "block" && isFrameId(target.page)) {
    const block = page?.blocks.find(({ id }) => id === target.block);
    return inPart({
      name: block ? readBlockName(schemas, { block, page, config: site.config }) : humanizeKey(target.block),
    });
  }
  if (page) return onPage({ page: pageTitle(page, site.config.site) });
  if (target.in !== "entry" || isOrderFile(target.file))
    return inPart({ name: nameLocation(schemas, site, use) });
  const collection = collectionOf(target.file);
  const files = new Set(
    others.flatMap((other) =>
      other.target.in === "entry" && collectionOf(other.target.file) === collection
        ? [other.target.file]
        : [],
    ),
  );
  return files.size > maxEntries
    ? inEntries({ count: files.size, title: collectionTitle(schemas, collection) })
    : inPart({ name: nameEntry(schemas, target.file, site.entries[target.file]) });
}
