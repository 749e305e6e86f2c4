import { type ComponentPropsWithRef, useRef } from "react";

interface SliderProps extends Omit<ComponentPropsWithRef<"input">, "onChange" | "type"> {
  readonly value: number;
  /** The value in words. */
  readonly valueText: string;
  /** `isHeld` from the second change on while it is dragged: that is still the same step. */
  readonly onSlide: (value: number, isHeld: boolean) => void;
}

/** A slider, for the mouse, a finger and the arrow keys; while it is dragged it makes one step for undo. */
export function Slider({ valueText, onSlide, ...rest }: SliderProps) {
  const drag = useRef<"no" | "begun" | "moved">("no");
  const end = () => {
    drag.current = "no";
  };
  return (
    <input
      {...rest}
      type="range"
      className="slider"
      aria-valuetext={valueText}
      onPointerDown={() => {
        drag.current = "begun";
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onChange={({ target }) => {
        onSlide(target.valueAsNumber, drag.current === "moved");
        if (drag.current === "begun") drag.current = "moved";
      }}
    />
  );
}
