import { each, linkWords, shared } from "./de/each.ts";
import { entries, exports } from "./de/entries.ts";
import { facts } from "./de/facts.ts";
import { find, shortcuts } from "./de/find.ts";
import { fixes } from "./de/fixes.ts";
import { order } from "./de/order.ts";
import { problems } from "./de/problems.ts";
import { replace } from "./de/replace.ts";
import { states } from "./de/states.ts";
import { conflicts, versions } from "./de/versions.ts";
import { writing } from "./de/writing.ts";
import type { Messages } from "./en.ts";
import type { lateEn } from "./late-en.ts";

/** The texts of parts that are loaded after the first screen, in German. */
export const lateDe: Pick<Messages, keyof typeof lateEn> = {
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
