/** An error stops a build; a warning does not; a note is nothing to mend, and is not counted. */
export type Severity = "error" | "warning" | "note";

/** One kind of problem, declared once: what `site explain` prints and the documentation lists. */
export interface CodeDefinition extends CodeMeaning, CodeExamples {}

export type CodeText = Omit<CodeDefinition, "severity">;

interface CodeExamples {
  /** The smallest text that has the problem. */
  readonly bad: string;
  /** The same text without it. */
  readonly good: string;
}

/** What every kind of problem says of itself. */
interface CodeMeaning {
  /** Errors stop a build; warnings do not; notes are not counted. */
  readonly severity: Severity;
  /** A few words. */
  readonly title: string;
  /** Why it matters and what to do, in a few sentences. */
  readonly explanation: string;
}

/** A kind of problem that a site's own block declares; its examples are optional. */
export interface OwnProblem extends CodeMeaning, Partial<CodeExamples> {
  readonly severity: "error" | "warning";
  /** What the editor says of it in place of the check's message, by language: `{ de: "Ein Brot hat keinen Preis." }`. */
  readonly messages?: Readonly<Record<string, string>>;
}
