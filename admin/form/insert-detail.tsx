import { TextCursorInput } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Dialog } from "../kit/dialog.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { IconButton } from "../kit/icon-button.tsx";
import { messages } from "../messages/messages.ts";
import { useSession } from "../session-context.ts";
import { keyWords } from "../shortcuts/key-words.ts";
import { type Detail, listDetails } from "../tokens/list-details.ts";
import { useTokenScope } from "../tokens/use-token-scope.ts";

const keys = "Alt+I";

/**
 * What writes a detail of the site at the caret of a text field: a button beside its label, which is no stop of the Tab
 * key, and a key in the field.
 */
export function useInsertDetail(onInsert: (token: string) => void) {
  const [open, setOpen] = useState(false);
  const tool = (
    <>
      <IconButton
        className="field-tool"
        label={messages.form.insertDetailMenu}
        keys={keyWords(keys)}
        icon={<TextCursorInput size={15} />}
        tabIndex={-1}
        onClick={() => setOpen(true)}
      />
      {open && (
        <DetailPicker
          onClose={() => setOpen(false)}
          onChoose={({ token }) => {
            setOpen(false);
            onInsert(`{{${token}}}`);
          }}
        />
      )}
    </>
  );
  const attributes = {
    "aria-keyshortcuts": keys,
    onKeyDown(event: KeyboardEvent) {
      // With Alt, some keyboards write another letter.
      if (event.code !== "KeyI" || !event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setOpen(true);
    },
  };
  return { tool, attributes };
}

interface DetailPickerProps {
  readonly onChoose: (detail: Detail) => void;
  readonly onClose: () => void;
}

function DetailPicker({ onChoose, onClose }: DetailPickerProps) {
  const scope = useTokenScope();
  const { schemas } = useSession();
  const [wanted, setWanted] = useState("");
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = listDetails(schemas.site, scope).filter(({ group, name, value, token }) => {
    const text = `${group} ${name} ${value} ${token}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <Dialog
      title={messages.form.insertDetail}
      onClose={onClose}
      tools={
        <input
          type="search"
          className="input"
          aria-label={messages.form.searchDetails}
          placeholder={messages.form.searchDetailsHint}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      }
    >
      <p className="field-help">{messages.values.staysSame}</p>
      {found.length === 0 && <EmptyState title={messages.form.noDetail} />}
      {groups.map((group) => (
        <section key={group} className="details-group">
          <h3>{group}</h3>
          <ul>
            {found
              .filter((detail) => detail.group === group)
              .map((detail) => (
                <li key={detail.token}>
                  <button type="button" className="details-choice" onClick={() => onChoose(detail)}>
                    <span>{detail.name}</span>
                    <span className="details-value">{detail.value}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
