import { useRef } from "react";
import type { NumberSchema } from "../../schema/schema.ts";
import type { FieldProps } from "../form/field-props.ts";
import { fieldId, useForm } from "../form/form-context.ts";
import { NumberField } from "../form/number-field.tsx";
import { Button } from "../kit/button.tsx";
import { messages } from "../messages/messages.ts";
import { lookWords } from "./look-words.ts";
import { Slider } from "./slider.tsx";

/** How finely a number is set, by the key of the theme; in whole numbers without one. */
const steps: Readonly<Record<string, number>> = {
  displayWeight: 10,
  textSize: 0.5,
  lineHeight: 0.05,
  scale: 0.01,
  spacing: 0.05,
  gutter: 0.05,
};

interface SliderFieldProps extends FieldProps<NumberSchema> {
  /** What it is where nothing is written, if that is not the usual number. */
  readonly leftOut?: number;
}

/** A number of the theme: a slider from its least to its most, the number beside it, and a way back to the usual one. */
export function SliderField({ leftOut, ...props }: SliderFieldProps) {
  const { schema, value, path } = props;
  const form = useForm();
  const slider = useRef<HTMLInputElement>(null);
  const words = lookWords();
  const { minimum = 0, maximum = 100, default: usual = minimum } = schema;
  const number = typeof value === "number" ? value : usual;
  const written = (shown: number) => shown.toLocaleString(messages.locale);
  const than = number === usual ? words.usual : number > usual ? words.more : words.less;
  return (
    <NumberField
      {...props}
      beside={
        <Slider
          ref={slider}
          id={`${fieldId(form, path)}-slider`}
          aria-label={words.slide(schema.title)}
          min={minimum}
          max={maximum}
          step={steps[String(path.at(-1))] ?? 1}
          value={number}
          valueText={words.numberText(written(number), than)}
          onFocus={() => form.onFocus(path)}
          onSlide={(next, isHeld) => form.set(path, next, isHeld)}
        />
      }
      below={
        number !== usual && (
          <Button
            tone="plain"
            className="slider-back"
            onClick={() => {
              form.set(path, leftOut === undefined || leftOut === usual ? undefined : usual);
              slider.current?.focus();
            }}
          >
            {words.backToUsual(written(usual))}
          </Button>
        )
      }
    />
  );
}
