import type { IncomingMessage } from "node:http";
import { RequestError } from "../http/request-error.ts";

/**
 * The ETag that a save names in If-Match, or `new` for If-None-Match: *. Throws a RequestError: 428 without
 * either, 412 for anything that is not one ETag of ours, a star among it, which would write over whatever is there.
 */
export function savedOver({ headers }: Pick<IncomingMessage, "headers">): string {
  const { "if-match": match, "if-none-match": noneMatch } = headers;
  if (match === undefined && noneMatch === "*") return "new";
  if (match === undefined) {
    throw new RequestError({
      status: 428,
      error: "If-Match must name the ETag of the text that was loaded.",
    });
  }
  if (!/^"[0-9a-f]{32}"$/.test(match)) {
    throw new RequestError({ status: 412, error: "If-Match is not one ETag of this server's." });
  }
  return match;
}
