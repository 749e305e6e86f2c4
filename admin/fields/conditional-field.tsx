import { messages } from "../../editing/messages/messages.ts";
import type { Conditional } from "../../schema/site-config.ts";
import { Button } from "../ui/button.tsx";
import { ConditionNote } from "./each/condition-note.tsx";
import type { FieldProps } from "./form/field-props.ts";
import { useForm } from "./form/form-context.ts";
import { InnerField } from "./form/inner-field.tsx";
import { LocationProblems } from "./form/location-problems.tsx";

interface ConditionalFieldProps extends Omit<FieldProps, "value"> {
  readonly value: Conditional;
}

/** The input for a value that is there only if a condition holds, with the condition in words. */
export function ConditionalField({ schema, value, path, required }: ConditionalFieldProps) {
  const form = useForm();
  return (
    <div className="conditional-field">
      <InnerField schema={schema} value={value.value} path={[...path, "value"]} required={required} />
      <ConditionNote condition={value.if} />
      <LocationProblems path={[...path, "if"]} />
      {!form.readOnly && (
        <Button tone="plain" onClick={() => form.set(path, value.value)}>
          {messages.values.inAnyCase}
        </Button>
      )}
    </div>
  );
}
