import type { Schema, StringSchema } from "../../../schema/schema.ts";
import { messages } from "../../messages/messages.ts";
import type { Choice } from "../choice/choices-of.ts";

interface ConditionValueProps {
  readonly label: string;
  readonly value: unknown;
  readonly schema: Schema | undefined;
  readonly choices: readonly Choice[];
  readonly readOnly: boolean;
  readonly onValue: (value: unknown) => void;
}

/** The value that a condition asks for, as its field is written. */
export function ConditionValue({ label, value, schema, choices, readOnly, onValue }: ConditionValueProps) {
  const text = String(value ?? "");
  const named = { className: "input", "aria-label": messages.each.valueFor(label), disabled: readOnly };
  if (schema?.type === "boolean")
    return (
      <select {...named} value={text} onChange={({ target }) => onValue(target.value === "true")}>
        <option value="true">{messages.values.yes}</option>
        <option value="false">{messages.values.no}</option>
      </select>
    );
  if (choices.length > 0) {
    const own = ownEntry(schema);
    const isKnown = choices.some((choice) => choice.value === text) || text === own;
    return (
      <select {...named} value={text} onChange={({ target }) => onValue(target.value)}>
        {!isKnown && <option value={text}>{text}</option>}
        {own !== undefined && <option value={own}>{messages.values.ownEntry}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = schema?.type === "number" || schema?.type === "integer";
  const isDay = schema?.type === "string" && schema.format === "date" && !text.includes("{{");
  return (
    <input
      {...named}
      type={isNumber ? "number" : isDay && text !== "" ? "date" : "text"}
      value={text}
      onChange={({ target }) => {
        if (!isNumber) onValue(target.value);
        else if (Number.isFinite(target.valueAsNumber)) onValue(target.valueAsNumber);
      }}
    />
  );
}

/** The token for the page's own entry, where a condition is about a reference. */
function ownEntry(schema: Schema | undefined): string | undefined {
  const single = (schema?.type === "array" ? schema.items : schema) as StringSchema | undefined;
  return single?.type === "string" && single.entry !== undefined ? "{{entry.id}}" : undefined;
}
