/** A text whose line ends are all "\n", as text fields of browsers have them. */
export function unixLines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
