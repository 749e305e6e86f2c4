export function contentHash(text: string): string {
  const words = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    for (let word = 0; word < 4; word++) {
      words[word] = Math.imul((words[word] ?? 0) ^ (code + word * 0x01000193), 0x5bd1e995 + word * 2);
    }
  }
  return words
    .map((word) =>
      finalize(word ^ text.length)
        .toString(16)
        .padStart(8, "0"),
    )
    .join("");
}

function finalize(word: number): number {
  const first = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
}
