import { type ReactNode, useId } from "react";

interface PromptTextProps {
  readonly label: string;
  readonly value: string;
  readonly help?: ReactNode;
  readonly wrong?: string | undefined;
  readonly spellCheck?: boolean;
  readonly inputMode?: "numeric";
  readonly onChange: (value: string) => void;
}

export function PromptText({ label, value, help, wrong, spellCheck, inputMode, onChange }: PromptTextProps) {
  const id = useId();
  return (
    <div className={wrong ? "field field-wrong" : "field"}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        className="input"
        value={value}
        spellCheck={spellCheck}
        inputMode={inputMode}
        autoComplete="off"
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={`${id}-told`}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-told`}>
        {wrong && <p className="field-problems">{wrong}</p>}
        {help && <p className="field-help">{help}</p>}
      </div>
    </div>
  );
}
