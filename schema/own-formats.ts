import { type OwnFormat, stringFormats } from "./schema.ts";

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

/** A format of a site's own: what its texts must be, and how the editor's owner writes them. */
export interface FormatDefinition {
  /** What a text of it is, with its article, as messages say it: "a time of day". */
  readonly kind: string;
  /** A good text. */
  readonly example: string;
  /** What is wrong with a text, in a sentence; nothing for a good one. */
  readonly check: (text: string) => string | undefined;
  /** The editor's input, a React component; a line of text where there is none. It is no part of visitors' scripts. */
  readonly field?: (props: FormatFieldProps) => unknown;
  /** Whether its input is made of several controls, which the label names together. */
  readonly group?: boolean;
}

/** The formats of a site, by their names. */
export type Formats = Readonly<Record<string, FormatDefinition>>;

/** Declares a format of a site's own. */
export function defineFormat(definition: FormatDefinition): FormatDefinition {
  return definition;
}

export function isOwnFormat(format: string | undefined): format is OwnFormat {
  return format !== undefined && !(stringFormats as readonly string[]).includes(format);
}

export function ownFormatsIn(schema: unknown): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { format } = value as { readonly format?: unknown };
    if (typeof format === "string" && isOwnFormat(format)) names.add(format);
    for (const child of Object.values(value)) visit(child);
  };
  visit(schema);
  return names;
}
