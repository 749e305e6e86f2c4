/** In pixels: enough to tell a picture's colours, and little to look through. */
const longestSide = 96;

/** The pixels of a picture at an address, made small: red, green, blue and opacity of each. Rejects where it can't be shown. */
export async function samplePicture(address: string): Promise<Uint8ClampedArray> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const scale = Math.min(1, longestSide / Math.max(picture.naturalWidth, picture.naturalHeight, 1));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no canvas.");
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}
