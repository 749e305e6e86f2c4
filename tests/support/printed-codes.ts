/** The codes of the problems that a command has printed, each once. */
export function printedCodes(text: string): readonly string[] {
  return [
    ...new Set([...text.matchAll(/^(?:error|warning) .* \[([\w/-]+)\]$/gm)].map(([, code = ""]) => code)),
  ];
}
