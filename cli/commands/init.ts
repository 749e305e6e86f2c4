import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { textIn } from "../../schema/fields/text-by-language.ts";
import { languageTag } from "../../schema/site/site-schema.ts";
import { dayOf } from "../../schema/text/day-of.ts";
import { listOf, suggestion } from "../../schema/text/suggest.ts";
import { newSiteFault } from "../assets/bundle/bundler-path.ts";
import { packageVersion } from "../files/package-version.ts";
import { type ExitCode, SiteError } from "../files/site-error.ts";
import { neededPackages, withMajor } from "../installed-packages.js";
import type { CommandTerminal, Terminal } from "../report/terminal.ts";
import { packedEngine } from "../scaffold/init/pack-engine.ts";
import { installerSettings, packageName, projectFiles } from "../scaffold/init/project-files.ts";
import { canPrompt, createPrompter, type Prompter } from "../scaffold/init/prompt.ts";
import { isPublished } from "../scaffold/init/published.ts";
import { siteFiles } from "../scaffold/init/site-files.ts";
import {
  palettesOf,
  type TemplatePalette,
  templateFiles,
  templates,
  wordsLanguage,
} from "../scaffold/init/templates.ts";
import { writeSiteFiles } from "../write/write-site-files.ts";
import { type Declare, examples } from "./declare/declare-command.ts";

interface InitOptions {
  /** Where the site will be, relative to the working directory. */
  readonly folder: string | undefined;
  readonly template?: string;
  /** The id of one of the template's palettes. */
  readonly palette?: string;
  readonly language?: string;
  /** What the site is called; made of the folder's name unless it is given. */
  readonly name?: string;
  /** Whether nothing is asked and the defaults are taken. */
  readonly yes: boolean;
}

const templateNames = [...templates.keys()];

/** Templates of earlier versions, which nothing of the same kind has replaced. */
const formerTemplates = ["business"];

export const declareInit: Declare = (command, start) => {
  command
    .argument("[dir]", "the folder of the site, made if there is none")
    .option("--template <name>", `what it begins with: ${templateNames.join(", ")}`)
    .option("--palette <name>", "one of the template's palettes, its first one if this is left out")
    .option("--language <tag>", "the language of the site, such as en-GB or de")
    .option("--name <name>", "what the site is called")
    .option("-y, --yes", "ask nothing, and take what is usual", false)
    .addHelpText(
      "after",
      examples({
        "site init my-site": "asks what is not said, in a terminal",
        "site init trattoria --template restaurant --yes": "asks nothing",
        'site init . --name "Mill Lane" --language de': "in this folder",
      }),
    )
    .action((folder: string | undefined, options: Omit<InitOptions, "folder">) =>
      start((terminal) => init({ ...options, folder }, terminal)),
    );
};

interface Answers {
  readonly folder: string;
  readonly template: string;
  readonly palette: string | undefined;
  readonly language: string;
  readonly name: string;
}

const defaults = { template: "blank", language: "en-GB" };

export async function init(options: InitOptions, terminal: CommandTerminal): Promise<ExitCode> {
  const { cwd, info } = terminal;
  check(options);
  const answers =
    canPrompt(terminal) && !options.yes ? await ask(options, terminal) : withDefaults(options, cwd);
  const { folder, ...choice } = answers;
  const wrongPalette = choice.palette !== undefined && paletteFault(choice.palette, choice.template);
  if (wrongPalette) throw new SiteError(wrongPalette);
  const root = resolve(cwd, folder);
  const fault = newSiteFault(root);
  if (fault !== undefined) throw new SiteError(fault);
  const own = await siteFiles(templateFiles({ ...choice, today: dayOf(new Date()) }));
  const taken = Object.keys(own).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0)
    throw new SiteError(
      `There is a site in ${folder} already: ${taken.join(", ")}.\n  Name another folder: site init my-site`,
    );
  const hasEngine = isPublished || existsSync(join(root, tarball));
  const onStart = () =>
    info.write("Packing Blockwork for the site: about ten seconds, once for this version of the clone.\n");
  const packed = hasEngine ? {} : { [tarball]: await packedEngine(onStart) };
  const around = projectFiles({ name: choice.name, dependencies: dependencies() });
  const kept = Object.keys(around).filter((file) => existsSync(join(root, file)));
  const changes = Object.entries<string | Uint8Array>({ ...packed, ...own, ...around })
    .filter(([file]) => !kept.includes(file) && !isSetAbove(root, file))
    .map(([file, content]) => ({ file, bytes: Buffer.from(content), over: "new" }));
  await mkdir(root, { recursive: true });
  await writeSiteFiles({ path: root }, changes, terminal);
  info.write(report(answers, root, { cwd, kept }));
  return 0;
}

const tarball = `vendor/blockwork-${packageVersion()}.tgz`;

/** The packages that a site brings itself, since not every installer adds them to Blockwork. */
const peers = neededPackages().filter(({ isPeer }) => isPeer);

