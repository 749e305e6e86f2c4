import { decodePage, type Posting, type SearchIndex, slots } from "./index-format.ts";
import type { Variant } from "./open-words.ts";

/** A page that matches a query, without its texts. */
export interface RankedPage {
  /** Its number in the index. */
  readonly page: number;
  /** An index into the groups of the index. */
  readonly group: number;
  /** Numbers of the sections that match, best first. */
  readonly sections: readonly number[];
  /** The words of the index that matched, for highlighting. */
  readonly words: ReadonlySet<string>;
  /** Whether it matches only by words that are similar to the typed ones. */
  readonly isSimilar: boolean;
}

/** BM25F: how much a word in each place counts, how soon more of the same counts no more, how much a long text loses. */
const weights = { title: 6, field: 2, heading: 3, text: 1 } as const;
const saturation = 1.4;
const lengthLoss = 0.35;

interface Candidate {
  score: number;
  matched: number;
  titleScore: number;
  titleWords: number;
  isSimilar: boolean;
  readonly sections: Map<number, number>;
  readonly words: Set<string>;
}

export function rankPages(
  { pages }: Pick<SearchIndex, "pages">,
  typed: readonly (readonly Variant[])[],
): RankedPage[] {
  const count = pages.length / 2;
  const candidates = new Map<number, Candidate>();
  const isCommon = (variants: readonly Variant[]) =>
    variants.some((variant) => variant.isCommon && variant.nearness === 1);
  const counted = typed.some((variants) => variants.length > 0 && !isCommon(variants));
  for (const variants of typed) {
    const weight = counted && isCommon(variants) ? 0 : 1;
    for (const [page, hit] of bestHits(variants, { pages, count })) addHit(candidates, page, hit, weight);
  }
  const most = Math.max(0, ...[...candidates.values()].map(({ matched }) => matched));
  const scoreOf = ({ score, titleScore, titleWords }: Candidate, page: number) =>
    score + (titleScore * titleWords) / Math.max(titleWords, decodePage(pages, page).titleWords);
  return [...candidates]
    .filter(([, { matched }]) => matched === most)
    .map(([page, candidate]) => ({ page, candidate, score: scoreOf(candidate, page) }))
    .sort((one, other) => other.score - one.score || one.page - other.page)
    .map(({ page, candidate: { sections, words, isSimilar } }) => ({
      page,
      group: decodePage(pages, page).group,
      sections: [...sections].sort(([, one], [, other]) => other - one).map(([section]) => section),
      words,
      isSimilar,
    }));
}

interface Hit {
  readonly score: number;
  readonly isInTitle: boolean;
  readonly isSimilar: boolean;
  readonly sections: ReadonlyMap<number, number>;
  readonly words: readonly string[];
}

function bestHits(
  variants: readonly Variant[],
  site: { readonly pages: string; readonly count: number },
): Map<number, Hit> {
  const best = new Map<number, Hit>();
  for (const variant of variants) {
    for (const [page, hit] of hitsOf(variant, site)) {
      const known = best.get(page);
      const [better, worse] = !known || hit.score > known.score ? [hit, known] : [known, hit];
      best.set(page, worse ? withMore(better, worse) : better);
    }
  }
  return best;
}

const withMore = (hit: Hit, { sections, words, isInTitle }: Hit): Hit => ({
  ...hit,
  isInTitle: hit.isInTitle || isInTitle,
  sections: new Map([...sections, ...hit.sections]),
  words: [...hit.words, ...words],
});

function* hitsOf(
  { word, nearness, pages: onPages, postings }: Variant,
  { pages, count }: { readonly pages: string; readonly count: number },
): Generator<[number, Hit]> {
  const rarity = Math.log(1 + (count - onPages + 0.5) / (onPages + 0.5)) * nearness;
  for (let index = 0; index < postings.length; ) {
    const page = postings[index]?.page ?? 0;
    const own: Posting[] = [];
    for (; postings[index]?.page === page; index++) own.push(postings[index] as Posting);
    const { length } = decodePage(pages, page);
    const sections = new Map<number, number>();
    let often = 0;
    for (const { slot, times } of own) {
      const weight = weightOf(slot) * times;
      often += weight;
      const section = slot < slots.heading ? 0 : (slot - slots.heading) >> 1;
      if (slot >= slots.heading) sections.set(section, (sections.get(section) ?? 0) + weight * rarity);
    }
    const loss = 1 - lengthLoss + lengthLoss * 2 ** ((length - 4) / 2);
    const score = (rarity * often * (saturation + 1)) / (often + saturation * loss);
    const isInTitle = own.some(({ slot }) => slot === slots.title);
    yield [page, { score, isInTitle, isSimilar: nearness < 0.3, sections, words: [word] }];
  }
}

function weightOf(slot: number): number {
  if (slot === slots.title) return weights.title;
  if (slot === slots.field) return weights.field;
  return slot % 2 === 0 ? weights.heading : weights.text;
}

function addHit(candidates: Map<number, Candidate>, page: number, hit: Hit, matched: number): void {
  const candidate = candidates.get(page) ?? {
    ...{ score: 0, matched: 0, titleScore: 0, titleWords: 0, isSimilar: false },
    ...{ sections: new Map<number, number>(), words: new Set<string>() },
  };
  candidates.set(page, candidate);
  candidate.score += hit.score;
  candidate.matched += matched;
  candidate.isSimilar ||= hit.isSimilar;
  if (hit.isInTitle) {
    candidate.titleScore += hit.score;
    candidate.titleWords += 1;
  }
  for (const [section, weight] of hit.sections)
    candidate.sections.set(section, (candidate.sections.get(section) ?? 0) + weight);
  for (const word of hit.words) candidate.words.add(word);
}
