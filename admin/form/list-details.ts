import type { TokenScope } from "../../renderer/resolve/tokens.ts";
import type { Schema } from "../../schema/schema.ts";
import { siteSchema } from "../../schema/site-schema.ts";
import type { Path } from "./form-context.ts";
import { nameSetting } from "./name-setting.ts";
import { withTokens } from "./token-meaning.ts";

/** A text of the settings that any other text can quote. */
export interface Detail {
  /** "site.contact.phones.mobile" */
  readonly token: string;
  /** "Contact" */
  readonly group: string;
  /** "Telephone numbers › Mobile" */
  readonly name: string;
  readonly value: string;
  readonly schema: Schema;
}

/** What is drawn or checked and not read. */
const unread: readonly string[] = ["theme", "url", "language"];

/** The details of the practice with their values, in the order of the settings; those without a value left out. */
export function listDetails(scope: TokenScope): Detail[] {
  const shared = Object.entries(siteSchema.properties).filter(([key]) => !unread.includes(key));
  const details = shared.flatMap(([key, schema]) => detailsBelow(schema, [key], scope));
  const year = typeof scope.year === "number" ? String(scope.year) : "";
  const yearSchema = { type: "integer", title: "Year", description: "" } as const;
  return [
    ...details,
    { token: "year", group: "The day", name: "This year", value: year, schema: yearSchema },
  ];
}

function detailsBelow(schema: Schema, path: Path, scope: TokenScope): Detail[] {
  if (schema.type === "object") {
    return Object.entries(schema.properties).flatMap(([key, property]) =>
      detailsBelow(property, [...path, key], scope),
    );
  }
  if (schema.type === "array" || schema.type === "boolean") return [];
  const token = ["site", ...path].join(".");
  const written = withTokens(`{{${token}}}`, scope);
  const [group = "", ...names] = nameSetting(path);
  return written === "" ? [] : [{ token, group, name: names.join(" › "), value: written, schema }];
}
