import type { ProblemDetails } from "../../schema/problem.ts";
import type { PageConfig } from "../../schema/site-config.ts";
import { pointerTo } from "../../schema/source.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import { canonicalPath, pathError, routeError, routeReason, slugPlaceholder } from "./page-address.ts";
import type { Report } from "./report.ts";

export interface PlacedPage {
  readonly page: PageConfig;
  readonly pointer: string;
  readonly file: string;
}

/** Reports `unknown-key` for keys without effect, and `reserved-route`. */
export function isPathValid({ page, pointer, file }: PlacedPage, report: Report): boolean {
  if (page.fallback !== undefined && !page.entries) {
    const at = { file, pointer: pointerTo(pointer, "fallback"), target: "key" as const };
    const message = '"fallback" does nothing on a page without "entries".';
    report.add("unknown-key", at, message, "Remove it; for an old address, write a redirect.");
  }
  if (page.entries !== undefined && page.paginate !== undefined) {
    const at = { file, pointer: pointerTo(pointer, "paginate"), target: "key" as const };
    report.add("unknown-key", at, 'A page has "entries" or "paginate", not both.', "Remove one of the two.");
    return false;
  }
  const wrong =
    pathError(page) ?? (page.entries && routeError(canonicalPath(page.path.replace(slugPlaceholder, "x"))));
  if (!wrong) return true;
  const message = `The address ${truncateForMessage(page.path)} can't be used: ${wrong}.`;
  report.add("reserved-route", { file, pointer: pointerTo(pointer, "path") }, message, {
    suggestion: "Choose another address.",
    ...reasonOf(page.path),
  });
  return false;
}

/** The reason of an invalid path, for a problem's values. */
export function reasonOf(path: string): Pick<ProblemDetails, "values"> {
  const reason = routeReason(path);
  return reason ? { values: { reason } } : {};
}
