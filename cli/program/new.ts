import { Argument } from "commander";
import { type NewKind, type NewOptions, newKinds } from "../new/kinds.ts";
import { type Declare, examples } from "./declare.ts";
import { jsonOption, rootOption } from "./options.ts";

export const declareNew: Declare = (program, start) => {
  const command = program
    .command("new")
    .description("make a page, an entry, a collection or a block of the site's own")
    .addArgument(new Argument("<kind>", "what to make").choices(newKinds))
    .argument(
      "<name>",
      "the title of a page; of an entry, collection/title; the name of a collection or block",
    );
  jsonOption(rootOption(command))
    .option("--path <path>", "the address of a page, such as /about; made of its title unless it is given")
    .option("--island", "a block with a part that runs in the visitor's browser")
    .addHelpText(
      "after",
      examples({
        'site new page "About us"': "a page at /about-us",
        "site new collection breads": "a collection in content/model.json",
        'site new entry "breads/Rye loaf"': "content/breads/rye-loaf.md",
        "site new block price-list": "blocks/price-list, and its line in blocks/index.ts",
        "site new block price-list --island": "the same with an island, and its line in blocks/islands.ts",
      }),
    )
    .action((kind: NewKind, name: string, options: Omit<NewOptions, "kind" | "name">) =>
      start(async (terminal) => {
        const { create } = await import("../commands/new.ts");
        return create({ ...options, kind, name }, terminal);
      }),
    );
};
