import { messages } from "../../messages/messages.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { keyWords } from "../../ui/shortcut-label.ts";
import { shortcuts } from "./shortcuts.ts";

/** Every shortcut there is. */
export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={messages.shortcuts.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it */}
      <section aria-label={messages.shortcuts.title} tabIndex={0}>
        {shortcuts().map(([group, list]) => (
          <section key={group} className="shortcut-group">
            <h3>{group}</h3>
            <dl>
              {list.map(({ keys, words }) => (
                <div key={keys}>
                  <dt>{words}</dt>
                  <dd>
                    <kbd>{keyWords(keys)}</kbd>
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
