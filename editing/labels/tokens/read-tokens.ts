import type { EditedSite } from "../../document/site-document.ts";
import type { Schemas } from "../schema/schemas.ts";
import { nameToken } from "./name-token.ts";
import { piecesOf } from "./token-meaning.ts";
import { tokenScope } from "./token-scope.ts";

interface ReadOptions {
  readonly config: EditedSite["config"];
  readonly schemas: Schemas;
  /** The page that the text is on, for tokens of it. */
  readonly page?: Readonly<Record<string, unknown>> | undefined;
}

/** A text as people read it: tokens are their values, or the names of what has another value on each page. */
export function readTokens(text: string, { config, schemas, page }: ReadOptions): string {
  if (!text.includes("{{")) return text;
  const scope = tokenScope({ site: config.site, model: schemas.model, page });
  const nameOf = (token: string) => nameToken(token, schemas.site, scope);
  return piecesOf(text, scope, nameOf)
    .map(({ written, value, isUnknown }) => {
      if (value === undefined) return written;
      return isUnknown ? nameOf(written.slice(2, -2)) : value;
    })
    .join("");
}
