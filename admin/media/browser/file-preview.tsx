import { useEffect, useRef } from "react";

const width = 320;

/** On a canvas, because the content security policy forbids object URLs. */
export function FilePreview({ file }: { readonly file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let shown = true;
    createImageBitmap(file, { resizeWidth: width, resizeQuality: "medium" }).then(
      (bitmap) => {
        const { current: drawing } = canvas;
        if (shown && drawing) {
          drawing.width = bitmap.width;
          drawing.height = bitmap.height;
          drawing.getContext("2d")?.drawImage(bitmap, 0, 0);
        }
        bitmap.close();
      },
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [file]);
  return (
    <span aria-hidden="true">
      <canvas ref={canvas} className="thumbnail" width={width} height={(width * 2) / 3} />
    </span>
  );
}
