/** A key, and what it does, as the list of shortcuts shows it. `Mod` is Cmd on a Mac and Ctrl elsewhere. */
export interface Shortcut {
  readonly keys: string;
  readonly words: string;
}

/** Every shortcut of the editor, in the groups in which they are listed. */
export const shortcuts = {
  Anywhere: [
    { keys: "Mod+Z", words: "Undo" },
    { keys: "Mod+Shift+Z", words: "Redo" },
    { keys: "Mod+S", words: "Save changes" },
    { keys: "?", words: "List these shortcuts" },
    { keys: "Escape", words: "Close what is open, or leave the block" },
  ],
  "In the list of blocks": [
    { keys: "Enter", words: "Edit the block" },
    { keys: "Alt+ArrowUp", words: "Move the block up" },
    { keys: "Alt+ArrowDown", words: "Move the block down" },
    { keys: "Mod+D", words: "Duplicate the block" },
    { keys: "Mod+C", words: "Copy the block" },
    { keys: "Mod+V", words: "Paste a block below" },
    { keys: "Delete", words: "Delete the block" },
  ],
} as const satisfies Readonly<Record<string, readonly Shortcut[]>>;
