import { type ReactNode, useEffect, useRef, useState } from "react";
import { WidthHandle } from "./width-handle.tsx";

interface PreviewRoomProps {
  /** How wide the page is, in pixels of its own. */
  readonly width: number;
  readonly onWidth: (width: number) => void;
  readonly children: ReactNode;
}

/** The place of the page: as wide as is asked for, made smaller where there is less room. */
export function PreviewRoom({ width, onWidth, children }: PreviewRoomProps) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const scale = size.width === 0 ? 1 : Math.min(1, (size.width - handle) / width);
  return (
    <div className="preview-room" ref={room}>
      <div className="preview-sheet" style={{ width: width * scale }}>
        <div
          className="preview-scaled"
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        >
          {children}
        </div>
        <WidthHandle width={width} scale={scale} onWidth={onWidth} />
      </div>
      {scale < 0.995 && <p className="preview-scale">{Math.round(scale * 100)} %</p>}
    </div>
  );
}

/** The room beside the page that its handle takes, in pixels. */
const handle = 14;
