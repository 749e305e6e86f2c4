export type OutlineKey = "edit" | "insert" | "insertAbove" | "up" | "down" | "duplicate" | "remove" | "leave";

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key means on a row; nothing for all others. Letters without Ctrl or Cmd never mean anything (WCAG 2.1.4). */
export function outlineKey({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): OutlineKey | undefined {
  const mod = ctrlKey || metaKey;
  if (altKey)
    return mod || shiftKey ? undefined : key === "ArrowUp" ? "up" : key === "ArrowDown" ? "down" : undefined;
  if (mod && shiftKey) return key === "Enter" ? "insertAbove" : undefined;
  if (mod) return key.toLowerCase() === "d" ? "duplicate" : undefined;
  if (shiftKey) return key === "Enter" ? "insert" : undefined;
  const plain = { Enter: "edit", Delete: "remove", Backspace: "remove", Escape: "leave" } as const;
  return Object.hasOwn(plain, key) ? plain[key as keyof typeof plain] : undefined;
}

export type SelectionKey = "extendUp" | "extendDown" | "toggle" | "all";

export function selectionKey({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): SelectionKey | undefined {
  if (altKey) return undefined;
  if (!ctrlKey && !metaKey)
    return shiftKey && key === "ArrowUp"
      ? "extendUp"
      : shiftKey && key === "ArrowDown"
        ? "extendDown"
        : undefined;
  if (shiftKey) return undefined;
  return key === " " ? "toggle" : key.toLowerCase() === "a" ? "all" : undefined;
}
