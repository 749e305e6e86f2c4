import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { guideOf } from "./documentation/read-guides.ts";
import { edit } from "./support/copied-engine.ts";
import { serverPrograms, startHostServer } from "./support/host-servers.ts";
import { pinVersions } from "./support/locked-versions.ts";
import { runSite } from "./support/run-site.ts";
import { openShell, type Shell } from "./support/shell.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { userEnvironment } from "./support/user-environment.ts";
import { reportingVersions } from "./support/version-differences.ts";

const timeoutMs = 900_000;

/** A file that the guide on deploying shows. */
function fileOf(name: string): string {
  const fence = guideOf("deploying").fences.find(({ attributes }) => attributes.title === name);
  if (!fence) throw new Error(`The guide has no ${name}.`);
  return fence.text;
}

interface Images {
  /** Carries out a line of a Dockerfile. */
  carryOut(line: string): Promise<void>;
  /** Where a path of a stage is on this machine: stages are named, or else by their image. */
  path(stage: string, path: string): string;
  /** The shell of the first stage, in its working directory. */
  shell(): Shell;
}

/** The file systems of a Dockerfile's stages, each a folder. Of the machine that builds, they get a site. */
function openImages(folder: string, site: string): Images {
  let stage = "";
  let shell: Shell | undefined;
  const path = (of: string, file: string) => join(folder, of, file);
  const shellOfStage = () => {
    if (!shell) throw new Error("There is no WORKDIR before it.");
    return shell;
  };
  const instructions: Readonly<Record<string, (words: readonly string[]) => Promise<unknown>>> = {
    async FROM(words) {
      stage = words.at(-1)?.replace(/:.*/, "") ?? "";
    },
    async WORKDIR([name = ""]) {
      await mkdir(path(stage, name), { recursive: true });
      shell = reportingVersions(await openShell(path(stage, name), userEnvironment()));
    },
    async COPY(words) {
      const [source = "", target = ""] = words.slice(-2);
      const [, from] = /^--from=(.*)/.exec(words[0] ?? "") ?? [];
      const to = target === "." ? shellOfStage().folder : path(stage, target);
      await mkdir(dirname(to), { recursive: true });
      if (from !== undefined) return cp(path(from, source), to, { recursive: true });
      const ignored = (await readFile(join(site, ".dockerignore"), "utf8")).trim().split("\n");
      const isTaken = (file: string) => !ignored.includes(relative(site, file));
      return cp(join(site, source), to, { recursive: true, filter: isTaken });
    },
    RUN(words) {
      const command = words.filter((word) => !word.startsWith("--mount=")).join(" ");
      return shellOfStage().run(command.replace(" /site/", ` ${shellOfStage().folder}/`));
    },
  };
  return {
    path,
    shell: shellOfStage,
    async carryOut(line) {
      const [instruction = "", ...words] = line.split(" ");
      const carryOut = instructions[instruction];
      if (!carryOut) throw new Error(`${line} can't be carried out.`);
      await carryOut(words);
    },
  };
}

it(
  "the steps of the guide's Dockerfile build an image with the site, and again what changed",
  async () => {
    const folder = await temporaryFolder();
    await runSite(["init", "site", "--template", "restaurant", "--yes"], { cwd: folder });
    const site = join(folder, "site");
    for (const name of ["Dockerfile", "Caddyfile", ".dockerignore"])
      await writeFile(join(site, name), fileOf(name));
    await pinVersions(site, "npm");
    const shell = reportingVersions(await openShell(site, userEnvironment()));
    await shell.run("npm install --package-lock-only");
    // Of another system: it must not get into the image.
    await mkdir(join(site, "node_modules"));
    await mkdir(join(site, "dist"));
    await writeFile(join(site, "dist/index.html"), "made on another machine");

    const images = openImages(join(folder, "images"), site);
    const lines = fileOf("Dockerfile").trim().split("\n").filter(Boolean);
    expect(lines.length).toBeLessThan(12);
    for (const line of lines) await images.carryOut(line);
    expect(await readFile(images.path("caddy", "var/www/example/dist/index.html"), "utf8")).toContain("<h1");
    const rules = await readFile(images.path("caddy", "etc/caddy/site.caddy"), "utf8");
    expect(rules).toContain("Content-Security-Policy");
    await serve(images, rules);

    const config = join(images.path("build", "site"), "site.config.json");
    await edit(config, /"title": "[^"]*"/, '"title": "Changed afterwards"');
    expect(await images.shell().run("npx site build")).toMatch(/pages, .* in dist/);
    const rebuilt = await readFile(images.path("build", "site/dist/index.html"), "utf8");
    expect(rebuilt).toContain("Changed afterwards");
  },
  timeoutMs,
);

async function serve(images: Images, rules: string): Promise<void> {
  const { caddy } = serverPrograms;
  if (!caddy) throw new Error("There is no program caddy.");
  const server = await startHostServer(caddy, await temporaryFolder(), {
    root: images.path("caddy", "var/www/example/dist"),
    rules,
  });
  try {
    const page = await fetch(`${server.url}/`);
    expect([page.status, page.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
    expect((await fetch(`${server.url}/admin/`)).status).toBe(200);
    expect((await fetch(`${server.url}/nothing-here/`)).status).toBe(404);
  } finally {
    await server.close();
  }
}
