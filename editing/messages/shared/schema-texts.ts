export interface SchemaTexts {
  readonly titles: Readonly<Record<string, string>>;
  readonly descriptions: Readonly<Record<string, string>>;
  /** By the values of an `enum`, or by a title and a value: "Corner: end". */
  readonly choices: Readonly<Record<string, string>>;
}
