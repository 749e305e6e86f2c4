/** Why a regular expression of a model or of an own block's schema can stop the check of a text. */
export interface SlowPattern {
  /** Whether each character more doubles the time, or a power of the text's length that is too high. */
  readonly isExponential: boolean;
  /** A pattern that takes the same texts in time that grows as their length does, where one is known. */
  readonly replacement?: string | undefined;
}

/** Gives why a pattern is too slow to be tried on a text; undefined for one that is not. */
export type FindSlowPattern = (pattern: string) => SlowPattern | undefined;

/** The longest text that a pattern is tried on: one that takes the square of a text's length takes half a second then. */
export const maxMatchedLength = 10_000;
