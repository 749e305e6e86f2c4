import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compileString } from "sass";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { collectionTypes, collectionTypesFile } from "../../cli/pipeline/read/collection-types.ts";
import { emptyModel } from "../../schema/model/model.ts";
import { modelSchema } from "../../schema/model/model-schema.ts";
import { parseModel } from "../../schema/parse/parse-model.ts";
import { readJson } from "../../schema/sources/json-source.ts";
import { compileValidator } from "../../schema/validators/validator.ts";
import { packageRoot } from "../support/package-root.ts";
import { problemsOf } from "../support/problems-of.ts";
import { runSite } from "../support/run-site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { commandMistake, knownCommands } from "./check-commands.ts";
import { type Fence, guides } from "./read-guides.ts";
import { checkSamplesIn, copyBakery, readSample } from "./sample-site.ts";

/** Guides whose samples are carried out one after the other, in a test of their own. */
const followed = ["getting-started", "own-blocks"];

/** What a fence may claim to be, by its language. Nothing is checked of `text`, which is shown and not written by anybody, and of what is another program's. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  json: [
    "config",
    "site",
    "page",
    "block",
    "frame",
    "value",
    "model",
    "fields",
    "media",
    "order",
    "pattern",
    "data",
    "linter",
  ],
  md: ["entry", "body"],
  yaml: ["workflow", "steps", "job"],
  sh: ["", "serve"],
  ts: [""],
  tsx: [""],
  scss: [""],
  text: ["output", "tree", "message", "host"],
};

const all = guides.flatMap(({ fences }) => fences);
const alone = guides.filter(({ id }) => !followed.includes(id)).flatMap(({ fences }) => fences);
const ofKind = (language: string, ...names: readonly string[]) =>
  alone.filter((fence) => fence.language === language && names.includes(fence.kind));

it("every fence says what it is", () => {
  const untagged = all.filter(({ language, kind }) => !kinds[language]?.includes(kind));
  expect(untagged.map(({ at, language, kind }) => `${at} \`\`\`${language} ${kind}`)).toEqual([]);
  expect(all.length).toBeGreaterThan(80);
});

describe("in the bakery", () => {
  it("each fragment of the config and each entry is without errors", async () => {
    const check = await checkSamplesIn(await temporaryFolder());
    const samples = alone.filter(
      ({ language, kind }) =>
        language === "md" || (language === "json" && ["site", "page", "block", "frame"].includes(kind)),
    );
    const found: Record<string, readonly string[]> = {};
    for (const fence of samples) {
      const { mistakes } = await check(fence);
      if (mistakes.length > 0) found[fence.at] = mistakes;
    }
    expect(found).toEqual({});
    expect(samples.length).toBeGreaterThan(20);
  });

  it("each recipe makes pages that have its blocks, and no token is left in them", async () => {
    const check = await checkSamplesIn(await temporaryFolder());
    const { fences = [] } = guides.find(({ id }) => id === "recipes") ?? {};
    for (const fence of fences.filter(({ language }) => language === "json")) {
      const html = (await check(fence)).pages().join("\n");
      if (!["page", "block"].includes(fence.kind)) continue;
      const ids = [...fence.text.matchAll(/"id": "([^"]+)",\s*"type"/g)].map(([, id]) => `id="${id}"`);
      expect([fence.at, ids.filter((id) => !html.includes(id))]).toEqual([fence.at, []]);
      expect([fence.at, html.match(/\{\{[^}]*\}\}/g)]).toEqual([fence.at, null]);
    }
    expect(fences.length).toBeGreaterThan(12);
  });
});

it.each(ofKind("json", "pattern"))("the pattern at $at is one of a bakery's", async (fence) => {
  const root = await temporaryFolder();
  await copyBakery(root);
  await mkdir(join(root, "content/patterns"), { recursive: true });
  const file = "content/patterns/sample.json";
  await writeFile(join(root, file), JSON.stringify(readSample(fence)));
  const { problems } = await problemsOf(root);
  expect(problems.filter((problem) => problem.file === file)).toEqual([]);
});

it("settings of code editors name the schemas that site schema writes, and entries that there are", async () => {
  const root = await temporaryFolder();
  await copyBakery(root);
  await runSite(["schema", "--root", root]);
  const paths = ofKind("json", "linter").flatMap(({ text }) => text.match(/content\/[^"]+/g) ?? []);
  expect(paths.filter((path) => !existsSync(join(root, path.replace(/\/\*\.md$/, ""))))).toEqual([]);
  expect(paths.length).toBeGreaterThan(4);
});

describe("of their own", () => {
  async function blank() {
    const root = await temporaryFolder();
    await runSite(["init", root, "--template", "blank", "--yes"]);
    await mkdir(join(root, "content"), { recursive: true });
    return root;
  }
  const errorsOf = async (root: string) =>
    (await problemsOf(root)).problems.flatMap(({ severity, message }) =>
      severity === "error" ? message : [],
    );

  it.each(ofKind("json", "config"))("the config at $at is a site", async ({ text }) => {
    const root = await blank();
    await writeFile(join(root, "site.config.json"), text);
    expect(await errorsOf(root)).toEqual([]);
  });

  it.each(ofKind("json", "model", "fields"))("the model at $at is one", async (fence) => {
    const root = await blank();
    const value = readSample(fence);
    const model =
      fence.kind === "model"
        ? value
        : {
            collections: {
              sample: {
                title: "Sample",
                label: "name",
                fields: { type: "object", properties: { name: { type: "string" }, ...(value as object) } },
              },
            },
          };
    await writeFile(join(root, "content/model.json"), JSON.stringify(model));
    expect(await errorsOf(root)).toEqual([]);
  });

  it.each(ofKind("json", "media"))("what is said of pictures at $at can be said", (fence) => {
    for (const said of Object.values(readSample(fence) as object))
      expect([said.alt && "string", said.decorative && "boolean"]).toContain(
        typeof (said.alt ?? said.decorative),
      );
  });

  it.each(ofKind("json", "order"))("the order at $at is a list of ids", (fence) => {
    expect((readSample(fence) as unknown[]).every((id) => typeof id === "string")).toBe(true);
  });

  it("all other JSON can be read", () => {
    for (const fence of ofKind("json", "data")) readSample(fence);
  });

  it.each(all.filter(({ language }) => language === "scss"))("the styles at $at compile", ({ text }) => {
    const loadPaths = [join(packageRoot, "blocks/_kit/styles")];
    expect(compileString(text, { loadPaths }).css).not.toBe("");
  });
});

it("TypeScript has no type errors", async () => {
  const root = await temporaryFolder({
    "tsconfig.json": JSON.stringify({
      extends: join(packageRoot, "tsconfig.site.json"),
      compilerOptions: {
        types: [],
        typeRoots: [join(packageRoot, "node_modules/@types")],
        paths: {
          blockwork: [join(packageRoot, "blocks/public.ts")],
          "blockwork/schema": [join(packageRoot, "schema/public.ts")],
          "react/jsx-runtime": [join(packageRoot, "node_modules/@types/react/jsx-runtime.d.ts")],
          react: [join(packageRoot, "node_modules/@types/react/index.d.ts")],
          "react-dom/server": [join(packageRoot, "node_modules/@types/react-dom/server.d.ts")],
          vitest: [join(packageRoot, "node_modules/vitest/dist/index.d.ts")],
        },
      },
      include: ["**/*.ts", "**/*.tsx"],
    }),
  });
  await symlink(join(packageRoot, "node_modules"), join(root, "node_modules"));
  const isCode = ({ language, attributes: { title } }: Fence) =>
    language === "ts" || language === "tsx" || (language === "json" && title?.startsWith("blocks/"));
  const files = versionsOf(all.filter(isCode));
  const [model] = guides
    .filter(({ id }) => id === "own-blocks")
    .flatMap(({ fences }) => fences.filter(({ kind }) => kind === "model"));
  const { source } = readJson("content/model.json", model?.text ?? "");
  const { value: collections = emptyModel } = parseModel(source, compileValidator(modelSchema));
  for (const [file, text] of [...files, [collectionTypesFile, collectionTypes(collections)] as const]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const compiler = join(packageRoot, "node_modules/typescript/bin/tsc");
  expect(printedBy(compiler, root)).toBe("");
});

/** Each sample as a file. Those of a guide stand side by side; where one is written anew, the others are there again. */
function versionsOf(fences: readonly Fence[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const versions = new Map<string, number>();
  for (const { at, language, attributes, text } of fences) {
    const [guide = ""] = at.split(":");
    const version = versions.get(guide) ?? 0;
    const name = attributes.title ?? `${at.replace(":", "-")}.${language}`;
    const isNew = files.has(`${guide}/${version}/${name}`);
    if (isNew)
      for (const [file, present] of [...files])
        if (file.startsWith(`${guide}/${version}/`))
          files.set(file.replace(`/${version}/`, `/${version + 1}/`), present);
    if (isNew) versions.set(guide, version + 1);
    files.set(
      `${guide}/${isNew ? version + 1 : version}/${name}`,
      attributes.title ? text : `${text}\nexport {};\n`,
    );
  }
  return files;
}

function printedBy(compiler: string, root: string): string {
  try {
    return execFileSync(process.execPath, [compiler, "-p", root], { encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

describe("commands", () => {
  it("in shells, workflows and sentences are those that there are", async () => {
    const known = await knownCommands();
    const shells = all.filter(({ language }) => language === "sh").map(({ at, text }) => [at, text] as const);
    const hosts = ofKind("text", "host").flatMap(({ at, text }) =>
      [...text.matchAll(/(?:npx site|npm run) [^"'\n]*/g)].map(([command]) => [at, command] as const),
    );
    const inline = guides.flatMap(({ id, text }) =>
      [
        ...text.replace(/^ *```[\s\S]*?^ *```/gm, "").matchAll(/`((?:npx )?site [a-z][^`]*|npm run [^`]*)`/g),
      ].map(([, command = ""]) => [id, command] as const),
    );
    const mistakes = [...shells, ...workflowCommands(), ...hosts, ...inline].flatMap(([at, text]) =>
      text.split("\n").flatMap((line) => {
        const mistake = commandMistake(line, known);
        return mistake === undefined ? [] : `${at}: ${mistake}`;
      }),
    );
    expect(mistakes).toEqual([]);
  });
});

interface Step {
  readonly run?: string;
  readonly script?: readonly string[];
}

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

/** What the workflows of the guides run. */
function workflowCommands(): readonly (readonly [string, string])[] {
  return all
    .filter(({ language }) => language === "yaml")
    .flatMap(({ at, kind, text }) => {
      const value = parse(text) as unknown;
      const steps: readonly Step[] =
        kind === "workflow"
          ? Object.values((value as Workflow).jobs).flatMap((job) => job.steps)
          : Array.isArray(value)
            ? value
            : Object.values(value as Record<string, Step>);
      return steps.flatMap(({ run = [], script = [] }) =>
        [run, script].flat().map((command) => [at, command] as const),
      );
    });
}
