import { readToken, tokenPattern } from "../../schema/text/token-syntax.ts";
import type { EditTarget, ValuePath } from "./edit.ts";
import { pagesAndFrames } from "./frames.ts";
import { memoizeLast } from "./memoize.ts";
import type { EditedSite, EntryDocuments, SiteDocument } from "./site-document.ts";
import { sameValue } from "./value.ts";

/** A value that quotes a setting by a token. */
export interface SettingUse {
  readonly target: EditTarget;
  readonly path: ValuePath;
}

interface Token {
  readonly setting: readonly string[];
  readonly path: ValuePath;
}

/** By its own token, by one of a group or list that it is in, or by another setting that quotes it, which is a use too. */
export function usesOfSetting(site: EditedSite, path: ValuePath): readonly SettingUse[] {
  const all = tokensOfSite(site.config, site.entries);
  const found: SettingUse[] = [];
  const wanted: ValuePath[] = [path];
  for (const setting of wanted) {
    for (const [target, token] of all) {
      if (!isWithin(setting, token.setting)) continue;
      const use = { target, path: token.path };
      if (found.some((other) => sameValue(other, use))) continue;
      found.push(use);
      if (target.in === "site") wanted.push(token.path);
    }
  }
  return found;
}

function isWithin(setting: ValuePath, named: readonly string[]): boolean {
  return named.length > 0 && named.every((key, index) => key === String(setting[index]));
}

type LocatedToken = readonly [EditTarget, Token];

const tokensOfSite = memoizeLast((config: SiteDocument, entries: EntryDocuments): readonly LocatedToken[] => [
  ...tokensOfConfig(config),
  ...tokensOfEntries(entries),
]);

const tokensOfEntries = memoizeLast((entries: EntryDocuments) =>
  Object.entries(entries).flatMap(([file, entry]) => tokensInTarget({ in: "entry", file }, tokensIn(entry))),
);

function tokensOfConfig(config: SiteDocument): readonly LocatedToken[] {
  const { frame: _, frames: __, ...settings } = config.site;
  return [
    ...pagesAndFrames(config).flatMap((page) =>
      page.blocks.flatMap(({ id: block, props }) =>
        tokensInTarget({ in: "block", page: page.id, block }, props === undefined ? [] : tokensIn(props)),
      ),
    ),
    ...config.pages.flatMap((page) =>
      tokensInTarget(
        { in: "page", page: page.id },
        tokensIn(page, ({ blocks: _blocks, ...fields }) => fields),
      ),
    ),
    ...Object.entries(settings).flatMap(([key, value]) =>
      tokensInTarget(
        { in: "site" },
        tokensIn(value).map((token) => ({ ...token, path: [key, ...token.path] })),
      ),
    ),
  ];
}

function tokensInTarget(target: EditTarget, tokens: readonly Token[]): readonly LocatedToken[] {
  return tokens.map((token) => [target, token] as const);
}

const known = new WeakMap<object, readonly Token[]>();

function tokensIn<Value>(value: Value, part: (value: Value) => unknown = (own) => own): readonly Token[] {
  if (typeof value !== "object" || value === null) return read(value, []);
  const found = known.get(value) ?? read(part(value), []);
  known.set(value, found);
  return found;
}

function read(value: unknown, path: ValuePath): Token[] {
  if (typeof value === "string") {
    if (!value.includes("{{")) return [];
    return [...value.matchAll(tokenPattern)].flatMap(([written, inner = ""]) => {
      const [root, ...setting] = (readToken(inner)?.path ?? "").split(".");
      return root === "site" && !written.startsWith("\\") ? [{ setting, path }] : [];
    });
  }
  if (typeof value !== "object" || value === null) return [];
  const children: (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value);
  return children.flatMap(([key, child]) => read(child, [...path, key]));
}
