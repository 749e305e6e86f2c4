import { messages } from "../../../editing/messages/compiled/en-shortcuts.ts";
import { lazyMessages } from "../../../editing/messages/lazy-messages.ts";
import { shortcutLabel } from "../../ui/browser/shortcut-label.ts";
import { Dialog } from "../../ui/dialog.tsx";

export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={shortcutMessages().title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it */}
      <section aria-label={shortcutMessages().title} tabIndex={0}>
        {shortcuts().map(([group, list]) => (
          <section key={group} className="shortcut-group">
            <h3>{group}</h3>
            <dl>
              {list.map(({ keys, words }) => (
                <div key={keys}>
                  <dt>{words}</dt>
                  <dd>
                    <kbd>{shortcutLabel(keys)}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  );
}

interface Shortcut {
  readonly keys: string;
  readonly words: string;
}

function shortcuts(): readonly (readonly [string, readonly Shortcut[]])[] {
  const words = shortcutMessages();
  return [
    [
      words.anywhere,
      [
        { keys: "Mod+Z", words: words.undo },
        { keys: "Mod+Shift+Z", words: words.redo },
        { keys: "Mod+S", words: words.save },
        { keys: "Mod+K", words: words.find },
        { keys: "?", words: words.list },
        { keys: "Escape", words: words.close },
      ],
    ],
    [
      words.blocks,
      [
        { keys: "ArrowDown", words: words.nextBlock },
        { keys: "Enter", words: words.editBlock },
        { keys: "Shift+ArrowDown", words: words.chooseMore },
        { keys: "Control+Space", words: words.chooseOne },
        { keys: "Mod+A", words: words.chooseAll },
        { keys: "Shift+Enter", words: words.addBelow },
        { keys: "Mod+Shift+Enter", words: words.addAbove },
        { keys: "Alt+ArrowUp", words: words.blockUp },
        { keys: "Alt+ArrowDown", words: words.blockDown },
        { keys: "Mod+D", words: words.duplicateBlock },
        { keys: "Mod+C", words: words.copyBlock },
        { keys: "Mod+X", words: words.cutBlock },
        { keys: "Mod+V", words: words.pasteBlock },
        { keys: "Delete", words: words.deleteBlock },
        { keys: "Shift+F10", words: words.blockMenu },
        { keys: "Alt+F10", words: words.blockTools },
      ],
    ],
    [
      words.fields,
      [
        { keys: "Mod+Enter", words: words.typeOnPage },
        { keys: "Alt+I", words: words.insertDetail },
      ],
    ],
    [
      words.patterns,
      [
        { keys: "F2", words: words.renamePattern },
        { keys: "Delete", words: words.deletePattern },
      ],
    ],
    [
      words.pages,
      [
        { keys: "Mod+.", words: words.fold },
        { keys: "Enter", words: words.openPage },
        { keys: "F2", words: words.renamePage },
        { keys: "Alt+ArrowUp", words: words.pageUp },
        { keys: "Alt+ArrowDown", words: words.pageDown },
        { keys: "Mod+D", words: words.duplicatePage },
        { keys: "Delete", words: words.deletePage },
      ],
    ],
  ];
}

const shortcutMessages = lazyMessages(messages, (loader) => loader.shortcuts());
