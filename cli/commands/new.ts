import { Argument, Option } from "commander";
import { hasErrors } from "../../schema/problems/problem.ts";
import { languageTag } from "../../schema/site/site-schema.ts";
import { dayOf } from "../../schema/text/day-of.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { loadSlugOptions } from "../../schema/text/slug-options.ts";
import { loadBlocks, registryFile } from "../assets/own-code/load-blocks.ts";
import { packageRoot } from "../files/package-root.ts";
import { packageVersion } from "../files/package-version.ts";
import { type ExitCode, SiteError } from "../files/site-error.ts";
import type { SiteFolder } from "../files/site-folder.ts";
import { checkFolder } from "../pipeline/check/check-folder.ts";
import { readFormHandler } from "../pipeline/read/read-form-handler.ts";
import { modelFile, readModel } from "../pipeline/read/read-model.ts";
import { reportProblems } from "../report/report-problems.ts";
import type { CommandTerminal } from "../report/terminal.ts";
import { canPrompt, createPrompter } from "../scaffold/init/prompt.ts";
import { islandKinds } from "../scaffold/new/block-island.ts";
import type { CreatedFiles } from "../scaffold/new/created-files.ts";
import { type NewKind, type NewOptions, newKinds } from "../scaffold/new/kinds.ts";
import { newBlock } from "../scaffold/new/new-block.ts";
import { newCollection } from "../scaffold/new/new-collection.ts";
import { newEntry } from "../scaffold/new/new-entry.ts";
import {
  type HandlerHostName,
  handlerHosts,
  isHandlerHost,
  newFormHandler,
} from "../scaffold/new/new-form-handler.ts";
import { newPackage } from "../scaffold/new/new-package.ts";
import { newPage } from "../scaffold/new/new-page.ts";
import { readValue } from "../scaffold/new/read-value.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import { etag } from "../write/save/etag.ts";
import { writeSiteFiles } from "../write/write-site-files.ts";
import { type Declare, examples, jsonOption, rootOption } from "./declare/declare-command.ts";

export const declareNew: Declare = (command, start) => {
  command
    .addArgument(new Argument("<kind>", "what to make").choices(newKinds))
    .argument(
      "[name]",
      "the title of a page; of an entry, collection/title; the name of a collection, block or package; none for a form handler",
    );
  jsonOption(rootOption(command))
    .option("--path <path>", "the address of a page, such as /about; made of its title unless it is given")
    .addOption(
      new Option(
        "--island [does]",
        "a block, or the first of a package, with a part that runs in the visitor's browser: one that answers clicks, keeps its state in the address, or draws something",
      )
        .choices(islandKinds)
        .preset("clicks"),
    )
    .option(
      "--languages <tags>",
      "those of a block's texts, such as de,fr; asked for unless they are given, and the site's where nobody can be asked",
    )
    .addOption(
      new Option("--host <host>", "where a form handler runs; asked for unless it is given").choices(
        Object.keys(handlerHosts),
      ),
    )
    .addHelpText(
      "after",
      examples({
        'site new page "About us"': "a page at /about-us",
        "site new collection breads": "a collection in content/model.json",
        'site new entry "breads/Rye loaf"': "content/breads/rye-loaf.md",
        "site new block tasting-notes": "blocks/tasting-notes, and its line in blocks/index.ts",
        "site new block tasting-notes --island": "the same with an island",
        "site new block calendar --island address --languages de,fr":
          "an island with its state in the address, and texts in German and French too",
        "site new package studio-blocks": "studio-blocks/, a package of blocks that several sites share",
        "site new form-handler --host netlify": "form-handler/, a function that receives what forms send",
      }),
    )
    .action((kind: NewKind, name: string | undefined, options: Omit<NewOptions, "kind" | "name">) =>
      start((terminal) => create({ ...options, kind, name }, terminal)),
    );
};

/** Makes a page, an entry, a collection, a block of the site's own, a package of blocks or a form handler. What is there keeps its bytes. */
export async function create(options: NewOptions, terminal: CommandTerminal): Promise<ExitCode> {
  if (options.kind !== "form-handler" && !options.name)
    throw new SiteError(
      `What is the ${options.kind} called?\n  Write its name: site new ${options.kind} <name>`,
    );
  const { cwd, stdout, stderr, info } = terminal;
  const { folder, texts } = withReads(await openSiteFolder(options.root, cwd, stderr));
  const made = await makers[options.kind](folder, { ...options, name: options.name ?? "" }, terminal);
  const changes = Object.entries(made.files).map(([file, text]) => {
    const before = texts.get(file);
    return { file, bytes: Buffer.from(text), over: before === undefined ? "new" : etag(before) };
  });
  await writeSiteFiles(folder, changes, terminal);
  const { id, address, next } = made;
  const files = Object.keys(made.files);
  if (options.json) {
    const result = { version: 1, kind: options.kind, id, ...(address && { address }), files, next };
    stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  } else {
    const where = address === undefined ? "" : ` at ${address}`;
    const what = `the ${options.kind.replace("-", " ")} ${id}${where}`;
    info.write(
      files.length > 0 ? `Made ${what}: ${files.join(", ")}.\n` : `Nothing has changed for ${what}.\n`,
    );
    info.write(next.map((line) => `  ${line}\n`).join(""));
  }
  return 0;
}

