import { type Checked, checkSite } from "../renderer/check/check-site.ts";
import type { AnyBlock } from "../schema/define-block.ts";
import { migrationsOf } from "../schema/migrations.ts";
import { createParser, type Validators } from "../schema/parse.ts";
import { installedFonts } from "./read/find-font.ts";
import type { SiteSources } from "./read/read-site.ts";

interface CheckOptions {
  /** The site's folder, beside which its faces are installed. */
  readonly root: string;
  readonly blocks: readonly AnyBlock[];
  /** Compiled ahead of time, to start faster. */
  readonly validators: Validators;
  /** The day, as 2026-01-31: for `{{year}}` and for posts that are dated later. */
  readonly today: string;
  /** Whether posts dated later are part of the site. */
  readonly future?: boolean;
}

/** Checks what was read from a folder, on a day. */
export function checkSources(sources: SiteSources, options: CheckOptions): Checked {
  const { root, blocks, validators, today, future = false } = options;
  return checkSite({
    ...sources,
    blocks,
    parser: createParser(validators, migrationsOf(blocks)),
    faces: installedFonts(root),
    today,
    future,
  });
}
