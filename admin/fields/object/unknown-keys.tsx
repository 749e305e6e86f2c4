import type { ValuePath } from "../../../editing/document/edit.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import { Button } from "../../ui/button.tsx";
import { useForm } from "../form/form-context.ts";

interface UnknownKeysProps {
  readonly schema: ObjectSchema;
  readonly value: Readonly<Record<string, unknown>>;
  readonly path: ValuePath;
  readonly elsewhere: readonly string[];
}

export function UnknownKeys({ schema, value, path, elsewhere }: UnknownKeysProps) {
  const form = useForm();
  const unknown = Object.keys(value).filter(
    (key) => !Object.hasOwn(schema.properties, key) && !elsewhere.includes(key),
  );
  if (unknown.length === 0) return null;
  return (
    <div className="unexpected">
      <p>{fieldWords().unknownKeys}</p>
      <ul>
        {unknown.map((key) => (
          <li key={key}>
            <pre>
              {JSON.stringify(key)}: {JSON.stringify(value[key], null, 2)}
            </pre>
            {!form.readOnly && (
              <Button onClick={() => form.set([...path, key], undefined)}>
                {messages.values.takeOutWhat({ key })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
