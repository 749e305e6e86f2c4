import type { Face, Font } from "harfbuzzjs";
import { cutFont, lettersIn } from "../fonts/cut-font.ts";
import { readFont } from "../fonts/read-own-fonts.ts";
import { directionalRuns } from "./directional-runs.ts";

/** How a line of text is shaped. */
export interface TextStyle {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** In pixels. */
  readonly size: number;
}

/** A line of text as shapes, so that it looks the same on every machine. */
interface ShapedText {
  /** Paths, with the start of the baseline at 0, 0. */
  readonly svg: string;
  /** In pixels, as `top` and `bottom` are. */
  readonly width: number;
  /** Of the ink, above the baseline. */
  readonly top: number;
  /** Of the ink; negative below the baseline. */
  readonly bottom: number;
}

/** A font that can turn text into shapes. */
export interface Typeface {
  draw(text: string, style: TextStyle): ShapedText;
  /** The text without the characters that the font has no glyphs for. */
  drawable(text: string): string;
}

interface OpenFile {
  readonly font: Font;
  readonly face: Face;
  readonly letters: ReadonlySet<string>;
}

/** Opens the files of a font at a weight. `only` limits the characters that it is asked for. */
export async function openTypeface(
  files: readonly Uint8Array[],
  weight: number,
  only?: ReadonlySet<string>,
): Promise<Typeface> {
  const harfbuzz = await import("harfbuzzjs");
  const opened = await Promise.all(
    files.map(async (bytes): Promise<OpenFile> => {
      const all = lettersIn(bytes);
      const letters = only ? new Set([...all].filter((letter) => only.has(letter))) : all;
      const [least = 400, most] = (readFont(bytes)?.weights ?? "").split(" ").map(Number);
      const wght = most === undefined ? undefined : Math.min(Math.max(weight, least), most);
      const sfnt = await cutFont(bytes, { letters, weight: wght, format: "sfnt" });
      const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(sfnt).buffer));
      return { font: new harfbuzz.Font(face), face, letters };
    }),
  );
  const fileFor = (grapheme: string) =>
    opened.find(({ letters }) =>
      [...grapheme].every((letter) => letters.has(letter) || /[\p{Cf}\p{M}\s]/u.test(letter)),
    );
  const shape = ({ font, face }: OpenFile, text: string, rtl: boolean, { language, size }: TextStyle) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(rtl ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    buffer.setLanguage(language);
    harfbuzz.shape(font, buffer);
    const scale = size / face.upem;
    let x = 0;
    let [top, bottom] = [0, 0];
    const positions = buffer.getGlyphPositions();
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = font.glyphToPath(codepoint);
      const { yBearing = 0, height = 0 } = font.glyphExtents(codepoint) ?? {};
      if (index === 0) [top, bottom] = [-Infinity, Infinity];
      top = Math.max(top, yBearing + yOffset);
      bottom = Math.min(bottom, yBearing + height + yOffset);
      const at = `translate(${x + xOffset} ${yOffset})`;
      x += xAdvance;
      return path === "" ? "" : `<path transform="${at}" d="${path}"/>`;
    });
    return { svg: glyphs.join(""), scale, width: x * scale, top: top * scale, bottom: bottom * scale };
  };
  return {
    draw(text, style) {
      const isRtl = style.direction === "rtl";
      const graphemes = graphemesOf(text).flatMap((grapheme) => {
        const file = fileFor(grapheme);
        return file ? [{ text: grapheme, file }] : [];
      });
      let width = 0;
      let [top, bottom] = [0, 0];
      const parts = directionalRuns(graphemes, isRtl).map((run, index) => {
        const drawn = shape(run.file, run.text, run.rtl, style);
        const { scale } = drawn;
        const part = `<g transform="translate(${round(width)} 0) scale(${scale} ${-scale})">${drawn.svg}</g>`;
        width += drawn.width;
        top = Math.max(top, drawn.top);
        bottom = index === 0 ? drawn.bottom : Math.min(bottom, drawn.bottom);
        return part;
      });
      return { svg: parts.join(""), width, top, bottom };
    },
    drawable: (text) =>
      graphemesOf(text)
        .filter((grapheme) => fileFor(grapheme))
        .join("")
        .replace(/\s+/g, " ")
        .trim(),
  };
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

export const graphemesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

const round = (value: number) => Math.round(value * 100) / 100;
