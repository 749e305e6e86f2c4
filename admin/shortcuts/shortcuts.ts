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
    { keys: "Escape", words: "Close what is open, or go from the fields back to the list" },
  ],
  "In the list of blocks": [
    { keys: "ArrowDown", words: "To the next block; Home and End to the first and last" },
    { keys: "Enter", words: "Edit the block" },
    { keys: "Shift+Enter", words: "Add a block below" },
    { keys: "Alt+ArrowUp", words: "Move the block up" },
    { keys: "Alt+ArrowDown", words: "Move the block down" },
    { keys: "Mod+D", words: "Duplicate the block" },
    { keys: "Mod+C", words: "Copy the block, for any page and window" },
    { keys: "Mod+X", words: "Cut the block" },
    { keys: "Mod+V", words: "Paste a block below" },
    { keys: "Delete", words: "Delete the block" },
    { keys: "Shift+F10", words: "Everything that can be done with the block" },
  ],
  "In the fields of a block": [
    { keys: "Mod+Enter", words: "Type the text right on the page; Enter comes back with it, Escape without" },
  ],
  "In the list of pages": [
    { keys: "Enter", words: "Open the page" },
    { keys: "F2", words: "Rename the page" },
    { keys: "Alt+ArrowUp", words: "Move the page up" },
    { keys: "Alt+ArrowDown", words: "Move the page down" },
    { keys: "Mod+D", words: "Duplicate the page" },
    { keys: "Delete", words: "Delete the page" },
  ],
} as const satisfies Readonly<Record<string, readonly Shortcut[]>>;
