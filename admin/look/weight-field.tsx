import type { NumberSchema } from "../../schema/schema.ts";
import { theme as themeSchema } from "../../schema/site/theme.ts";
import { valueAt } from "../edits/value-at.ts";
import type { FieldProps } from "../form/field-props.ts";
import { useEditor, useSession } from "../session-context.ts";
import { nearestWeight } from "./font-weights.ts";
import { lookWords } from "./look-words.ts";
import { SliderField } from "./slider-field.tsx";

/** The weight of headings, as far as their font has it. */
export function WeightField(props: FieldProps<NumberSchema>) {
  const { schema, value } = props;
  const { fontChoices } = useSession().content;
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
