/** Git's object id: SHA-1 of a header and the bytes. */
export async function blobId(bytes: Blob): Promise<string> {
  const named = new Blob([`blob ${bytes.size}\0`, bytes]);
  return hex(await crypto.subtle.digest("SHA-1", await named.arrayBuffer()));
}

export function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
