/** The bytes of a file as base64, as hosts take them. */
export async function base64Of(content: string | Blob): Promise<string> {
  const bytes = new Uint8Array(await new Blob([content]).arrayBuffer());
  let text = "";
  // In slices, because an engine passes only so many arguments.
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(text);
}

/** The text in base64 that may have line breaks; U+FFFD where it is not UTF-8. */
export function textOfBase64(written: string): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytesOfBase64(written));
}

/** The bytes in base64 that may have line breaks. */
export function bytesOfBase64(written: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(written.replace(/\s/g, "")), (letter) => letter.charCodeAt(0));
}
