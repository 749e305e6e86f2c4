const inText = String.raw`\p{L}\p{Nd} !$%&()*+,./;<=>?@^_|~\[\]{}\-–—‘’“”…`;

const plainText = String.raw`\p{L}(?:[${inText}"']|:(?! |$)|(?<! )#)*(?<! )`;
/** Of a list on one line: nothing that ends it, or begins another. */
const listedText = String.raw`\p{L}(?:[\p{L}\p{Nd} _-]*[\p{L}\p{Nd}_-])?|"[${inText}:#']*"`;

const field = new RegExp(
  [
    String.raw`^(?<name>[A-Za-z][\w-]*): (?:`,
    `(?<plain>${plainText})|`,
    String.raw`\[ *(?<list>(?:(?:${listedText})(?:, *(?:${listedText}))*)?) *\]|`,
    `"(?<double>[${inText}:#']*)"|`,
    `'(?<single>[${inText}:#"]*)'|`,
    String.raw`(?<day>\d{4}-\d{2}-\d{2})|`,
    String.raw`(?<number>0|[1-9]\d{0,14})`,
    ")$",
  ].join(""),
  "u",
);

const constants = new Map<string, boolean | null>([
  ["null", null],
  ["true", true],
  ["false", false],
]);

const constantOf = (text: string) => constants.get(text.toLowerCase());

/**
 * The fields of front matter that is as simple as most: texts, whole numbers, days, and lists of texts, without comments,
 * escapes or maps. Of what may be anything else it says nothing, and that is for a parser of YAML.
 */
export function parseSimpleYaml(yaml: string): Record<string, unknown> | undefined {
  const fields: Record<string, unknown> = {};
  const lines = yaml.split(/\r?\n/);
  for (let at = 0; at < lines.length; ) {
    const read = lines[at] === "" ? { next: at + 1 } : readField(lines, at);
    if (!read) return undefined;
    at = read.next;
    if (!("name" in read)) continue;
    const { name, value } = read;
    if (value === undefined || constantOf(name) !== undefined || Object.hasOwn(fields, name))
      return undefined;
    fields[name] = value;
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}

interface ReadField {
  readonly name: string;
  readonly value: unknown;
  /** The line after it. */
  readonly next: number;
}

function readField(lines: readonly string[], at: number): ReadField | undefined {
  const line = lines[at] ?? "";
  const [, listName] = nameOfList.exec(line) ?? [];
  if (listName !== undefined) {
    const [indent] = /^ */.exec(lines[at + 1] ?? "") ?? [""];
    const items: string[] = [];
    for (let next = at + 1; ; next++) {
      const [, item] = (lines[next]?.startsWith(`${indent}- `) && itemOfList.exec(lines[next] ?? "")) || [];
      if (item === undefined) return { name: listName, value: textsOf(items), next };
      items.push(item);
    }
  }
  const { name, plain, list, double, single, day, number } = field.exec(line)?.groups ?? {};
  if (name === undefined) return undefined;
  const value =
    plain !== undefined
      ? textOf(plain)
      : list !== undefined
        ? list === ""
          ? []
          : textsOf([...list.matchAll(listed)].map(([item]) => item))
        : (double ?? single ?? day ?? Number(number));
  return { name, value, next: at + 1 };
}

const nameOfList = /^([A-Za-z][\w-]*):$/;
const itemOfList = new RegExp(`^ *- (${plainText})$`, "u");
const listed = new RegExp(listedText, "gu");

/** The items of a list, or nothing where it has none or one is no text. */
function textsOf(written: readonly string[]): readonly string[] | undefined {
  const texts = written.map((item) => (item.startsWith('"') ? item.slice(1, -1) : textOf(item)));
  const areTexts = texts.every((text): text is string => typeof text === "string");
  return areTexts && texts.length > 0 ? texts : undefined;
}

function textOf(plain: string): unknown {
  const constant = constantOf(plain);
  return constant !== undefined && /^(?:[a-z]+|[A-Z][a-z]+|[A-Z]+)$/.test(plain) ? constant : plain;
}
