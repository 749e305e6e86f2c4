import { downloadBlob } from "./download-blob.ts";

/** Hands a text over as a file. */
export function downloadText(name: string, text: string): void {
  downloadBlob(name, new Blob([text], { type: "application/json" }));
}