function withReads(folder: SiteFolder): {
  readonly folder: SiteFolder;
  readonly texts: ReadonlyMap<string, string>;
} {
  const texts = new Map<string, string>();
  const read = async (file: string) => {
    const found = await folder.read(file);
    if (found.text !== undefined) texts.set(file, found.text);
    return found;
  };
  return { folder: { ...folder, read }, texts };
}

type Maker = (
  folder: SiteFolder,
  options: NewOptions & { readonly name: string },
  terminal: CommandTerminal,
) => Promise<CreatedFiles>;

const makers: Readonly<Record<NewKind, Maker>> = {
  async page(folder, { name, path }) {
    const config = await readValue(folder, "site.config.json");
    if (!config)
      throw new SiteError(
        "There is no site.config.json.\n  Begin a site with site init, or name it with --root.",
      );
    return newPage(config, { title: name, path });
  },
  async entry(folder, { name }) {
    const { formats } = await loadBlocks(folder);
    const { model, problems } = await readModel(folder, { formats });
    if (!model || hasErrors(problems))
      throw new SiteError(`${modelFile} has errors.\n  Run site validate, and mend it first.`, 1);
    const config = await readValue(folder, "site.config.json");
    const slugs = await loadSlugOptions(isObject(config?.value.site) ? config.value.site : {});
    return newEntry({ folder, model, name, slugs, today: dayOf(new Date()) });
  },
  async collection(folder, { name }) {
    return newCollection(await readValue(folder, modelFile), name);
  },
  async block(folder, { name, island, languages }, terminal) {
    if (folder.path === packageRoot)
      throw new SiteError("This is Blockwork itself.\n  How a block is added to it is in README.md.");
    if (await folder.exists(`blocks/${name}`))
      throw new SiteError(`There is a folder blocks/${name} already.\n  Choose another name.`);
    return newBlock({
      name,
      registry: (await folder.exists(registryFile)) ? (await folder.read(registryFile)).text : undefined,
      hasTypes: await folder.exists("tsconfig.json"),
      own: await ownTypes(folder),
      installed: await installedNames(folder),
      island,
      languages: await chooseLanguages(folder, languages, terminal),
    });
  },
  async package(folder, { name, island }) {
    const made = newPackage({ name, version: packageVersion(), island });
    if (await folder.exists(made.id))
      throw new SiteError(`There is a folder ${made.id} already.\n  Choose another name.`);
    return made;
  },
  async "form-handler"(folder, { host }, terminal) {
    const { sources, checked } = await checkFolder(folder, {
      config: "site.config.json",
      checksFiles: false,
    });
    if (!checked.site) {
      reportProblems(checked.problems, sources.texts, { format: "text", ...terminal });
      throw new SiteError("The site has errors.\n  Mend them first.", 1);
    }
    return newFormHandler(folder, checked.site, await chooseHost(folder, host, terminal));
  },
};

async function chooseHost(
  folder: SiteFolder,
  named: string | undefined,
  terminal: CommandTerminal,
): Promise<HandlerHostName> {
  const wanted = named ?? (await readFormHandler(folder))?.host;
  if (isHandlerHost(wanted)) return wanted;
  const names = Object.keys(handlerHosts).join(", ");
  if (!canPrompt(terminal))
    throw new SiteError(`Where is the form handler to run?\n  Name it with --host: ${names}.`);
  const asker = createPrompter(terminal);
  try {
    const answer = await asker.ask({
      text: `Where is it to run? ${names}`,
      default: "node",
      check: (given) => (isHandlerHost(given) ? undefined : `It is one of ${names}.`),
    });
    return isHandlerHost(answer) ? answer : "node";
  } finally {
    asker.close();
  }
}

async function chooseLanguages(
  folder: SiteFolder,
  named: string | undefined,
  terminal: CommandTerminal,
): Promise<readonly string[]> {
  const fault = (given: string) =>
    tagsIn(given).every((tag) => new RegExp(languageTag).test(tag))
      ? undefined
      : "Write tags of languages with commas, such as de, fr-CA.";
  const wrong = named === undefined ? undefined : fault(named);
  if (wrong !== undefined) throw new SiteError(`"${named}" is no list of languages.\n  ${wrong}`);
  if (named !== undefined) return tagsIn(named);
  const { value } = (await readValue(folder, "site.config.json").catch(() => undefined)) ?? {};
  const { language, languages = [] } = Object(Object(value).site);
  const ofSite = [language, ...[languages].flat()].filter((tag) => typeof tag === "string");
  const wanted = [...new Set(["en", ...ofSite.filter((tag) => !tag.startsWith("en"))])];
  if (!canPrompt(terminal)) return wanted;
  const asker = createPrompter(terminal);
  try {
    const text = "In which languages are its texts?";
    return tagsIn(await asker.ask({ text, default: wanted.join(", "), check: fault }));
  } finally {
    asker.close();
  }
}

const tagsIn = (text: string) => text.split(",").flatMap((tag) => tag.trim() || []);

/** None where the site's code has a mistake, which its author is mending. */
async function ownTypes(folder: SiteFolder): Promise<readonly string[]> {
  const code = await loadBlocks(folder).catch(() => undefined);
  return code?.ownTypes ?? [];
}

async function installedNames(folder: SiteFolder): Promise<readonly string[]> {
  const { value } = (await readValue(folder, "package.json").catch(() => undefined)) ?? {};
  const { dependencies, devDependencies } = Object(value);
  return Object.keys({ ...Object(dependencies), ...Object(devDependencies) });
}
