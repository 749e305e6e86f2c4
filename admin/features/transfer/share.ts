import { messages } from "../../../editing/messages/messages.ts";
import { downloadBlob } from "../../ui/browser/download-blob.ts";

export type Shared = "shared" | "mailed" | "cancelled";

export async function share(file: File, letter: string): Promise<Shared> {
  const { subject } = messages.sending;
  const data = { files: [file], title: subject, text: letter };
  if (canShare(data)) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "cancelled";
    }
  }
  downloadBlob(file.name, file);
  const mail = document.createElement("a");
  mail.href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(letter)}`;
  mail.click();
  return "mailed";
}

function canShare(data: ShareData): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare(data);
}
