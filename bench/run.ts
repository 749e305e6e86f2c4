import { commands } from "./commands.ts";
import { devUpdates } from "./dev-updates.ts";
import { editorOpening } from "./editor-opening.ts";
import { type Figures, lineOf } from "./figures.ts";
import { firstClick } from "./first-click.ts";
import { keyToPage } from "./key-to-page.ts";
import { manyChanges } from "./many-changes.ts";
import { manyEntries } from "./many-entries.ts";
import { manyPrices } from "./many-prices.ts";
import { manySteps } from "./many-steps.ts";
import { saves } from "./saves.ts";
import { typing } from "./typing.ts";

// Prints medians; it judges nothing. `npm run bench typing` runs one of them.
const benches: Readonly<Record<string, () => AsyncIterable<Figures>>> = {
  commands,
  "dev-updates": devUpdates,
  "editor-opening": editorOpening,
  "first-click": firstClick,
  "key-to-page": keyToPage,
  "many-changes": manyChanges,
  "many-entries": manyEntries,
  "many-prices": manyPrices,
  "many-steps": manySteps,
  saves,
  typing,
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches);
for (const name of names) {
  const bench = benches[name];
  if (!bench) {
    process.stderr.write(
      `There is no bench ${name}.\n  Name one of ${Object.keys(benches).join(", ")}, or none for all.\n`,
    );
    process.exitCode = 2;
    break;
  }
  for await (const figures of bench()) process.stdout.write(`${lineOf(figures)}\n`);
}
