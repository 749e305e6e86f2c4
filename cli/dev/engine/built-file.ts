export function builtFile(path: string, base = ""): string | undefined {
  if (!path.startsWith(`${base}/`)) return undefined;
  try {
    return decodeURIComponent(path.slice(base.length))
      .slice(1)
      .replace(/(^|\/)$/, "$1index.html");
  } catch {
    return undefined;
  }
}
