import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { IconSource } from "../../../renderer/resolve/pictures/icons.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { samplesOf, sampleTitle } from "../../../schema/block/samples-of.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import type { Model } from "../../../schema/model/model.ts";
import type { Validators } from "../../../schema/parse/parse.ts";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import { didYouMean, nearest, suggestion } from "../../../schema/text/suggest.ts";
import type { codePosition } from "../../assets/bundle/code-position.ts";
import { fileOfBlock } from "../../assets/own-code/block-schemas.ts";
import type { IslandNames } from "../../assets/own-code/import-blocks.ts";
import type { LoadedBlock } from "../../assets/own-code/load-blocks.ts";
import { structuredDataFaults, type ViewRules, viewFaults } from "./check-view.ts";
import { propsFaults } from "./props-faults.ts";

interface BlockRules {
  readonly model: Model;
  readonly icons: IconSource;
  readonly validators: Validators;
  readonly root: string;
  readonly islands: IslandNames | undefined;
  readonly drawsViews: boolean;
}

interface Fault {
  readonly file: "index.ts" | "schema.ts" | "sample.ts" | "view.tsx";
  readonly message: string;
  readonly hint?: string | undefined;
  readonly place?: ReturnType<typeof codePosition>;
}

/** What the conformance tests say of built-in blocks, of the site's own. Reports `bad-block`, at the file of the block. */
export function checkOwnBlocks(loaded: readonly LoadedBlock[], rules: BlockRules): Problem[] {
  const own = loaded.filter((each) => each.own);
  const blocks = loaded.map(({ block }) => block);
  const unclaimed = unclaimedFolders(own);
  return own.flatMap(({ block, folder }) => {
    const faults = [
      ...typeFaults(block, folder, unclaimed),
      ...iconFaults(block, rules.icons),
      ...codeFaults(block),
      ...schemaFaults(block, rules.model),
    ];
    const found = faults.length > 0 ? faults : sampleFaults(block, rules);
    const all = found.length > 0 || !rules.drawsViews ? found : drawnFaults(block, { ...rules, blocks });
    return all.map(({ file, message, hint, place: at }) => {
      if (at) {
        const { file: source, ...position } = at;
        return { ...createProblem("bad-block", { file: source, pointer: "" }, message, hint), ...position };
      }
      const place = { file: fileOfBlock(block.type, folder, file), pointer: "" };
      return createProblem("bad-block", place, message, hint);
    });
  });
}

const drawn = new WeakMap<AnyBlock, readonly Fault[]>();

/** Views hang on nothing but the code, which is loaded anew where it has changed. */
function drawnFaults(block: AnyBlock, rules: ViewRules): readonly Fault[] {
  const known = drawn.get(block);
  if (known) return known;
  const faults = [
    ...viewFaults(block, rules).map((fault) => ({ file: "view.tsx" as const, ...fault })),
    ...structuredDataFaults(block, rules).map((fault) => ({ file: "index.ts" as const, ...fault })),
  ];
  drawn.set(block, faults);
  return faults;
}

function unclaimedFolders(own: readonly LoadedBlock[]): string[] {
  const [first] = own;
  const folder = first && dirname(first.folder);
  if (folder === undefined || !existsSync(folder)) return [];
  const types = new Set(own.map(({ block }) => block.type));
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !types.has(entry.name) && existsSync(join(folder, entry.name, "index.ts")),
    )
    .map(({ name }) => name);
}

function typeFaults({ type }: AnyBlock, folder: string, unclaimed: readonly string[]): Fault[] {
  if (existsSync(folder) || unclaimed.length === 0) return [];
  const message = `There is no folder blocks/${type} for the block of the type "${type}".`;
  return [{ file: "index.ts", message, hint: suggestion(type, unclaimed) }];
}

function iconFaults({ type, icon }: AnyBlock, icons: IconSource): Fault[] {
  if (icon === undefined || icons.get(icon)) return [];
  const near = nearest(icon, icons.names());
  const hint = near ? didYouMean(icon, near) : "Use a name of lucide.dev/icons.";
  return [
    { file: "index.ts", message: `The block "${type}" has the icon "${icon}", which there is not.`, hint },
  ];
}

function codeFaults({ type, problems = {} }: AnyBlock): Fault[] {
  return Object.entries(problems).flatMap(([code, meaning]) => {
    const report = (message: string, hint: string) => [{ file: "index.ts" as const, message, hint }];
    const name = code.split("/").at(-1) ?? "";
    if (code !== `${type}/${name}` || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
      const slug = /[a-z]+(-[a-z]+)*/.exec(name.toLowerCase())?.[0] ?? "too-long";
      return report(`The block "${type}" can't declare the code "${code}".`, `Call it "${type}/${slug}".`);
    }
    const { severity, title, explanation } = Object(meaning) as Partial<typeof meaning>;
    if (severity !== "error" && severity !== "warning")
      return report(`The code "${code}" has no severity.`, 'Write severity: "error" or "warning".');
    const missing = title ? (explanation ? undefined : "explanation") : "title";
    return missing === undefined
      ? []
      : report(`The code "${code}" has no ${missing}.`, "site explain prints it: write one.");
  });
}

function schemaFaults({ type, schema }: AnyBlock, model: Model): Fault[] {
  const faults: Fault[] = [];
  const collections = Object.keys(model.collections);
  const report = (message: string, hint?: string) => faults.push({ file: "schema.ts", message, hint });
  const visit = (property: Schema, name: string) => {
    for (const key of ["title", "description"] as const)
      if (!property[key])
        report(`${name} has no ${key}.`, "The editor and error messages show it: write one.");
    if (property.type === "string" && property.entry !== undefined && !collections.includes(property.entry))
      report(
        `${name} names entries of "${property.entry}", and there is no such collection.`,
        suggestion(property.entry, collections),
      );
    if (property.type === "array") visit(property.items, `An item of ${name}`);
    if (property.type !== "object") return;
    for (const [key, child] of Object.entries(property.properties)) {
      if (key === "each") report('A prop can\'t be called "each".', "Tokens need this word; choose another.");
      visit(child, `"${key}" of the block "${type}"`);
    }
  };
  visit(schema, `The block "${type}"`);
  return faults;
}

function sampleFaults(block: AnyBlock, { validators }: BlockRules): Fault[] {
  return samplesOf(block).flatMap(({ name, props }) =>
    propsFaults(block.type, props, validators).map(({ message, hint, pointer }) => {
      const where = pointer === "" ? "" : ` at ${pointer}`;
      const sentence = `The ${sampleTitle(name)} of the block "${block.type}" does not fit its schema${where}: ${message}`;
      return { file: "sample.ts" as const, message: sentence, hint };
    }),
  );
}
