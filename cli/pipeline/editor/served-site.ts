import type {
  ServedContent,
  ServedEntry,
  ServedFile,
  ServedOrder,
} from "../../../editing/host/served-content.ts";
import type { IconSource } from "../../../renderer/resolve/pictures/icons.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import type { IconDrawing } from "../../../schema/fields/resolved.ts";
import { emptyModel, type Model } from "../../../schema/model/model.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { patternsFolder } from "../../../schema/site/pattern-schema.ts";
import type { MarkdownValue } from "../../../schema/sources/markdown-source.ts";
import { addressFiles } from "../../assets/bundle/code-files.ts";
import type { FontChoices } from "../../assets/fonts/font-choices.ts";
import type { Font, Fonts } from "../../assets/fonts/fonts.ts";
import { createIconSource } from "../../assets/icon-source.ts";
import type { Styles } from "../../assets/styles.ts";
import { fontNames } from "../check/check-sources.ts";
import { copiedNames } from "../read/copied-files.ts";
import { orderName } from "../read/read-order.ts";
import type { SiteSources } from "../read/read-site.ts";

/**
 * The drawings that the editor starts with: all of content/icons, and those whose names stand anywhere in the config,
 * the model, an entry or a block's definition. A word that only happens to be a name costs a few bytes.
 */
function usedIcons(sources: SiteSources, blocks: readonly AnyBlock[]): Readonly<Record<string, IconDrawing>> {
  const icons = createIconSource(sources.icons);
  const used = new Map(sources.icons);
  const values = [...sources.files.values()].map(({ value }) => value);
  collect([...values, ...blocks.map(({ icon, sample }) => [icon, sample])], icons, used);
  return Object.fromEntries(used);
}

function collect(value: unknown, icons: IconSource, used: Map<string, IconDrawing>): void {
  if (typeof value === "string") {
    const drawing = isName(value) && !used.has(value) ? icons.get(value) : undefined;
    if (drawing) used.set(value, drawing);
  } else if (typeof value === "object" && value !== null) {
    for (const child of Object.values(value)) collect(child, icons, used);
  }
}

function isName(text: string): boolean {
  return text.length < 60 && /^[a-z0-9-]+$/.test(text);
}

interface ReadSite {
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
  readonly sources: SiteSources;
  readonly blocks: readonly AnyBlock[];
  /** None while the settings can't be resolved. */
  readonly fonts?: Fonts | undefined;
  readonly fontChoices?: FontChoices["choices"] | undefined;
  readonly problems: readonly Problem[];
  readonly styles: Styles;
  readonly base: string;
  readonly validators: string;
  readonly icons: string;
  readonly today: string;
  readonly future: boolean;
}

export function servedSite(read: ReadSite): ServedContent {
  const { root, config, sources, blocks, fonts, problems, validators, today, future } = read;
  const addressed = addressFiles(read.styles.files, read.base);
  const styles = {
    base: read.styles.base,
    blocks: Object.fromEntries(
      Object.entries(read.styles.blocks).map(([type, pieces]) => [type, pieces.map(addressed)]),
    ),
    site: read.styles.site,
  };
  const text = sources.texts.get(config);
  const face = ({ name, whole, family }: Font) => ({ name, css: whole.css, family });
  return {
    ...(text !== undefined && { config: { file: config, text } }),
    model: withoutCode(sources.model ?? emptyModel),
    entries: servedEntries(sources),
    orders: servedOrders(sources),
    patterns: servedPatterns(sources),
    ...copiedNames(sources),
    icons: {
      names: createIconSource(sources.icons).names(),
      drawings: usedIcons(sources, blocks),
      address: read.icons,
    },
    media: Object.fromEntries(sources.media),
    described: sources.described,
    styles,
    ...(fonts && { fonts: { display: face(fonts.display), text: face(fonts.text) } }),
    fontNames: fontNames(root, sources),
    fontChoices: read.fontChoices ?? [],
    validators,
    today,
    future,
    problems,
  };
}

function withoutCode({ formats: _, ...model }: Model): Model {
  return model;
}

function servedEntries({ texts, damaged, files }: SiteSources): ServedEntry[] {
  const unclean = [...damaged].map(([file, known]) => [file, known.text] as const);
  return inOrder([...texts, ...unclean]).flatMap(([file, text]) => {
    const [, collection = "", id = ""] = /^content\/([^/]+)\/(.+)\.md$/.exec(file) ?? [];
    const value = files.get(file)?.value as MarkdownValue | undefined;
    const mark = damaged.has(file) && { damaged: true };
    return id === "" ? [] : [{ file, text, collection, id, ...value, ...mark }];
  });
}

function servedOrders({ texts, orders }: SiteSources): ServedOrder[] {
  return inOrder([...texts]).flatMap(([file, text]) => {
    const [, collection = "", name] = /^content\/([^/]+)\/([^/]+)$/.exec(file) ?? [];
    const ids = orders.get(collection);
    return name === orderName ? [{ file, text, collection, ...(ids && { ids }) }] : [];
  });
}

function servedPatterns({ texts }: SiteSources): ServedFile[] {
  return inOrder([...texts]).flatMap(([file, text]) =>
    file.startsWith(`${patternsFolder}/`) ? [{ file, text }] : [],
  );
}

const inOrder = (files: readonly (readonly [string, string])[]) =>
  files.toSorted(([one], [other]) => (one < other ? -1 : 1));
