import type axe from "axe-core";
import { axeRules } from "../axe-rules.ts";

export interface AxeFinding {
  readonly rule: string;
  readonly help: string;
  /** A selector. */
  readonly target: string;
}

type FrameWindow = Window & { readonly axe?: { readonly run: typeof axe.run } };

/** Undefined where the frame has no axe, as the page of a problem. */
export async function findIn(frame: Window): Promise<AxeFinding[] | undefined> {
  const { axe: own, document } = frame as FrameWindow;
  if (!own) return undefined;
  const { violations } = await own.run(document, {
    runOnly: [...axeRules],
    resultTypes: ["violations"],
    iframes: false,
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, help, target: target.join(" ") })),
  );
}
