import { memo, useRef } from "react";
import type { NumberSchema } from "../../../../schema/schema.ts";
import { theme as themeSchema } from "../../../../schema/site/theme.ts";
import { hasToken } from "../../../../schema/token-syntax.ts";
import { valueAt } from "../../../document/value-at.ts";
import { Field, isSameField } from "../../../fields/field.tsx";
import type { FieldProps } from "../../../fields/form/field-props.ts";
import { fitsSchema } from "../../../fields/form/fits-schema.ts";
import { fieldId, useForm } from "../../../fields/form/form-context.ts";
import { NumberField } from "../../../fields/number/number-field.tsx";
import { messages } from "../../../messages/messages.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { Button } from "../../../ui/button.tsx";
import { useOpenedSite } from "../../../workspace/opened-site.ts";
import { FontField } from "./font-field.tsx";
import { nearestWeight } from "./font-weights.ts";
import { lookWords } from "./look-words.ts";
import { Slider, ThemeColourField } from "./theme-colour-field.tsx";

/** The input for a value of the theme, where its schema alone does not say all about it. */
export const ThemeField = memo((props: FieldProps) => {
  const { readOnly } = useForm();
  const { schema, value, path } = props;
  const [, key, ...inside] = path;
  if (readOnly) return <Field {...props} />;
  if (schema.type === "number" || schema.type === "integer") {
    if (!fitsSchema(schema, value ?? 0)) return <Field {...props} />;
    const Input = key === "displayWeight" ? WeightField : SliderField;
    return <Input {...props} schema={schema} />;
  }
  const isPlain = value === undefined || (typeof value === "string" && !hasToken(value));
  if (!isPlain || schema.type !== "string") return <Field {...props} />;
  if (schema.format === "colour" && inside.length === 1)
    return <ThemeColourField {...props} schema={schema} />;
  if (key === "displayFont" || key === "textFont") return <FontField {...props} schema={schema} />;
  return <Field {...props} />;
}, isSameField);

/** The weight of headings, as far as their font has it. */
function WeightField(props: FieldProps<NumberSchema>) {
  const { schema, value } = props;
  const { fontChoices } = useOpenedSite().content;
  const name = useEditor(
    ({ document }) =>
      valueAt(document.site, ["theme", "displayFont"]) ?? themeSchema.properties.displayFont.default,
  );
  const font = fontChoices.find((choice) => choice.name === name);
  const { default: usual = 400 } = schema;
  const weight = typeof value === "number" ? value : usual;
  // A font that the editor doesn't know may have any, and what is written otherwise is to be seen.
  if (!font || nearestWeight(weight, font) !== weight) return <SliderField {...props} />;
  const [minimum, maximum] = font.weights;
  if (minimum === maximum)
    return (
      <div className="field">
        <span className="field-label">{schema.title}</span>
        <p className="field-help">{lookWords().oneWeight(font.title, minimum)}</p>
      </div>
    );
  const inRange = { ...schema, minimum, maximum, default: nearestWeight(usual, font) };
  return <SliderField {...props} schema={inRange} leftOut={usual} />;
}

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
function SliderField({ leftOut, ...props }: SliderFieldProps) {
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
