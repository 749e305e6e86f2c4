const copiedMs = 2000;

/** A button on each code sample that copies it; it says so to screen readers too. */
export function addCopyButtons(text: HTMLElement): void {
  const status = document.createElement("p");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  text.append(status);
  for (const sample of text.querySelectorAll(".code-sample")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "code-copy";
    button.textContent = "Copy";
    button.setAttribute("aria-label", "Copy the code");
    button.addEventListener("click", async () => {
      const copied = await copy(sample.querySelector("code")?.textContent ?? "");
      button.textContent = copied ? "Copied" : "Press Ctrl+C";
      status.textContent = copied ? "Copied" : "The browser does not let pages copy.";
      setTimeout(() => {
        button.textContent = "Copy";
        status.textContent = "";
      }, copiedMs);
    });
    sample.append(button);
  }
}

/** Whether the browser let it happen. */
async function copy(code: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.replace(/\n$/, ""));
    return true;
  } catch {
    return false;
  }
}
