import { withinSentence } from "../../../editing/labels/schema/humanize-key.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { emptyValue } from "../../../schema/fields/empty-value.ts";
import { Button } from "../../ui/button.tsx";
import { FieldFrame } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { fieldId, useForm } from "../form/form-context.ts";
import { expectedKind, kindOf } from "../form/mapping/matches-schema.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";

export function UnexpectedField({ schema, value, path, required }: FieldProps) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const inList = typeof path.at(-1) === "number";
  return (
    <FieldFrame schema={schema} path={path} required={required} problems={problems} group>
      <div className="unexpected">
        <p>{messages.values.unexpected({ found: kindOf(value), wanted: expectedKind(schema) })}</p>
        <pre>{JSON.stringify(value, null, 2)}</pre>
        {!form.readOnly && (
          <Button
            id={fieldId(form, path)}
            onFocus={() => form.onFocus(path)}
            onClick={() => form.set(path, required || inList ? emptyValue(schema) : undefined)}
          >
            {required || inList
              ? messages.values.replaceWithEmpty({ what: withinSentence(schema.title) })
              : messages.values.takeOut}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
