import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { messages } from "../messages/messages.ts";
import { narrowest, possibleWidth, widest } from "./preview-widths.ts";

interface WidthHandleProps {
  readonly width: number;
  readonly scale: number;
  readonly onWidth: (width: number) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -10,
  ArrowRight: 10,
  PageDown: -100,
  PageUp: 100,
};

/** The page's side, which is dragged, or moved with the arrow keys, to any width. */
export function WidthHandle({ width, scale, onWidth }: WidthHandleProps) {
  const start = useRef<{ readonly x: number; readonly width: number; readonly scale: number }>(undefined);
  const drag = (event: PointerEvent) => {
    const from = start.current;
    // The page is in the middle, so that each side moves by half of what is won.
    if (from) onWidth(possibleWidth(from.width + (2 * (event.clientX - from.x)) / from.scale));
  };
  const press = (event: KeyboardEvent) => {
    const to = { Home: narrowest, End: widest }[event.key];
    const step = steps[event.key];
    if (to === undefined && step === undefined) return;
    event.preventDefault();
    onWidth(to ?? possibleWidth(width + (step ?? 0)));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule can't be dragged; a separator with a value can, says ARIA
    <div
      className="width-handle"
      role="separator"
      aria-label={messages.preview.width}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuetext={`${width} pixels`}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width, scale };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        start.current = undefined;
      }}
      onPointerCancel={() => {
        start.current = undefined;
      }}
    />
  );
}
