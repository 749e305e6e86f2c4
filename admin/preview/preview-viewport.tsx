import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { messages } from "../../editing/messages/messages.ts";
import { clampWidth, handleWidth, narrowest, widest } from "./preview-widths.ts";

interface PreviewViewportProps {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly size: Size;
  readonly width: number;
  readonly onWidth: (width: number) => void;
  readonly onFit: () => void;
  readonly narrow: boolean;
  readonly overlay: ReactNode;
  readonly children: ReactNode;
}

export function PreviewViewport({
  viewport,
  size,
  width,
  onWidth,
  onFit,
  narrow,
  overlay,
  children,
}: PreviewViewportProps) {
  const scale = size.width === 0 ? 1 : Math.min(1, (size.width - (narrow ? 0 : handleWidth)) / width);
  const percent = `${Math.round(scale * 100)} %`;
  return (
    <div className="preview-room" ref={viewport}>
      <div className="preview-sheet" style={{ width: width * scale }}>
        <div
          className="preview-scaled"
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        >
          {children}
        </div>
        {!narrow && <WidthHandle width={width} scale={scale} onWidth={onWidth} />}
      </div>
      {overlay}
      {scale < 0.995 && (
        <button
          type="button"
          className="preview-scale"
          aria-label={`${percent}. ${messages.preview.fullSize}`}
          title={messages.preview.fullSize}
          onClick={onFit}
        >
          {percent}
        </button>
      )}
    </div>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels, measured before the first paint. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current: measured } = element;
    if (!measured) return undefined;
    const measure = () => setSize({ width: measured.clientWidth, height: measured.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

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

function WidthHandle({ width, scale, onWidth }: WidthHandleProps) {
  const start = useRef<{ readonly x: number; readonly width: number; readonly scale: number }>(undefined);
  const drag = (event: PointerEvent) => {
    const from = start.current;
    // The page is centred, so each side moves by half.
    if (from) onWidth(clampWidth(from.width + (2 * (event.clientX - from.x)) / from.scale));
  };
  const press = (event: KeyboardEvent) => {
    const to = { Home: narrowest, End: widest }[event.key];
    const step = steps[event.key];
    if (to === undefined && step === undefined) return;
    event.preventDefault();
    onWidth(to ?? clampWidth(width + (step ?? 0)));
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
