/** In pixels, as the browser decodes it; undefined if it can't. */
export async function pictureSize(
  file: Blob,
): Promise<{ readonly width: number; readonly height: number } | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
