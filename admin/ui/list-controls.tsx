import type { ComponentProps, KeyboardEvent } from "react";
import { fieldWords } from "../../editing/messages/field-words.ts";
import { ArrowDown, ArrowUp, GripVertical } from "./icons/icons.ts";

interface DragHandleProps extends Pick<ComponentProps<"button">, "ref"> {
  readonly title: string;
  readonly index: number;
  readonly count: number;
}

export function DragHandle({ ref, title, index, count }: DragHandleProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="list-handle"
      aria-label={fieldWords().place({ title, place: index + 1, count })}
      title={fieldWords().drag}
    >
      <GripVertical size={15} aria-hidden />
    </button>
  );
}

interface StepButtonProps
  extends Omit<ComponentProps<"button">, "type" | "title" | "aria-label" | "children"> {
  readonly by: -1 | 1;
  readonly of: string;
}

export function StepButton({ by, of, className = "", ...attributes }: StepButtonProps) {
  const { moveUp, moveDown, moveWhatUp, moveWhatDown } = fieldWords();
  const [Icon, title, label] =
    by < 0 ? [ArrowUp, moveUp, moveWhatUp({ what: of })] : [ArrowDown, moveDown, moveWhatDown({ what: of })];
  return (
    <button
      {...attributes}
      type="button"
      className={`icon-button ${className}`.trim()}
      aria-label={label}
      title={title}
    >
      <Icon size={15} aria-hidden />
    </button>
  );
}

export function stepOfKey({ key, altKey }: KeyboardEvent): -1 | 1 | undefined {
  if (!altKey) return undefined;
  return key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : undefined;
}
