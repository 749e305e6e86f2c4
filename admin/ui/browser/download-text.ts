import { downloadBlob } from "./download-blob.ts";

export function downloadText(name: string, text: string): void {
  downloadBlob(name, new Blob([text], { type: "application/json" }));
}
