import type { PictureFocus } from "../../../schema/fields/picture-focus.ts";
import type { PictureSettings } from "../../../schema/fields/picture-settings.ts";
import type { Picture, PictureFile } from "../../../schema/fields/resolved.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import { pointerTo } from "../../../schema/sources/source.ts";
import { confusableKey, nameDifference } from "../../../schema/text/confusable-names.ts";
import { suggestion } from "../../../schema/text/suggest.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { isVisible } from "../../../schema/text/visible.ts";
import { baseLanguage } from "../../base-language.ts";
import { createDependencyLog, type DependencyLog } from "../report/dependencies.ts";
import type { Report } from "../report/report.ts";

/** Of a file in content/media. Sizes in pixels. */
export interface MediaMetadata {
  readonly width: number;
  readonly height: number;
  /** A hash of the file's bytes. */
  readonly version: string;
  /** The size of the file. */
  readonly bytes?: number;
  /** Whether it is an animation. */
  readonly moves?: true;
  /** Whether some of its pixels are. */
  readonly transparent?: true;
  /** The alternative text in the site's main language. */
  readonly alt?: string;
  /** Alternative texts in other languages, by BCP 47 tag. */
  readonly alts?: Readonly<Record<string, string>>;
  /** Whether it needs no alternative text. */
  readonly decorative?: boolean;
  /** The name of the picture that replaces it in the dark colour scheme. */
  readonly dark?: string;
  /** The point that stays visible when it is cropped. */
  readonly focus?: PictureFocus;
}

const catalogue = "content/media/media.json";

export type ResolvePicture = (name: string, place: ProblemLocation) => Picture | undefined;

/** A picture that no page shows, or an entry of media.json without a picture, and where to report it. */
interface UnusedPicture {
  readonly name: string;
  readonly place: ProblemLocation;
}

/** Resolves pictures and records which are used. */
export interface Pictures {
  /** A function that resolves names, with alternative texts in this language. */
  resolveIn(language: string): ResolvePicture;
  unused(): UnusedPicture[];
  /** The names in media.json for which there is no picture. */
  undescribable(): UnusedPicture[];
  /** Of all pictures in content/media. */
  readonly names: readonly string[];
  /** Marks a picture as used, for a page that is reused from a previous run. */
  use(name: string): void;
}

interface PicturesInput {
  readonly media: ReadonlyMap<string, MediaMetadata>;
  readonly report: Report;
  readonly language: string;
  readonly described?: readonly string[] | undefined;
  readonly base?: string;
  readonly made?: PictureSettings | undefined;
  readonly dependencies?: DependencyLog;
}

/**
 * The pictures of content/media by their names.
 *
 * Resolving one reports `missing-picture` for a name that is not there, letter for letter; and, once and where the text
 * belongs, `missing-alt` for a picture that has no alternative text and is not marked decorative, and `untranslated-alt`
 * for one that has none in the language of the page. The version for dark colour schemes is shown with the same
 * alternative text, so only `missing-picture` is reported of it.
 */
