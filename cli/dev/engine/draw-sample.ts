import { catalogues } from "../../../blocks/_kit/messages/index.ts";
import type { RenderAssets } from "../../../renderer/render/assets.ts";
import {
  type ColourScheme,
  inScheme,
  picturesInScheme,
} from "../../../renderer/render/styles/colour-scheme.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { type BlockSample, samplesOf } from "../../../schema/block/samples-of.ts";
import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import { createRenderAssets } from "../../assets/render-assets.ts";
import { SiteError } from "../../files/site-error.ts";
import { type PropsFault, propsFaults } from "../../pipeline/check/props-faults.ts";
import { renderSample } from "../../pipeline/check/render-sample.ts";
import { siteError } from "../../pipeline/open/with-site-errors.ts";
import { maxShown } from "../../report/format-text.ts";
import { type ShownProblem, shownProblems } from "../../report/shown-problem.ts";
import { loaderPath } from "./dev-scripts.ts";
import { fontsOf } from "./fonts-of.ts";
import { type TextLength, withLongTexts, withLongWordsIn } from "./long-words.ts";
import type { SiteState } from "./site-state.ts";

/** A block as the workbench lists it. */
export interface DescribedBlock {
  readonly type: string;
  readonly isOwn: boolean;
  readonly schema: ObjectSchema;
  readonly samples: readonly BlockSample[];
  /** BCP 47 tags. */
  readonly languages: {
    /** Its own first. */
    readonly ofSite: readonly string[];
    /** Those in which the block has texts besides. */
    readonly others: readonly string[];
  };
}

/** How a block is drawn: with the props of one of its samples, by name, or with others. */
export interface SampleRequest {
  readonly type: string;
  /** The name of a sample; the first unless given. */
  readonly sample?: string | undefined;
  /** Replaces the props of the sample. */
  readonly props?: unknown;
  /** The colour scheme; the site's own unless given. */
  readonly scheme?: ColourScheme | undefined;
  /** Whether the page is laid out from right to left. */
  readonly isRightToLeft?: boolean;
  /** Of the page; the site's own unless given. */
  readonly language?: string | undefined;
  /** How texts are lengthened, to find overflow; as they are unless given. */
  readonly length?: TextLength | undefined;
  /** The address at which the block's deferred values are served. */
  readonly data: string;
}

export type DrawnSample =
  | { readonly kind: "page"; readonly html: string; readonly data: unknown }
  | { readonly kind: "problems"; readonly problems: readonly ShownProblem[] }
  | { readonly kind: "unknown" };

export const samplePictures = "/__blockwork/samples";

export async function describeBlocks(state: SiteState): Promise<readonly DescribedBlock[]> {
  const [loaded, { site }] = await Promise.all([state.loadedBlocks(), state.checked()]);
  const ofSite = site?.settings.languages ?? [];
  return loaded.map(({ block, own }) => ({
    ...{ type: block.type, isOwn: own },
    ...{ schema: block.schema, samples: samplesOf(block) },
    languages: { ofSite, others: languagesOf(block, own).filter((tag) => !ofSite.includes(tag)) },
  }));
}

const languagesOf = ({ messages }: AnyBlock, isOwn: boolean): readonly string[] =>
  isOwn ? Object.keys(messages?.catalogues ?? {}) : [...catalogues.keys()];

/** A sample that is drawn again while the last one comes up would be the error of a transition that was skipped. */
const withoutTransitions = "@view-transition{navigation:none}";

/** A page with nothing but a block, as the site would have it. Throws a SiteError for what its view throws. */
export async function drawSample(
  state: SiteState,
  root: string,
  request: SampleRequest,
): Promise<DrawnSample> {
  const checked = await state.checked();
  const { site, sources, problems } = checked;
  const blocks = await state.blocks();
  const block = blocks.find(({ type }) => type === request.type);
  if (!site) return { kind: "problems", problems: shownProblems(problems.slice(0, maxShown), sources.texts) };
  if (!block) return { kind: "unknown" };
  const props = propsOf(block, request);
  const [styles, fonts] = await Promise.all([state.styles(), fontsOf(state, checked)]);
  if (!fonts) throw new SiteError("The fonts of the theme could not be loaded.", 1);
  const { language = site.settings.language, length } = request;
  const settings = length ? withLongWordsIn(site.settings, block, { language, length }) : site.settings;
  const made = createRenderAssets(settings, { styles, fonts, scripts: { loader: `/${loaderPath}` } });
  const { scheme, data } = request;
  const stylesFor: RenderAssets["stylesFor"] = (types, html) =>
    made.stylesFor(types, html) + withoutTransitions;
  const assets = {
    ...made,
    stylesFor: scheme
      ? (types: readonly string[], html: string) => inScheme(stylesFor(types, html), scheme)
      : stylesFor,
  };
  const addresses = { pictures: samplePictures, data };
  try {
    const drawn = renderSample(block, props, {
      settings,
      blocks,
      assets,
      addresses,
      language,
      isAlone: true,
    });
    const html = scheme ? picturesInScheme(drawn.html, scheme) : drawn.html;
    return { kind: "page", html: directed(html, request), data: [...drawn.data.values()][0] };
  } catch (error) {
    const message =
      siteError(root, error)?.message ?? (error instanceof Error ? error.message : String(error));
    throw new SiteError(`The block "${block.type}" could not be drawn: ${message}`, 1);
  }
}

function propsOf(block: AnyBlock, { sample, props, length }: SampleRequest): unknown {
  const samples = samplesOf(block);
  const chosen = samples.find(({ name }) => name === sample) ?? samples[0];
  const written = props ?? chosen?.props;
  return length ? withLongTexts(block.schema, written, length) : written;
}

const directed = (html: string, { isRightToLeft = false }: SampleRequest) =>
  isRightToLeft ? html.replace(/<html lang="([^"]*)"(?: dir="\w+")?/, '<html lang="$1" dir="rtl"') : html;

export async function checkProps(
  state: SiteState,
  { type, props }: Pick<SampleRequest, "type" | "props">,
): Promise<readonly PropsFault[]> {
  return propsFaults(type, props, await state.validators());
}
