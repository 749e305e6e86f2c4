import type { ComponentProps } from "react";

interface ChoiceCardProps
  extends Pick<ComponentProps<"input">, "type" | "name" | "checked" | "disabled" | "onChange"> {
  readonly title: string;
  readonly help: string;
}

export function ChoiceCard({ title, help, ...input }: ChoiceCardProps) {
  return (
    <label className="choice-card">
      <input {...input} />
      <span>
        {title}
        <small>{help}</small>
      </span>
    </label>
  );
}