export function createPictures({
  media,
  report,
  language: own,
  described = [],
  base = "",
  made,
  dependencies = createDependencyLog(),
}: PicturesInput): Pictures {
  const used = new Set<string>();
  const placeOf = (name: string) => ({ file: catalogue, pointer: pointerTo("", name) });
  const neverAsked = (names: readonly string[]): UnusedPicture[] =>
    names
      .filter((name) => !used.has(name))
      .map((name) => ({ name, place: { ...placeOf(name), target: "key" } }));
  const use = (name: string) => {
    dependencies.add({ kind: "picture", name });
    used.add(name);
  };
  // A similar name in media.json is another problem.
  const isDescribedOtherwise = (name: string) =>
    described.some((other) => !media.has(other) && nameDifference(name, other) !== undefined);
  const fileOf = (name: string, place: ProblemLocation): (PictureFile & MediaMetadata) | undefined => {
    const facts = media.get(name);
    use(name);
    if (facts) return { name, base, ...(made && { made }), ...facts };
    const names = [...media.keys()];
    const key = confusableKey(name);
    const other = names.find((present) => confusableKey(present) === key);
    if (other !== undefined) used.add(other);
    const { message, hint } = /^(?:https?:)?\/\//i.test(name)
      ? elsewhere(name)
      : other === undefined
        ? notThere(name, names)
        : writtenOtherwise(name, other);
    report.add("missing-picture", place, message, hint);
    return undefined;
  };
  return {
    use,
    names: [...media.keys()],
    unused: () =>
      neverAsked([...media.keys()]).map((found) => {
        const { alt, decorative } = media.get(found.name) ?? {};
        const described = alt !== undefined || decorative;
        return described ? found : { ...found, place: { file: `content/media/${found.name}`, pointer: "" } };
      }),
    undescribable: () => neverAsked(described.filter((name) => !media.has(name))),
    resolveIn: (language) => (name, place) => {
      const found = fileOf(name, place);
      if (!found) return undefined;
      const { decorative } = found;
      const alt = language === own ? found.alt : (textIn(language, found.alts) ?? found.alt);
      const hasText = isVisible(alt ?? "") || decorative === true || isDescribedOtherwise(name);
      if (!hasText) {
        const message = `The picture "${truncateForMessage(name)}" has no alternative text.`;
        const hint = `Describe it in ${catalogue}, or mark it there as "decorative": true.`;
        report.add("missing-alt", placeOf(name), message, hint);
      } else if (
        language !== own &&
        !decorative &&
        !isDescribedOtherwise(name) &&
        !textIn(language, found.alts)
      ) {
        const message = `The picture "${truncateForMessage(name)}" has no alternative text in the language "${truncateForMessage(language)}".`;
        const hint = `Add it in ${catalogue}: "alts": { "${truncateForMessage(language)}": "…" }.`;
        const at = pointerTo(`${placeOf(name).pointer}/alts`, language);
        report.add("untranslated-alt", { file: catalogue, pointer: at }, message, {
          suggestion: hint,
          values: { language },
        });
      }
      const darkPlace = { file: catalogue, pointer: pointerTo(placeOf(name).pointer, "dark") };
      const dark = found.dark === undefined ? undefined : fileOf(found.dark, darkPlace);
      return {
        ...publishedFile(found),
        alt: decorative ? "" : (alt ?? ""),
        ...(dark && { dark: publishedFile(dark) }),
      };
    },
  };
}

function textIn(language: string, texts: MediaMetadata["alts"] = {}): string | undefined {
  return [language, baseLanguage(language)]
    .map((tag) => (Object.hasOwn(texts, tag) ? texts[tag] : undefined))
    .find((text) => text !== undefined && isVisible(text));
}

function publishedFile({ name, version, width, height, base, ...more }: PictureFile): PictureFile {
  const { transparent, focus, made } = more;
  return {
    ...{ name, version, width, height, base },
    ...(transparent && { transparent }),
    ...(focus && { focus }),
    ...(made && { made }),
  };
}

function elsewhere(name: string) {
  const message = `"${truncateForMessage(name)}" is a picture of another host, which pages do not load.`;
  return { message, hint: "Put a copy that you may use into content/media, and name it by its file." };
}

function notThere(name: string, names: readonly string[]) {
  if (name.trim() === "") {
    const hint = { suggestion: "Name a file of content/media.", values: { reason: "empty" } } as const;
    return { message: "No picture is chosen.", hint };
  }
  const message = `There is no picture "${truncateForMessage(name)}" in content/media.`;
  return { message, hint: suggestion(name, names) ?? "Put the file there, or name another one." };
}

function writtenOtherwise(name: string, present: string) {
  const message = `The picture "${truncateForMessage(name)}" is called "${truncateForMessage(present)}": the two differ only in ${nameDifference(name, present)}.`;
  return { message, hint: `Write "${truncateForMessage(present)}".` };
}
