import { conflictMessages } from "./conflict-messages.ts";

interface VersionChoiceProps<Value extends string> {
  readonly choices: readonly (readonly [Value, string, string])[];
  readonly choice: Value;
  readonly onChoose: (choice: Value) => void;
}

export function VersionChoice<Value extends string>({
  choices,
  choice,
  onChoose,
}: VersionChoiceProps<Value>) {
  return (
    <fieldset className="conflict-choices">
      <legend>{conflictMessages().which}</legend>
      {choices.map(([value, label, help]) => (
        <label key={value}>
          <input
            type="radio"
            name="version"
            value={value}
            checked={choice === value}
            onChange={() => onChoose(value)}
          />
          <span>
            <strong>{label}</strong>
            <small>{help}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
