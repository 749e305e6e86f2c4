import type { Problem } from "../../schema/problems/problem.ts";
import type { CheckRequest, OpenedSite } from "./checked-site.ts";
import { importValidators } from "./import-validators.ts";
import { createSiteChecker, type SiteChecker } from "./site-checker.ts";

export type ToWorker =
  | { readonly kind: "open"; readonly site: OpenedSite; readonly validators: string }
  | { readonly kind: "check"; readonly id: number; readonly request: CheckRequest };

export type FromWorker =
  | { readonly id: number; readonly problems: readonly Problem[] }
  | { readonly id: number; readonly failure: string };

let checker: Promise<SiteChecker> | undefined;

// In order: each request builds on the one before.
addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "open") {
    checker = importValidators(data.validators).then((validators) =>
      createSiteChecker(data.site, validators),
    );
    return;
  }
  postMessage(await answer(data));
});

async function answer({ id, request }: Extract<ToWorker, { kind: "check" }>): Promise<FromWorker> {
  try {
    const check = await checker;
    return { id, problems: check?.(request) ?? [] };
  } catch (error) {
    console.error(error);
    return { id, failure: String(error) };
  }
}
