import { useMemo, useState } from "react";
import { type Path, useForm } from "../form/form-context.ts";
import { lookWords } from "./look-words.ts";
import { createLightnessMemory, partnersOf, readableRange } from "./readable-range.ts";
import { Slider } from "./slider.tsx";

interface LightnessSliderProps {
  readonly path: Path;
  readonly title: string;
  /** #rrggbb. */
  readonly colour: string;
  /** The colours that it has to be told apart from, each #rrggbb. */
  readonly others: readonly string[];
  /** How well it can be read, in a sentence. */
  readonly hint: string;
}

/** How light a colour is, as far as text can be read: the slider ends where it could not any more, and says so there. */
export function LightnessSlider({ path, title, colour, others, hint }: LightnessSliderProps) {
  const form = useForm();
  const [recall] = useState(createLightnessMemory);
  const words = lookWords();
  const { lch, set } = recall(colour);
  const { chroma, hue, lightness } = lch;
  const beside = others.join(" ");
  const range = useMemo(
    () => readableRange({ chroma, hue, lightness }, beside.split(" ")),
    [chroma, hue, lightness, beside],
  );
  if (!range || range.least === range.most) return null;
  const { least, most } = range;
  const percent = Math.min(Math.max(Math.round(lightness * 100), least), most);
  const ends = words.ends[partnersOf(String(path.at(-1))).isBehind ? "behind" : "text"];
  const end =
    percent === most && most < 100 ? ends.lighter : percent === least && least > 0 ? ends.darker : undefined;
  return (
    <>
      <Slider
        aria-label={words.howLight(title)}
        min={least}
        max={most}
        step={1}
        value={percent}
        valueText={words.lightText(percent, end ?? hint)}
        onFocus={() => form.onFocus(path)}
        onSlide={(next, isHeld) => form.set(path, set(next), isHeld)}
      />
      {end !== undefined && <p className="slider-end">{end}</p>}
    </>
  );
}
