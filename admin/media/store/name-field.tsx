interface NameFieldProps {
  readonly id: string;
  readonly label: string;
  readonly typed: string;
  readonly help: string;
  readonly isWrong: boolean;
  readonly onType: (typed: string) => void;
}

export function NameField({ id, label, typed, help, isWrong, onType }: NameFieldProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        value={typed}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-help`} className={isWrong ? "field-error" : "field-help"} role="status">
        {help}
      </p>
    </div>
  );
}
