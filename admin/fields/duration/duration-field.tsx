import { useState } from "react";
import { messages } from "../../../editing/messages/messages.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import {
  type Duration,
  type DurationUnit,
  durationUnits,
  parseDuration,
  writeDuration,
} from "../../../schema/formats/duration/index.ts";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { useForm } from "../form/form-context.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { TextField } from "../text/text-field.tsx";

const mostDigits = 4;

/** A number for each unit; what can't be read so, such as a text with a token, is edited as a text. */
export function DurationField(props: FieldProps<StringSchema>) {
  const { value = "" } = props;
  const duration = value === "" ? {} : parseDuration(String(value));
  return duration ? <UnitInputs {...props} duration={duration} /> : <TextField {...props} />;
}

function UnitInputs({
  schema,
  path,
  required,
  duration,
}: FieldProps<StringSchema> & { readonly duration: Duration }) {
  const form = useForm();
  const problems = useFieldProblems(path);
  // What is typed that is no whole number stays in its input, and is not written.
  const [typed, setTyped] = useState<Readonly<Partial<Record<DurationUnit, string>>>>({});
  const write = (unit: DurationUnit, text: string) => {
    const isWhole = text === "" || (/^\d+$/.test(text) && text.length <= mostDigits);
    setTyped({ ...typed, [unit]: isWhole ? undefined : text });
    if (!isWhole) return;
    const { [unit]: _, ...others } = duration;
    const next = writeDuration(text === "" ? others : { ...others, [unit]: Number(text) });
    form.set(path, next === "" && !required ? undefined : next);
  };
  return (
    <FieldFrame schema={schema} path={path} required={required} problems={problems} group>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the page scrolls to what has the focus, whichever control that is */}
      <div className="duration" onFocus={() => form.onFocus(path)}>
        {durationUnits.map((unit, index) => (
          <label key={unit} className="hours-span">
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              size={mostDigits}
              className="input"
              value={typed[unit] ?? duration[unit] ?? ""}
              onChange={({ target }) => write(unit, target.value.trim())}
              onBlur={() => setTyped({})}
              {...(index === 0 && inputAttributes(form, path, problems, required))}
              {...(typed[unit] !== undefined && { "aria-invalid": true })}
            />
            {nameOf(unit)}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

/** The unit's name in the editor's language, for several of it. */
function nameOf(unit: DurationUnit): string {
  const format = new Intl.NumberFormat(messages.locale, { style: "unit", unit, unitDisplay: "long" });
  return format.formatToParts(2).find(({ type }) => type === "unit")?.value ?? unit;
}
