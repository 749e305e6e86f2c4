/** Before which item something is put that is dropped on a row's upper or lower half; nothing for the end. */
export function dropBefore(
  ids: readonly string[],
  target: string,
  edge: "top" | "bottom",
): string | undefined {
  const index = ids.indexOf(target);
  return edge === "top" ? ids[index] : ids[index + 1];
}
