import { each, linkWords, shared } from "./en/each.ts";
import { entries, exports } from "./en/entries.ts";
import { facts } from "./en/facts.ts";
import { find, shortcuts } from "./en/find.ts";
import { fixes } from "./en/fixes.ts";
import { order } from "./en/order.ts";
import { problems } from "./en/problems.ts";
import { replace } from "./en/replace.ts";
import { states } from "./en/states.ts";
import { conflicts, versions } from "./en/versions.ts";
import { writing } from "./en/writing.ts";

/** The texts of parts that are loaded after the first screen, in English. */
export const lateEn = {
  conflicts,
  each,
  entries,
  exports,
  facts,
  find,
  fixes,
  linkWords,
  order,
  problems,
  replace,
  shared,
  shortcuts,
  states,
  versions,
  writing,
};
