import { type ComponentPropsWithRef, useMemo, useRef, useState } from "react";
import type { StringSchema } from "../../../../schema/schema.ts";
import { theme } from "../../../../schema/theme-settings.ts";
import type { ValuePath } from "../../../document/edit.ts";
import { valueAt } from "../../../document/value-at.ts";
import { ColourField } from "../../../fields/colour/colour-field.tsx";
import type { FieldProps } from "../../../fields/form/field-props.ts";
import { useForm } from "../../../fields/form/form-context.ts";
import { useFieldProblems } from "../../../fields/form/use-field-problems.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { useOpenedSite } from "../../../workspace/opened-site.ts";
import { contrastHint } from "./contrast-hint.ts";
import { createLightnessMemory, partnersOf, readableRange } from "./readable-range.ts";
import { themeMessages } from "./theme-messages.ts";

const isColour = (value: unknown): value is string =>
  typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);

export function ThemeColourField(props: FieldProps<StringSchema>) {
  const { schema, value, path } = props;
  const { schemas } = useOpenedSite();
  const problems = useFieldProblems(path);
  const hint = useEditor((state) => contrastHint(state.document.site, path, schemas.site));
  const [, scheme, key] = path;
  const beside = useEditor(({ document }) => {
    const { properties } = theme.properties[scheme === "dark" ? "dark" : "light"];
    const usual: Readonly<Record<string, { readonly default: string }>> = properties;
    return partnersOf(String(key))
      .keys.map((other) => valueAt(document.site, ["theme", String(scheme), other]) ?? usual[other]?.default)
      .filter(isColour)
      .join(" ");
  });
  const colour = value ?? schema.default;
  return (
    <ColourField
      {...props}
      below={
        <>
          {isColour(colour) && beside !== "" && (
            <LightnessSlider
              path={path}
              title={schema.title}
              colour={colour}
              others={beside.split(" ")}
              hint={hint ?? ""}
            />
          )}
          {hint && problems.length === 0 && <p className="colour-hint">{hint}</p>}
        </>
      }
    />
  );
}

interface LightnessSliderProps {
  readonly path: ValuePath;
  readonly title: string;
  readonly colour: string;
  readonly others: readonly string[];
  readonly hint: string;
}

function LightnessSlider({ path, title, colour, others, hint }: LightnessSliderProps) {
  const form = useForm();
  const [recall] = useState(createLightnessMemory);
  const words = themeMessages();
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
        aria-label={words.howLight({ title })}
        min={least}
        max={most}
        step={1}
        value={percent}
        valueText={words.lightText({ percent, contrast: end ?? hint })}
        onFocus={() => form.onFocus(path)}
        onSlide={(next, isHeld) => form.set(path, set(next), isHeld)}
      />
      {end !== undefined && <p className="slider-end">{end}</p>}
    </>
  );
}

interface SliderProps extends Omit<ComponentPropsWithRef<"input">, "onChange" | "type"> {
  readonly value: number;
  readonly valueText: string;
  /** `isHeld` from the second change on while it is dragged: that is still the same step. */
  readonly onSlide: (value: number, isHeld: boolean) => void;
}

export function Slider({ valueText, onSlide, ...rest }: SliderProps) {
  const drag = useRef<"no" | "begun" | "moved">("no");
  const end = () => {
    drag.current = "no";
  };
  return (
    <input
      {...rest}
      type="range"
      className="slider"
      aria-valuetext={valueText}
      onPointerDown={() => {
        drag.current = "begun";
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onChange={({ target }) => {
        onSlide(target.valueAsNumber, drag.current === "moved");
        if (drag.current === "begun") drag.current = "moved";
      }}
    />
  );
}
