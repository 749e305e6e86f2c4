import { showToast } from "../_kit/toasts/show-toast.ts";

export default function enhance(facts: HTMLElement): void {
  const { copied = "", copiedText, notCopied = "" } = facts.dataset;
  facts.querySelector(".article-share")?.addEventListener("click", async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
    try {
      if (navigator.share) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ title: copied, text: copiedText });
      }
    } catch (error) {
      // Closing the sheet is no failure.
      if ((error as DOMException).name !== "AbortError") showToast({ title: notCopied, text: url });
    }
  });
}
