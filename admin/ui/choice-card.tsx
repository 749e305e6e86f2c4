import type { ComponentProps } from "react";

interface ChoiceCardProps
  extends Pick<ComponentProps<"input">, "type" | "name" | "checked" | "disabled" | "onChange"> {
  readonly title: string;
  /** What it means, below the title. */
  readonly help: string;
}

/** A choice on a card of its own, as a radio button or a checkbox. */
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
