import type { Scope } from "../../../renderer/resolve/tokens/scope.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import { messages } from "../../messages/messages.ts";
import { nameSetting } from "./name-setting.ts";
import { pathOf } from "./token-meaning.ts";

/** "Contact › Telephone numbers › Mobile" */
export function nameToken(token: string, site: Schema, scope: Scope): string {
  const [owner = "", ...path] = pathOf(token).split(".");
  if (owner === "site") return nameSetting(site, path).join(" › ");
  if (owner === "year") return messages.values.year;
  if (owner === "today") return messages.values.today;
  const schema = scope.roots.get(owner)?.schema;
  const words = schema ? nameSetting(schema, path) : path;
  const said = words.join(" › ");
  const { ofEntry, ofItem, ofPage } = messages.values;
  const owners: Readonly<Record<string, typeof ofEntry>> = {
    entry: ofEntry,
    item: ofItem,
    page: ofPage,
  };
  return owners[owner]?.({ words: said }) ?? `${owner} ${said}`;
}
