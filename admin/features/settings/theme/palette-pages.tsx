import { Check } from "lucide-react";
import type { ThemeColours } from "../../../../schema/site/theme.ts";
import { lookWords } from "./look-words.ts";
import type { Palettes } from "./make-palette.ts";

interface PalettePagesProps {
  readonly palettes: Palettes;
  readonly title: string;
  readonly isChosen: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
}

/** A palette as a button: a little page in its light colours, and one in its dark ones. */
export function PalettePages({ palettes, title, isChosen, disabled, onChoose }: PalettePagesProps) {
  return (
    <button
      type="button"
      className="palette"
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={() => {
        if (!isChosen) onChoose();
      }}
    >
      <span className="palette-pages" aria-hidden>
        <LittlePage colours={palettes.light} />
        <LittlePage colours={palettes.dark} />
      </span>
      <span className="palette-title">
        {title}
        {isChosen && <Check size={16} aria-hidden />}
      </span>
    </button>
  );
}

function LittlePage({ colours }: { readonly colours: ThemeColours }) {
  const { paper, sheet, ink, quiet, line, accent } = colours;
  const { letters, quietWord, buttonWord } = lookWords().littlePage;
  return (
    <span className="little-page" style={{ background: paper, color: ink }}>
      <b>{letters}</b>
      <span style={{ color: quiet }}>{quietWord}</span>
      <span className="little-sheet" style={{ background: sheet, borderColor: line }}>
        <span className="little-button" style={{ background: accent, color: paper }}>
          {buttonWord}
        </span>
      </span>
    </span>
  );
}
