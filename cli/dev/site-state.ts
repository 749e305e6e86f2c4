import type { Site } from "../../renderer/site.ts";
import { dayOf } from "../../schema/day-of.ts";
import type { AnyBlock } from "../../schema/define-block.ts";
import type { Validators } from "../../schema/parse.ts";
import type { Problem } from "../../schema/problem.ts";
import { type Faces, type Font, loadFonts } from "../assets/fonts.ts";
import { compileStyles, type Styles } from "../assets/styles.ts";
import { loadValidators } from "../assets/validators.ts";
import { checkSources } from "../check-sources.ts";
import { type LoadedBlock, loadBlocks } from "../read/load-blocks.ts";
import { readSite, type SiteSources } from "../read/read-site.ts";

export interface StateOptions {
  /** Absolute. */
  readonly root: string;
  /** Relative to the root. */
  readonly config: string;
  readonly future: boolean;
  /** The day that it is taken to be, as 2026-01-31; the one that it is, unless it is given. */
  readonly today?: string | undefined;
}

/** The site as it was read last: what was on disk, what is wrong with it, and the site itself if no error is in it. */
export interface CheckedSite {
  readonly sources: SiteSources;
  readonly problems: readonly Problem[];
  readonly site?: Site;
}

/** What can change without our own code being loaded again. */
export type Part = "content" | "styles";

/** A site in memory, each part made when it is first asked for and kept until it changes. */
export interface SiteState {
  /** The day, as 2026-01-31. */
  today(): string;
  blocks(): Promise<readonly AnyBlock[]>;
  checked(): Promise<CheckedSite>;
  /** What is wrong with sources that are not those on disk. */
  check(sources: SiteSources): Promise<readonly Problem[]>;
  styles(): Promise<Styles>;
  fonts(theme: Faces): Promise<{ readonly display: Font; readonly text: Font }>;
  changed(part: Part): void;
}

export function createSiteState({ root, config, future, ...options }: StateOptions): SiteState {
  let loading: Promise<{ loaded: LoadedBlock[]; blocks: AnyBlock[]; validators: Validators }> | undefined;
  let checking: { readonly day: string; readonly site: Promise<CheckedSite> } | undefined;
  let styling: Promise<Styles> | undefined;

  const load = async () => {
    const loaded = await loadBlocks(root);
    const blocks = loaded.map(({ block }) => block);
    return { loaded, blocks, validators: await loadValidators(blocks) };
  };
  const parts = () => {
    loading ??= load();
    return loading;
  };
  const check = async (sources: SiteSources) => {
    const { blocks, validators } = await parts();
    return checkSources(sources, { root, blocks, validators, today: today(), future });
  };
  const readAndCheck = async () => {
    const sources = await readSite(root, config);
    return { sources, ...(await check(sources)) };
  };
  const today = () => options.today ?? dayOf(new Date());

  return {
    today,
    blocks: async () => (await parts()).blocks,
    checked() {
      if (checking?.day !== today()) checking = { day: today(), site: readAndCheck() };
      return checking.site;
    },
    check: async (sources) => (await check(sources)).problems,
    async styles() {
      const { loaded } = await parts();
      styling ??= compileStyles(root, loaded);
      return styling;
    },
    fonts: (theme) => loadFonts(root, theme),
    changed(part) {
      if (part === "content") checking = undefined;
      else styling = undefined;
    },
  };
}
