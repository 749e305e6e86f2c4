/** Undefined for the end of the list. */
export function dropBefore(
  ids: readonly string[],
  target: string,
  edge: "top" | "bottom",
): string | undefined {
  const index = ids.indexOf(target);
  return edge === "top" ? ids[index] : ids[index + 1];
}
