/** How large a picture is, in pixels, by letting the browser draw it; nothing for one that it can't. */
export async function pictureSize(
  file: Blob,
): Promise<{ readonly width: number; readonly height: number } | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
