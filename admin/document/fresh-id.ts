/** A name that is not taken: the wanted one, or with the lowest number behind it that is free. */
export function freshId(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  const stem = wanted.replace(/-\d+$/, "");
  let number = 2;
  while (taken.includes(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}
