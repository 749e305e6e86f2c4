import { fillDefaults } from "../../schema/fields/fill-defaults.ts";
import { theme as themeSchema } from "../../schema/site/theme-settings.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { valueAt } from "../document/value.ts";
import { hexOfColour } from "./token-colours.ts";

/** The settings of a theme as a site writes them; what is left out has its default. */
export type Theme = Readonly<Record<string, unknown>>;

/** What a token file says of a theme. */
interface ReadTokens {
  /** Each setting that it has, by its path in the theme. */
  readonly values: ReadonlyMap<string, string | number>;
  /** The tokens that a theme has no setting for. */
  readonly unknown: readonly string[];
  /** What can't be read, a sentence for each token. */
  readonly mistakes: readonly string[];
}

/** A setting of the theme, and the token that stands for it. */
interface ThemeToken {
  /** In the theme: `light.paper`. */
  readonly setting: string;
  /** In the file: `color.light.paper`. */
  readonly token: string;
  readonly type: "color" | "fontFamily" | "fontWeight" | "dimension" | "number";
  readonly unit?: "px" | "rem";
}

const colours = Object.keys(themeSchema.properties.light.properties);

const themeTokens: readonly ThemeToken[] = [
  ...["light", "dark"].flatMap((scheme) =>
    colours.map((name): ThemeToken => {
      return { setting: `${scheme}.${name}`, token: `color.${scheme}.${name}`, type: "color" };
    }),
  ),
  { setting: "displayFont", token: "font.display", type: "fontFamily" },
  { setting: "textFont", token: "font.text", type: "fontFamily" },
  { setting: "displayWeight", token: "font.display-weight", type: "fontWeight" },
  { setting: "textSize", token: "size.text", type: "dimension", unit: "px" },
  { setting: "lineHeight", token: "size.line-height", type: "number" },
  { setting: "scale", token: "size.scale", type: "number" },
  { setting: "spacing", token: "size.spacing", type: "number" },
  { setting: "pageWidth", token: "size.page-width", type: "dimension", unit: "rem" },
  { setting: "gutter", token: "size.gutter", type: "dimension", unit: "rem" },
  { setting: "radius", token: "size.radius", type: "dimension", unit: "px" },
];

/** Where the format says what such a file is: https://www.designtokens.org/tr/2025.10/format/ */
const schemaAddress = "https://www.designtokens.org/schemas/2025.10/format.json";

/** A setting of a theme, or its default. */
export const themeValue = (theme: Theme, setting: string): unknown =>
  valueAt(fillDefaults(themeSchema, theme), setting.split("."));

/**
 * A theme as a file of design tokens, in the format of the Design Tokens Community Group of 2025.10: colours by scheme,
 * fonts and sizes. How the header and sections are divided is no token.
 */
export function tokensOfTheme(theme: Theme): Record<string, unknown> {
  const filled = fillDefaults(themeSchema, theme);
  const file: Record<string, unknown> = { $schema: schemaAddress };
  for (const expected of themeTokens) {
    const keys = expected.token.split(".");
    const last = keys.pop() ?? "";
    const group = keys.reduce<Record<string, unknown>>((within, key) => {
      within[key] ??= {};
      return within[key] as Record<string, unknown>;
    }, file);
    group[last] = tokenOf(expected, valueAt(filled, expected.setting.split(".")));
  }
  return file;
}

function tokenOf({ type, unit }: ThemeToken, value: unknown): Record<string, unknown> {
  if (type === "color") return { $type: type, $value: colourValue(String(value)) };
  if (type === "fontFamily") {
    const file = /^fonts\/(.+)\.woff2$/.exec(String(value))?.[1];
    const name = (file ?? String(value)).replace(
      /(^|-)([a-z0-9])/g,
      (_, dash: string, letter: string) => `${dash ? " " : ""}${letter.toUpperCase()}`,
    );
    return { $type: type, $value: name, ...(file && { $extensions: { blockwork: { font: value } } }) };
  }
  return { $type: type, $value: unit ? { value, unit } : value };
}

function colourValue(hex: string) {
  const digits = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  const components = [1, 3, 5].map((at) => {
    return Number((Number.parseInt(digits.slice(at, at + 2), 16) / 255).toFixed(4));
  });
  return { colorSpace: "srgb", components, hex: digits.toLowerCase() };
}

/**
 * Reads the settings of a theme from a token file. A token is found by its path, `color.light.paper`, also below groups of
 * the tool that made it, and with slashes; types of groups count, and so do references, `{color.brand}` and `$ref`.
 */
export function readTokens(file: unknown): ReadTokens {
  const tokens = tokensIn(file);
  const values = new Map<string, string | number>();
  const mistakes: string[] = [];
  const used = new Set<string>();
  for (const expected of themeTokens) {
    const found = tokensAt(expected, [...tokens.keys()]);
    for (const path of found) used.add(path);
    const [path, another] = found;
    if (path === undefined) continue;
    if (another !== undefined) {
      mistakes.push(`${found.join(" and ")} are both for ${expected.token}.`);
      continue;
    }
    const read = readValue(expected, path, tokens);
    if ("mistake" in read) mistakes.push(`${path}: ${read.mistake}`);
    else values.set(expected.setting, read.value);
  }
  return { values, mistakes, unknown: [...tokens.keys()].filter((path) => !used.has(path)) };
}

