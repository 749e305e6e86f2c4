/** Hands a text over as a file. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the file after the click; half a minute is long enough for the slowest.
  setTimeout(() => URL.revokeObjectURL(address), 30_000);
}
