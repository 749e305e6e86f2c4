import type { ReactNode, RefObject } from "react";
import { messages } from "../messages/messages.ts";
import { handleWidth } from "./preview-widths.ts";
import type { Size } from "./use-size.ts";
import { WidthHandle } from "./width-handle.tsx";

interface PreviewViewportProps {
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** How large the room is. */
  readonly size: Size;
  /** How wide the page is, in pixels of its own. */
  readonly width: number;
  readonly onWidth: (width: number) => void;
  /** Shows the page at its full size, as wide as there is room for. */
  readonly onFit: () => void;
  /** Whether the page takes all of the room, with no handle at its side. */
  readonly narrow: boolean;
  /** Over the page. */
  readonly overlay: ReactNode;
  readonly children: ReactNode;
}

/** The place of the page: as wide as is asked for, made smaller where there is less room. */
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
