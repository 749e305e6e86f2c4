export function splitExtension(number: string): { readonly main: string; readonly extension?: string } {
  const text = number.trim();
  const found = /(?:ext\.?|x|#)\s*(\d+)$/i.exec(text);
  const [, extension] = found ?? [];
  if (!found || extension === undefined) return { main: text };
  return { main: text.slice(0, found.index).trimEnd(), extension };
}
