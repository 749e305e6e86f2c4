import type axe from "axe-core";
import { type AxeFinding, axeFindingsOf, axeRules } from "./axe-findings.ts";

type FrameWindow = Window & { readonly axe?: { readonly run: typeof axe.run } };

/** Undefined where the frame has no axe, as the page of a problem. */
export async function findIn(frame: Window): Promise<AxeFinding[] | undefined> {
  const { axe: own, document } = frame as FrameWindow;
  if (!own) return undefined;
  const results = await own.run(document, {
    runOnly: [...axeRules],
    resultTypes: ["violations"],
    iframes: false,
  });
  return axeFindingsOf(results);
}
