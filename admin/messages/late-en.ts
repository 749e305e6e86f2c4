import { each } from "./en/each.ts";
import { entries } from "./en/entries.ts";
import { facts } from "./en/facts.ts";
import { find } from "./en/find.ts";
import { fixes } from "./en/fixes.ts";
import { order } from "./en/order.ts";
import { problems } from "./en/problems.ts";
import { replace } from "./en/replace.ts";
import { states } from "./en/states.ts";
import { versions } from "./en/versions.ts";
import { writing } from "./en/writing.ts";

/** The texts of parts that are loaded after the first screen, in English. */
export const lateEn = {
  each,
  entries,
  facts,
  find,
  fixes,
  order,
  problems,
  replace,
  states,
  versions,
  writing,
};
