/** What the editor's input for a format of the site's own is given. */
export interface FormatFieldProps {
  /** The text; empty where there is none. It has no tokens: a text with a token is edited as a text. */
  readonly value: string;
  /** Writes another text; an empty one takes the value out where it is not required. */
  readonly onChange: (value: string) => void;
  /** The id of the control that the label names, or of the first one of a group. */
  readonly id: string;
  /** The ids of the help and the problems, for `aria-describedby`. */
  readonly describedBy: string;
  /** The field's label, for controls without one of their own. */
  readonly label: string;
  readonly required: boolean;
  /** Whether the value has an error. */
  readonly invalid: boolean;
}

/** What is wrong with a text. */
export interface FormatMistake {
  /** What follows the text in a sentence: "is not a colour". */
  readonly what: string;
  /** What to do, in a sentence; "Write", the format's kind and its example where there is none. */
  readonly suggestion?: string;
  /** `wrong-value` where there is none. */
  readonly code?: "bad-colour";
  /** Up to how many characters of the text are quoted; 80 where there is none. */
  readonly maxQuoted?: number;
  /** For the owner's message; "format" where there is none. */
  readonly reason?: "no-such-day";
}

/** How the values of a format take part in texts, tokens and lists. */
export interface FormatUse {
  /** Whether a token can put a value into a text, and whether the editor offers to. */
  readonly inText: "offered" | "allowed" | "never";
  /** Whether a token can give it a text that has no format, which is checked once its value is known. */
  readonly fromText: boolean;
  /**
   * How it is entered: typed in a text box, with tokens; picked in an input of its own, which shows a token as a whole; or
   * only chosen, so that a text is all token or none.
   */
  readonly entered: "typed" | "picked" | "chosen";
  /** What is asked for where it is missing: "Choose a picture", "Write a text", or neither. */
  readonly asked: "choice" | "text" | "other";
  /** Whether people read it as it is written, so that it is found, replaced and typed on the page. */
  readonly prose: boolean;
  /** Whether it has a day: lists are in its order, a new entry begins with today, and it can be a date of publication. */
  readonly day: boolean;
}

/** A format: what its texts must be, and how the owner of a site writes them. The engine's and a site's own have this type. */
export interface FormatDefinition {
  /** What a text of it is, with its article, as messages say it: "a time of day". */
  readonly kind: string;
  /** A good text. */
  readonly example: string;
  /** What is wrong with a text without tokens, as a sentence or as a mistake; nothing for a good one. */
  readonly check: (text: string) => string | FormatMistake | undefined;
  /** The text as people read it in a language, given by its BCP 47 tag; as it is written where there is none. */
  readonly print?: ((text: string, language: string) => string) | undefined;
  /** The editor's input, a React component; a line of text where there is none. It is no part of visitors' scripts. */
  readonly field?: (props: FormatFieldProps) => unknown;
  /** Whether its input is made of several controls, which the label names together. */
  readonly group?: boolean;
}

/** Declares a format of a site's own. */
export function defineFormat(definition: FormatDefinition): FormatDefinition {
  return definition;
}

/**
 * A format of the engine. Its input is in `admin/fields`, as the schema knows no React, and what its owner reads where a
 * text is wrong is in the catalogues of problems.
 */
export interface EngineFormat extends Omit<FormatDefinition, "field" | "group"> {
  readonly print: ((text: string, language: string) => string) | undefined;
  readonly use: FormatUse;
  /**
   * What the compiled validators hold a text as it is written to, tokens and all: a pattern, or a function that stands for
   * itself, as its source is copied into them. `true` for what is checked once tokens are replaced.
   */
  readonly written: true | RegExp | ((text: string) => boolean);
}

/** For a format whose texts are resolved: whether there is such a picture or page is no question of how it is written. */
export const anyText = (): undefined => undefined;
