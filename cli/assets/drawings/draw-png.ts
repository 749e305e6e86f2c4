export async function drawPng(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 4, compressionLevel: 9 }).toBuffer();
}
