import type { Site } from "../../renderer/site.ts";
import { dayOf } from "../../schema/day-of.ts";
import type { AnyBlock } from "../../schema/define-block.ts";
import { emptyModel, type Model } from "../../schema/model.ts";
import type { Validators } from "../../schema/parse.ts";
import type { Problem } from "../../schema/problem.ts";
import { type FontOptions, type Fonts, loadFonts } from "../assets/fonts.ts";
import { compileStyles, type Styles } from "../assets/styles.ts";
import { loadValidators } from "../assets/validators.ts";
import { checkSources } from "../check-sources.ts";
import { type LoadedCode, loadBlocks } from "../read/load-blocks.ts";
import { readSite, type SiteSources } from "../read/read-site.ts";
import { createSiteFolder } from "../read/site-folder.ts";
import { siteError } from "../with-site-errors.ts";

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
  fonts(options: Omit<FontOptions, "root">): Promise<Fonts>;
  changed(part: Part): void;
}

export function createSiteState({ root, config, future, ...options }: StateOptions): SiteState {
  const folder = createSiteFolder(root);
  let loading: Promise<LoadedCode> | undefined;
  let validating: { readonly model: string; readonly validators: Promise<Validators> } | undefined;
  let checking: { readonly day: string; readonly site: Promise<CheckedSite> } | undefined;
  let styling: Promise<Styles> | undefined;

  const loaded = () => {
    loading ??= loadBlocks(folder);
    return loading;
  };
  const blocks = async () => (await loaded()).blocks.map(({ block }) => block);
  const validatorsOf = async (model: Model) => {
    const text = JSON.stringify(model);
    if (validating?.model !== text)
      validating = { model: text, validators: loadValidators(await blocks(), model) };
    return validating.validators;
  };
  const check = async (sources: SiteSources) => {
    const { blocks: own } = await loaded();
    const validators = await validatorsOf(sources.model ?? emptyModel);
    try {
      return checkSources(sources, { root, blocks: own, validators, today: today(), future });
    } catch (error) {
      throw siteError(root, error) ?? error;
    }
  };
  const readAndCheck = async () => {
    const { formats } = await loaded();
    const sources = await readSite(folder, config, { formats });
    return { sources, ...(await check(sources)) };
  };
  const today = () => options.today ?? dayOf(new Date());

  return {
    today,
    blocks,
    checked() {
      if (checking?.day !== today()) checking = { day: today(), site: readAndCheck() };
      return checking.site;
    },
    check: async (sources) => (await check(sources)).problems,
    async styles() {
      const { blocks: own } = await loaded();
      styling ??= compileStyles(root, own);
      return styling;
    },
    fonts: (fonts) => loadFonts({ ...fonts, root }),
    changed(part) {
      if (part === "content") checking = undefined;
      else styling = undefined;
    },
  };
}
