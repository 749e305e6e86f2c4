import { pageTitle } from "../../../editing/labels/page-label.ts";
import type { NamedChoices } from "../../../editing/labels/schema/localize-schema.ts";
import type { Schemas } from "../../../editing/labels/schema/schemas.ts";
import { editorLanguage, messages } from "../../../editing/messages/messages.ts";
import { canonicalPath } from "../../../renderer/resolve/addresses/page-address.ts";
import type { Schema, StringSchema } from "../../../schema/fields/schema.ts";
import { choiceTitle } from "../../../schema/fields/text-by-language.ts";
import type { ProblemSite } from "./problem-site.ts";

export function nameAtAddress(address: string, { edited }: ProblemSite): string | undefined {
  const path = canonicalPath(address);
  const page = edited.config.pages.find((known) => canonicalPath(known.path) === path);
  return page && pageTitle(page, edited.config.site);
}

export function choicesOf(values: readonly string[], schema: Schema | undefined): readonly string[] {
  const { choiceNames = {}, ...own } = { ...schema } as StringSchema & NamedChoices;
  return values.map((value) => choiceNames[value] ?? choiceTitle(own, value, editorLanguage));
}

export function nameOfLanguage(tag: string): string {
  try {
    return new Intl.DisplayNames(messages.locale, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

export function coloursOf(
  [text = "", behind = ""]: readonly string[],
  { site }: Pick<Schemas, "site">,
): readonly [string, string] {
  const theme = site.properties.theme;
  const light = theme?.type === "object" ? theme.properties.light : undefined;
  const titleOf = (key: string) =>
    (light?.type === "object" ? light.properties[key]?.title : undefined) ?? key;
  return [titleOf(text), titleOf(behind)];
}
