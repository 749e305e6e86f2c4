import type { RenderedFile } from "./render-site.ts";

/** A picture at one width and in one format, as some page asks for it. */
export interface PictureVariant {
  /** Relative to the output folder: `media/hero-front.1a2b3c4d-800.webp`. */
  readonly path: string;
  /** Of the picture; it changes with its bytes, so it names the file of content/media too. */
  readonly version: string;
  /** In pixels. */
  readonly width: number;
  readonly format: "webp" | "jpg";
}

const address = /\/media\/[^\s"',&/]+\.([0-9a-f]{8})-(\d+)\.(webp|jpg)/g;

/** The pictures that the rendered pages ask for: what is not in a page is not made. */
export function pictureVariants(files: readonly RenderedFile[]): PictureVariant[] {
  const variants = new Map<string, PictureVariant>();
  for (const { text } of files) {
    for (const [url, version = "", width, format] of text.matchAll(address)) {
      const path = decodeURIComponent(url.slice(1));
      if (variants.has(path)) continue;
      variants.set(path, { path, version, width: Number(width), format: format === "jpg" ? "jpg" : "webp" });
    }
  }
  return [...variants.values()];
}
