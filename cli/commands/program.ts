import { Command } from "commander";
import { packageVersion } from "../files/package-version.ts";
import type { Terminal } from "../report/terminal.ts";
import { type Declare, type Start, verbosityOptions } from "./declare/declare-command.ts";

interface LazyCommand {
  readonly usage: string;
  readonly description: string;
  readonly load: () => Promise<Declare>;
}

const commands: readonly LazyCommand[] = [
  {
    usage: "init [dir]",
    description:
      "begin a site: pages, content, package.json, a check in CI; nothing that is there is changed",
    load: async () => (await import("./init.ts")).declareInit,
  },
  {
    usage: "new <kind> [name]",
    description: "make a page, an entry, a collection, a block of the site's own or a form handler",
    load: async () => (await import("./new.ts")).declareNew,
  },
  {
    usage: "dev",
    description: "show the site in a browser while it is being worked on, and the editor at /admin",
    load: async () => (await import("./dev.ts")).declareDev,
  },
  {
    usage: "build",
    description: "check the site and write it to dist",
    load: async () => (await import("./build-command.ts")).declareBuild,
  },
  {
    usage: "merge",
    description: "join the shares that site build --shard made, check the whole, and write it to dist",
    load: async () => (await import("./merge.ts")).declareMerge,
  },
  {
    usage: "preview",
    description: "serve what was built as a host does: redirects, headers, the 404 page, compression",
    load: async () => (await import("./preview.ts")).declarePreview,
  },
  {
    usage: "host <format>",
    description: "print the headers, redirects and 404 pages of the built site as a host takes them",
    load: async () => (await import("./host.ts")).declareHost,
  },
  {
    usage: "validate [file]",
    description: "check the site and say what is wrong",
    load: async () => (await import("./validate-command.ts")).declareValidate,
  },
  {
    usage: "test-blocks [types...]",
    description: "try the site's own blocks in a browser: errors, hydration, policy, width, scripts, axe",
    load: async () => (await import("./test-blocks.ts")).declareTestBlocks,
  },
  {
    usage: "routes",
    description: "list every page with its source and its blocks, every feed and every redirect",
    load: async () => (await import("./routes.ts")).declareRoutes,
  },
  {
    usage: "stats",
    description: "say what visitors download of each page that was built, the heaviest first",
    load: async () => (await import("./stats.ts")).declareStats,
  },
  {
    usage: "import <file>",
    description: "take over what the editor exported, after checking it, and say what changes",
    load: async () => (await import("./import.ts")).declareImport,
  },
  {
    usage: "theme <action> [file]",
    description: "write the colours, fonts and sizes of the theme as design tokens, or take them from a file",
    load: async () => (await import("./theme.ts")).declareTheme,
  },
  {
    usage: "explain [code]",
    description: "say what a problem's code means, with an example; without a code, list them all",
    load: async () => (await import("./explain.ts")).declareExplain,
  },
  {
    usage: "migrate",
    description: "bring the files of a site to the present format, and say what changes",
    load: async () => (await import("./migrate.ts")).declareMigrate,
  },
  {
    usage: "schema",
    description:
      "write site.schema.json and model.schema.json, from which code editors complete and explain the site",
    load: async () => (await import("./schema.ts")).declareSchema,
  },
  {
    usage: "doctor",
    description: "check Node, packages, fonts and folders, and say how to mend what is wrong",
    load: async () => (await import("./doctor.ts")).declareDoctor,
  },
];

export async function createProgram(
  args: readonly string[],
  { stdout, stderr }: Pick<Terminal, "stdout" | "stderr">,
  start: Start,
): Promise<Command> {
  const program = new Command("site")
    .description("Builds a website from one JSON file, site.config.json.")
    .version(packageVersion(), "-V, --version", "print the version")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
    })
    .showHelpAfterError("Run site --help to see what there is.")
    .showSuggestionAfterError(true);
  const requested = args[0] === "help" ? args[1] : args[0];
  for (const { usage, description, load } of commands) {
    const [name = ""] = usage.split(" ");
    const isRequested = name === requested;
    const command = program.command(isRequested ? name : usage).description(description);
    if (isRequested) (await load())(command, start);
    verbosityOptions(command);
  }
  return program;
}
