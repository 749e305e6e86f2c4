/** One kind of problem, declared once: what `site explain` prints and the documentation lists. */
export interface CodeDefinition {
  /** Errors stop a build; warnings do not. */
  readonly severity: "error" | "warning";
  /** A few words. */
  readonly title: string;
  /** Why it matters and what to do, in a few sentences. */
  readonly explanation: string;
  /** The smallest text that has the problem. */
  readonly bad: string;
  /** The same text without it. */
  readonly good: string;
}
