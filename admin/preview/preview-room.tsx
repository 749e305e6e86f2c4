import type { ReactNode, RefObject } from "react";
import type { Size } from "./use-size.ts";
import { WidthHandle } from "./width-handle.tsx";

interface PreviewRoomProps {
  readonly room: RefObject<HTMLDivElement | null>;
  /** How large the room is. */
  readonly size: Size;
  /** How wide the page is, in pixels of its own. */
  readonly width: number;
  readonly onWidth: (width: number) => void;
  /** Whether the page takes all of the room, with no handle at its side. */
  readonly narrow: boolean;
  readonly children: ReactNode;
}

/** The place of the page: as wide as is asked for, made smaller where there is less room. */
export function PreviewRoom({ room, size, width, onWidth, narrow, children }: PreviewRoomProps) {
  const scale = size.width === 0 ? 1 : Math.min(1, (size.width - (narrow ? 0 : handle)) / width);
  return (
    <div className="preview-room" ref={room}>
      <div className="preview-sheet" style={{ width: width * scale }}>
        <div
          className="preview-scaled"
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        >
          {children}
        </div>
        {!narrow && <WidthHandle width={width} scale={scale} onWidth={onWidth} />}
      </div>
      {scale < 0.995 && <p className="preview-scale">{Math.round(scale * 100)} %</p>}
    </div>
  );
}

/** The room beside the page that its handle takes, in pixels. */
const handle = 14;