function dependencies(): Record<string, string> {
  return {
    blockwork: isPublished ? `^${packageVersion()}` : `file:${tarball}`,
    ...Object.fromEntries(peers.map(({ name, range }) => [name, range])),
  };
}

function isSetAbove(root: string, file: string): boolean {
  if (!Object.hasOwn(installerSettings, file)) return false;
  const parent = dirname(root);
  return parent !== root && (existsSync(join(parent, file)) || isSetAbove(parent, file));
}

function check({ template, language }: InitOptions): void {
  const fault =
    (template !== undefined && templateFault(template)) ||
    (language !== undefined && languageFault(language));
  if (fault) throw new SiteError(fault);
}

function templateFault(template: string): string | undefined {
  if (templates.has(template)) return undefined;
  if (formerTemplates.includes(template))
    return `The template "${template}" is gone: there is one for each trade now.\n  Take ${listOf(templateNames)}.`;
  return `There is no template "${template}".\n  ${suggestion(template, templateNames)}`;
}

function paletteFault(palette: string, template: string): string | undefined {
  const ids = palettesOf(template).map(({ id }) => id);
  if (ids.includes(palette)) return undefined;
  if (ids.length === 0) return `The template ${template} has no palettes.\n  Leave out --palette.`;
  return `The template ${template} has no palette "${palette}".\n  ${suggestion(palette, ids)}`;
}

function languageFault(language: string): string | undefined {
  if (new RegExp(languageTag).test(language)) return undefined;
  return `"${language}" is not the tag of a language.\n  Write it as en-GB, de or zh-Hans.`;
}

function titleOf(folder: string): string {
  const words = basename(folder)
    .replace(/[-_.]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1) || "My site";
}

function withDefaults(
  { folder = ".", template, palette, language, name }: InitOptions,
  cwd: string,
): Answers {
  return {
    folder,
    template: template ?? defaults.template,
    palette,
    language: language ?? defaults.language,
    name: name ?? titleOf(resolve(cwd, folder)),
  };
}

async function ask(options: InitOptions, terminal: Terminal): Promise<Answers> {
  const asker = createPrompter(terminal);
  const lines = [...templates].map(([name, { description }]) => `  ${name}: ${description}\n`);
  try {
    const name =
      options.name ??
      (await asker.ask({ text: "What is the site called?", default: titleOf(options.folder ?? "my-site") }));
    const folder =
      options.folder ?? (await asker.ask({ text: "In which folder?", default: packageName(name) }));
    if (options.template === undefined) terminal.stdout.write(lines.join(""));
    const template =
      options.template ??
      (await asker.ask({
        text: "Which template?",
        default: defaults.template,
        check: (answer) => templateFault(answer),
      }));
    const language =
      options.language ??
      (await asker.ask({
        text: "In which language?",
        default: defaults.language,
        check: (answer) => languageFault(answer),
      }));
    const palette = options.palette ?? (await askPalette(asker, template, { language, terminal }));
    return { folder, template, palette, language, name };
  } finally {
    asker.close();
  }
}

async function askPalette(
  asker: Prompter,
  template: string,
  { language, terminal }: { readonly language: string; readonly terminal: Terminal },
): Promise<string | undefined> {
  const palettes = palettesOf(template);
  const [first] = palettes;
  if (!first) return undefined;
  const titleIn = ({ title }: TemplatePalette) => textIn(title, language);
  terminal.stdout.write(palettes.map((palette) => `  ${palette.id}: ${titleIn(palette)}\n`).join(""));
  return asker.ask({
    text: "Which colours?",
    default: first.id,
    check: (answer) => paletteFault(answer, template),
  });
}

function addBlockwork(): string {
  return `npm install ${[isPublished ? "blockwork" : `./${tarball}`, ...peers.map(withMajor)].join(" ")}`;
}

function report(
  { name, template, language }: Answers,
  root: string,
  { cwd, kept }: { readonly cwd: string; readonly kept: readonly string[] },
): string {
  const place = relative(cwd, root);
  const lines = [
    `${name} is in ${place || "this folder"}, from the template ${template}.`,
    ...(kept.length > 0 ? [`Kept as they were: ${kept.join(", ")}.`] : []),
    ...(kept.includes("package.json") ? [`  Add Blockwork to the packages: ${addBlockwork()}`] : []),
    ...(isPublished
      ? []
      : [
          `Its Blockwork is ${tarball}, packed here as it is not on a registry yet: commit that file with the site.`,
        ]),
    ...(language.startsWith(wordsLanguage(language))
      ? []
      : [`The sample texts are English: write yours in ${language}.`]),
    "",
    "Next:",
    ...(place ? [`  cd ${place}`] : []),
    "  npm install",
    "  npx site dev      the site at http://localhost:4000, the editor at /admin",
  ];
  return `${lines.join("\n")}\n`;
}
