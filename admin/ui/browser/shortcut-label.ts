import { messages } from "../../../editing/messages/messages.ts";

const signs: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** "Ctrl Z", or "⌘ Z" on a Mac. */
export function shortcutLabel(keys: string, mac: boolean = isMac()): string {
  const onMac: Readonly<Record<string, string>> = mac ? { Mod: "⌘", Alt: "⌥" } : {};
  const named: Readonly<Record<string, string>> = { ...messages.keys, ...signs, ...onMac };
  return keys
    .split("+")
    .map((key) => named[key] ?? key)
    .join(" ");
}
