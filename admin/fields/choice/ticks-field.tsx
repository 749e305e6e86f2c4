import type { ArraySchema, Schema, StringSchema } from "../../../schema/fields/schema.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { Ticks, withTick } from "../../ui/ticks.tsx";
import { FieldFrame } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { fieldId, useForm } from "../form/form-context.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { choicesOf } from "./choices-of.ts";

type ChoicesSchema = ArraySchema & { readonly items: StringSchema };

/** Whether it is a list of choices, each of which an entry has or has not. */
export function isChoiceList(schema: Schema, value: unknown): value is readonly string[] | undefined {
  if (schema.type !== "array" || schema.items.type !== "string" || !schema.items.enum) return false;
  const values = Array.isArray(value) ? (value as readonly unknown[]) : [];
  // What is there twice was put in order by hand.
  return new Set(values).size === values.length && values.every((one) => typeof one === "string");
}

/** A list of choices as a checkbox for each. */
export function TicksField({ schema, value, path, required }: FieldProps<ChoicesSchema>) {
  const form = useForm();
  const { content } = useOpenedSite();
  const problems = useFieldProblems(path);
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const known = choicesOf(schema.items, content);
  const others = chosen.filter((one) => !known.some((choice) => choice.value === one));
  // What is no choice can be taken out.
  const choices = [...known, ...others.map((one) => ({ value: one, label: one }))];
  return (
    <FieldFrame schema={schema} path={path} required={required} problems={problems} group>
      <Ticks
        id={fieldId(form, path)}
        label={schema.title}
        choices={choices}
        ticked={(choice) => chosen.includes(choice)}
        onTick={(choice, isChosen) => {
          const next = withTick(choices, chosen, { choice, isTicked: isChosen });
          form.set(path, next.length === 0 && !required ? undefined : next);
        }}
      />
    </FieldFrame>
  );
}