interface Token {
  readonly type: unknown;
  readonly value: unknown;
  readonly font?: unknown;
}

/** Every token of a file by its path, with the type of the nearest group that has one. */
function tokensIn(file: unknown): ReadonlyMap<string, Token> {
  const tokens = new Map<string, Token>();
  const visit = (node: unknown, path: readonly string[], outer: unknown) => {
    if (!isObject(node)) return;
    const type = node.$type ?? outer;
    if (Object.hasOwn(node, "$value") || Object.hasOwn(node, "$ref")) {
      const value = Object.hasOwn(node, "$value") ? node.$value : { $ref: node.$ref };
      const { blockwork } = isObject(node.$extensions) ? node.$extensions : {};
      tokens.set(path.join("."), { type, value, ...(isObject(blockwork) && { font: blockwork.font }) });
      return;
    }
    for (const [key, inner] of Object.entries(node))
      if (!key.startsWith("$")) visit(inner, [...path, ...key.split("/")], type);
  };
  visit(file, [], undefined);
  return tokens;
}

/** The token of a setting; those that end as it does, if none is it. */
function tokensAt({ token, type }: ThemeToken, paths: readonly string[]): readonly string[] {
  const plain = (path: string) =>
    path
      .toLowerCase()
      .split(".")
      .map((part) => part.trim())
      .join(".")
      .replace(/[\s_]+/g, "-")
      .trim();
  const short = type === "color" ? token.replace(/^color\./, "") : token;
  const exact = paths.filter((path) => plain(path) === token);
  return exact.length > 0 ? exact : paths.filter((path) => `.${plain(path)}`.endsWith(`.${short}`));
}

type Read = { readonly value: string | number } | { readonly mistake: string };

function readValue(expected: ThemeToken, path: string, tokens: ReadonlyMap<string, Token>): Read {
  const token = resolved(path, tokens);
  if (typeof token === "string") return { mistake: token };
  if (token.type !== undefined && token.type !== expected.type)
    return { mistake: `It is of the type ${token.type}; ${expected.token} is a ${expected.type}.` };
  const { value, font } = token;
  if (expected.type === "color") return hexOfColour(value);
  if (expected.type === "fontFamily") return fontOf(font ?? (Array.isArray(value) ? value[0] : value));
  const number = expected.unit ? sizeIn(value, expected.unit) : value;
  if (typeof number !== "number" || !Number.isFinite(number))
    return {
      mistake: expected.unit
        ? 'It must be a size such as { "value": 6, "unit": "px" }.'
        : "It must be a number.",
    };
  return inRange(expected, number);
}

const rootPixels = 16;

function sizeIn(value: unknown, unit: "px" | "rem"): number | undefined {
  // Before 2025 a size was a text.
  const [, amount, written] = typeof value === "string" ? (/^(-?[\d.]+)(px|rem)$/.exec(value) ?? []) : [];
  const size = isObject(value)
    ? value
    : { value: amount === undefined ? undefined : Number(amount), unit: written };
  if (typeof size.value !== "number" || (size.unit !== "px" && size.unit !== "rem")) return undefined;
  if (size.unit === unit) return size.value;
  return unit === "px" ? size.value * rootPixels : size.value / rootPixels;
}

function inRange({ setting }: ThemeToken, value: number): Read {
  const schema = (themeSchema.properties as Readonly<Record<string, { minimum?: number; maximum?: number }>>)[
    setting
  ];
  const { minimum = value, maximum = value } = schema ?? {};
  if (value >= minimum && value <= maximum) return { value };
  return { mistake: `It is ${value}; a theme takes ${minimum} to ${maximum}.` };
}

function fontOf(name: unknown): Read {
  if (typeof name !== "string" || name.trim() === "") return { mistake: "It must be the name of a font." };
  if (/^fonts\/.+\.woff2$/.test(name)) return { value: name };
  const id = name
    .trim()
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return id === ""
    ? { mistake: `"${name}" is not the name of a font that can be installed.` }
    : { value: id };
}

/** The token that a path leads to by references, or why it leads to none. */
function resolved(path: string, tokens: ReadonlyMap<string, Token>): Token | string {
  const seen = new Set<string>();
  let type: unknown;
  for (let at = path; ; ) {
    if (seen.has(at)) return `Its references lead in a circle: ${[...seen, at].join(", ")}.`;
    seen.add(at);
    const token = tokens.get(at);
    if (!token) return `It refers to ${at}, which is not in the file.`;
    type ??= token.type;
    const next = referenceIn(token.value);
    if (next === undefined) return { ...token, type };
    at = next;
  }
}

function referenceIn(value: unknown): string | undefined {
  const [, braces] = typeof value === "string" ? (/^\{([^{}]+)\}$/.exec(value) ?? []) : [];
  if (braces !== undefined) return braces.replaceAll("/", ".");
  const pointer = isObject(value) && typeof value.$ref === "string" ? value.$ref : undefined;
  return pointer
    ?.replace(/^#\//, "")
    .replace(/\/\$value$/, "")
    .replaceAll("~1", "/")
    .replaceAll("~0", "~")
    .replaceAll("/", ".");
}
