import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { type PictureFocus, percentsOf } from "../../../schema/picture-focus.ts";
import { messages } from "../../messages/messages.ts";
import { PercentSlider } from "../percent-slider.tsx";
import { Thumbnail } from "../thumbnail.tsx";
import { focusAfterKey, focusAt } from "./focal-point.ts";

interface FocusPickerProps {
  readonly name: string;
  readonly focus: PictureFocus;
  readonly onFocus: (focus: PictureFocus) => void;
}

/** A picture with a point on it, which is put somewhere by pointing there, by arrow keys, or by a slider for each direction. */
export function FocusPicker({ name, focus, onFocus }: FocusPickerProps) {
  const words = messages.pictures.focus;
  const picture = useRef<HTMLDivElement>(null);
  const dot = useRef<HTMLDivElement>(null);
  const help = useId();
  const [x, y] = percentsOf(focus);
  const point = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (box) onFocus(focusAt((clientX - box.left) / box.width, (clientY - box.top) / box.height));
  };
  const press = (event: KeyboardEvent) => {
    const next = focusAfterKey(focus, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onFocus(next);
  };
  return (
    <div className="focus-picker">
      <div
        ref={picture}
        className="focus-picture"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          dot.current?.focus();
          point(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      >
        <Thumbnail name={name} width={1280} whole className="focus-whole" />
        <div
          ref={dot}
          className="focus-dot"
          role="slider"
          tabIndex={0}
          aria-label={words.point}
          aria-describedby={help}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={words.at(x, y)}
          style={{ left: `${x}%`, top: `${y}%` }}
          onKeyDown={press}
        />
      </div>
      <p className="field-help" id={help}>
        {words.help}
      </p>
      <PercentSlider
        label={words.fromLeft}
        value={x}
        onValue={(next) => onFocus(focusAt(next / 100, y / 100))}
      />
      <PercentSlider
        label={words.fromTop}
        value={y}
        onValue={(next) => onFocus(focusAt(x / 100, next / 100))}
      />
    </div>
  );
}
