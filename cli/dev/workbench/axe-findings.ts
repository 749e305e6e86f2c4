import type { AxeResults } from "axe-core";

/** The tags of axe's rules for WCAG 2.2 up to AA. */
export const axeRules: readonly string[] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export interface AxeFinding {
  /** The id of axe's rule. */
  readonly rule: string;
  /** What the rule asks for, as a sentence. */
  readonly help: string;
  /** A selector. */
  readonly target: string;
}

export const axeFindingsOf = ({ violations }: Pick<AxeResults, "violations">): AxeFinding[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, help, target: target.join(" ") })),
  );
