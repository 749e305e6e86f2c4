export async function base64Of(content: string | Blob): Promise<string> {
  const bytes = new Uint8Array(await new Blob([content]).arrayBuffer());
  let text = "";
  // In chunks, because engines limit the number of arguments.
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(text);
}

export function textOfBase64(written: string): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytesOfBase64(written));
}

export function bytesOfBase64(written: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(written.replace(/\s/g, "")), (letter) => letter.charCodeAt(0));
}
