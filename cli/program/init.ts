import type { InitOptions } from "../commands/init.ts";
import { templates } from "../templates/index.ts";
import { type Declare, examples } from "./declare.ts";

export const declareInit: Declare = (program, start) => {
  program
    .command("init")
    .description(
      "begin a site: pages, content, package.json, a check in CI; nothing that is there is changed",
    )
    .argument("[dir]", "the folder of the site, made if there is none")
    .option("--template <name>", `what it begins with: ${Object.keys(templates).join(", ")}`)
    .option("--language <tag>", "the language of the site, such as en-GB or de")
    .option("--name <name>", "what the site is called")
    .option("-y, --yes", "ask nothing, and take what is usual", false)
    .addHelpText(
      "after",
      examples({
        "site init my-site": "asks what is not said, in a terminal",
        "site init bakery --template business --yes": "asks nothing",
        'site init . --name "Mill Lane" --language de': "in this folder",
      }),
    )
    .action((folder: string | undefined, options: Omit<InitOptions, "folder">) =>
      start(async (terminal) => {
        const { init } = await import("../commands/init.ts");
        return init({ ...options, folder }, terminal);
      }),
    );
};
