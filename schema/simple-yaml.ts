const inText = String.raw`\p{L}\p{Nd} !$%&()*+,./;<=>?@^_|~\[\]{}\-–—‘’“”…`;

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

const constants = new Map<string, boolean | null>([
  ["null", null],
  ["true", true],
  ["false", false],
]);

const constantOf = (text: string) => constants.get(text.toLowerCase());

export function parseSimpleYaml(yaml: string): Record<string, unknown> | undefined {
  const fields: Record<string, unknown> = {};
  for (const line of yaml.split(/\r?\n/)) {
    if (line === "") continue;
    const { name, plain, double, single, day, number } = field.exec(line)?.groups ?? {};
    if (name === undefined || constantOf(name) !== undefined || Object.hasOwn(fields, name)) return undefined;
    fields[name] = plain === undefined ? (double ?? single ?? day ?? Number(number)) : textOf(plain);
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}

function textOf(plain: string): unknown {
  const constant = constantOf(plain);
  return constant !== undefined && /^(?:[a-z]+|[A-Z][a-z]+|[A-Z]+)$/.test(plain) ? constant : plain;
}
