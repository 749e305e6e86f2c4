import type axe from "axe-core";
import { wcagLevels } from "../wcag-levels.ts";

export interface AxeFinding {
  readonly rule: string;
  readonly help: string;
  /** A selector. */
  readonly target: string;
}

type FrameWindow = Window & { readonly axe?: { readonly run: typeof axe.run } };

/** What axe finds in a frame of ours up to AA; undefined where it has no axe, as the page of a problem. */
export async function findIn(frame: Window): Promise<AxeFinding[] | undefined> {
  const { axe: own, document } = frame as FrameWindow;
  if (!own) return undefined;
  const { violations } = await own.run(document, {
    runOnly: [...wcagLevels],
    resultTypes: ["violations"],
    iframes: false,
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, help, target: target.join(" ") })),
  );
}
