/** What stands in texts of any language, and has no meaning in YAML but at the start of a text. */
const inText = String.raw`\p{L}\p{Nd} !$%&()*+,./;<=>?@^_|~\[\]{}\-–—‘’“”…`;

/** A field on a line of its own: its name, and a text without quotes or with them, a number or a day. */
const field = new RegExp(
  [
    String.raw`^(?<name>[A-Za-z][\w-]*): (?:`,
    String.raw`(?<plain>\p{L}(?:[${inText}"']|:(?! |$)|(?<! )#)*(?<! ))|`,
    `"(?<double>[${inText}:#']*)"|`,
    `'(?<single>[${inText}:#"]*)'|`,
    String.raw`(?<day>\d{4}-\d{2}-\d{2})|`,
    String.raw`(?<number>0|[1-9]\d{0,14})`,
    ")$",
  ].join(""),
  "u",
);

/** What YAML takes for something else than a text. */
const constants = new Map<string, boolean | null>([
  ["null", null],
  ["true", true],
  ["false", false],
]);

const constantOf = (text: string) => constants.get(text.toLowerCase());

/**
 * The fields of YAML that is written as most is: each on a line of its own, with nothing in it that YAML has rules for.
 * It takes a twentieth of the time that a parser does. Undefined for any other.
 */
export function plainFields(yaml: string): Record<string, unknown> | undefined {
  const fields: Record<string, unknown> = {};
  for (const line of yaml.split(/\r?\n/)) {
    if (line === "") continue;
    const { name, plain, double, single, day, number } = field.exec(line)?.groups ?? {};
    if (name === undefined || constantOf(name) !== undefined || Object.hasOwn(fields, name)) return undefined;
    fields[name] = plain === undefined ? (double ?? single ?? day ?? Number(number)) : textOf(plain);
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** YAML knows each constant in small letters, in capitals, and with a capital letter. */
function textOf(plain: string): unknown {
  const constant = constantOf(plain);
  return constant !== undefined && /^(?:[a-z]+|[A-Z][a-z]+|[A-Z]+)$/.test(plain) ? constant : plain;
}
