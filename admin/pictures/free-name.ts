/** A name for a picture that none has: `door.jpg`, or else `door-2.jpg`, and so on. Case does not count. */
export function freeName(name: string, taken: Iterable<string>): string {
  const known = new Set([...taken].map((other) => other.toLowerCase()));
  const [, stem = name, ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  let free = name;
  for (let number = 2; known.has(free.toLowerCase()); number++) free = `${stem}-${number}${ending}`;
  return free;
}
