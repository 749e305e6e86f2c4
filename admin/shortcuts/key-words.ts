const signs: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** A shortcut as it stands on this computer's keys: "Ctrl Z", or "⌘ Z" on a Mac. */
export function keyWords(keys: string, mac: boolean = isMac()): string {
  const mod = mac ? "⌘" : "Ctrl";
  return keys
    .split("+")
    .map((key) => (key === "Mod" ? mod : key === "Alt" && mac ? "⌥" : (signs[key] ?? key)))
    .join(" ");
}
