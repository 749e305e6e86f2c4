import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fontFile, theme } from "../../schema/site/theme-settings.ts";
import { readJson } from "../../schema/sources/json-source.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { bundlerPathFault } from "../assets/bundle/bundler-path.ts";
import { findFont } from "../assets/fonts/find-font.ts";
import { packageVersion } from "../files/package-version.ts";
import type { ExitCode } from "../files/site-error.ts";
import type { SiteFolder } from "../files/site-folder.ts";
import {
  addCommand,
  installedVersion,
  installHint,
  isInRange,
  missingPackages,
  neededPackages,
} from "../installed-packages.js";
import { isSupportedNode, nodeVersions } from "../node-versions.js";
import type { Terminal } from "../report/terminal.ts";
import { namesOf } from "../start-problem.js";
import { openSiteFolder } from "../write/open-site-folder.ts";
import { type Declare, examples, jsonOption, rootOption } from "./declare/declare-command.ts";

/** The arguments of `site doctor`. */
interface DoctorOptions {
  readonly root: string;
  /** Whether the findings are printed as JSON. */
  readonly json: boolean;
}

export const declareDoctor: Declare = (command, start) => {
  jsonOption(rootOption(command))
    .addHelpText(
      "after",
      examples({ "site doctor": "a line for each; with 1 as its exit code if one is wrong" }),
    )
    .action((options: DoctorOptions) => start((terminal) => doctor(options, terminal)));
};

interface Finding {
  readonly name: string;
  readonly isFine: boolean;
  readonly found: string;
  readonly mend?: string;
}

export async function doctor(
  { root, json }: DoctorOptions,
  { cwd, stdout, stderr }: Terminal,
): Promise<ExitCode> {
  const folder = await openSiteFolder(root, cwd, stderr);
  const findings = [
    node(process.versions.node),
    { name: "Blockwork", isFine: true, found: packageVersion() },
    packages(),
    ...paths(folder.path),
    ...peers(),
    ...(await natives()),
    ...(await fonts(folder)),
    await writable(folder.path, "Site's folder"),
    await writable(join(folder.path, ".blockwork", "cache"), "Cache"),
  ];
  const isFine = findings.every((finding) => finding.isFine);
  stdout.write(json ? `${JSON.stringify({ version: 1, isFine, findings }, null, 2)}\n` : textOf(findings));
  return isFine ? 0 : 1;
}

function textOf(findings: readonly Finding[]): string {
  const widest = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.map(({ name, isFine, found, mend }) => {
    const line = `${isFine ? "fine " : "wrong"}  ${name.padEnd(widest)}  ${found}`;
    return mend === undefined ? line : `${line}\n       ${mend}`;
  });
  return `${lines.join("\n")}\n`;
}

export function node(version: string): Finding {
  const isFine = isSupportedNode(version);
  const mend = `Install Node ${nodeVersions}, from https://nodejs.org.`;
  return { name: "Node", isFine, found: version, ...(!isFine && { mend }) };
}

function packages(): Finding {
  const missing = missingPackages();
  if (missing.length === 0) return { name: "Packages", isFine: true, found: "installed" };
  return {
    name: "Packages",
    isFine: false,
    found: `not installed: ${namesOf(missing)}`,
    mend: installHint(missing),
  };
}

function peers(): Finding[] {
  return neededPackages().flatMap((needed): Finding[] => {
    const { name, range, isPeer } = needed;
    const found = isPeer ? installedVersion(name) : undefined;
    if (found === undefined) return [];
    if (isInRange(found, range)) return [{ name, isFine: true, found }];
    return [{ name, isFine: false, found: `${found}, not ${range}`, mend: installHint([needed]) }];
  });
}

const nativePackages: Readonly<Record<string, () => Promise<string>>> = {
  sharp: async () => {
    const { default: sharp } = await import("sharp");
    const pixel = { width: 1, height: 1, channels: 3, background: "#fff" } as const;
    await sharp({ create: pixel }).avif().toBuffer();
    return sharp.versions.sharp ?? "installed";
  },
  vite: async () => (await import("vite")).version,
};

function natives(): Promise<Finding[]> {
  const installed = Object.keys(nativePackages).filter((name) => installedVersion(name) !== undefined);
  return Promise.all(installed.map(native));
}

async function native(name: string): Promise<Finding> {
  try {
    return { name, isFine: true, found: (await nativePackages[name]?.()) ?? "" };
  } catch (error) {
    const [first = ""] = (error as Error).message.trim().split("\n");
    const mend = `It is built for one system: install the packages on this one, with the optional ones. ${installHint([])}`;
    return { name, isFine: false, found: first, mend };
  }
}

function paths(root: string): Finding[] {
  const [found, mend] = bundlerPathFault(root)?.split("\n  ") ?? [];
  return found === undefined || mend === undefined ? [] : [{ name: "Path", isFine: false, found, mend }];
}

async function fonts(folder: SiteFolder): Promise<Finding[]> {
  const named = await themeOf(folder);
  const keys = ["displayFont", "textFont"] as const;
  const names = new Set(keys.map((key) => String(named[key] ?? theme.properties[key].default)));
  return Promise.all(
    [...names].map(async (font): Promise<Finding> => {
      const name = `Font ${font}`;
      if (fontFile.test(font)) {
        const isFine = await folder.exists(`content/${font}`);
        if (isFine) return { name, isFine, found: `content/${font}` };
        return { name, isFine, found: "missing", mend: `Put the file into content/fonts.` };
      }
      const found = findFont(folder.path, font);
      if (found) return { name, isFine: true, found: found.folder };
      const mend = `Install it: ${addCommand(folder.path, [`@fontsource-variable/${font}`])}`;
      return { name, isFine: false, found: "not installed", mend };
    }),
  );
}

async function themeOf(folder: SiteFolder): Promise<Readonly<Record<string, unknown>>> {
  const { text } = await folder.read("site.config.json");
  const value = text === undefined ? undefined : readJson("site.config.json", text).source?.value;
  const site = isObject(value) ? value.site : undefined;
  const found = isObject(site) ? site.theme : undefined;
  return isObject(found) ? found : {};
}

async function writable(path: string, name: string): Promise<Finding> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
    return { name, isFine: true, found: path };
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    const mend =
      code === "EEXIST" || code === "ENOTDIR"
        ? "There is a file in its place: delete it."
        : "Allow your user to write there.";
    return { name, isFine: false, found: `${path} can't be written (${code})`, mend };
  }
}
