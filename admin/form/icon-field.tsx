import { useEffect, useState } from "react";
import type { StringSchema } from "../../schema/schema.ts";
import { plainName } from "../edits/words/plain-name.ts";
import { SiteIcon } from "../icons/site-icon.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { messages } from "../messages/messages.ts";
import { useSession } from "../session-context.ts";
import { ChooseButtons } from "./choose-buttons.tsx";
import type { FieldProps } from "./field.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { useForm } from "./form-context.ts";
import { QuoteButton } from "./quote-button.tsx";
import { useFieldProblems } from "./use-field-problems.ts";

/** A small drawing, chosen from all that there are. */
export function IconField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const [open, setOpen] = useState(false);
  const name = typeof value === "string" ? value : "";
  const { content } = useSession();
  const known = content.icons.names.includes(name);
  const choose = (next: string | undefined) => {
    form.set(path, next);
    setOpen(false);
  };
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      group
      tools={<QuoteButton schema={schema} path={path} />}
    >
      <div className="icon-choice">
        <span className="icon-shown">{known && <SiteIcon name={name} size={22} />}</span>
        <span className="icon-name">
          {name === "" ? messages.form.none : known ? plainName(name) : messages.form.noSuchIcon(name)}
        </span>
        <ChooseButtons
          {...{ schema, path, required, problems }}
          chosen={name}
          onOpen={() => setOpen(true)}
          onRemove={() => choose(undefined)}
        />
      </div>
      {open && <IconPicker chosen={name} onChoose={choose} onClose={() => setOpen(false)} />}
    </FieldFrame>
  );
}

/** How many are drawn at once. */
const most = 120;

/** The names that have every wanted word; those that begin with it first. */
function findIcons(names: readonly string[], wanted: string): readonly string[] {
  const words = wanted
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const [first = ""] = words;
  const found = names.filter((name) => words.every((word) => name.toLowerCase().includes(word)));
  const begins = (name: string) => name.toLowerCase().startsWith(first);
  return [...found.filter(begins), ...found.filter((name) => !begins(name))];
}

interface IconPickerProps {
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

function IconPicker({ chosen, onChoose, onClose }: IconPickerProps) {
  const { content, icons } = useSession();
  const [wanted, setWanted] = useState("");
  useEffect(() => icons.getState().loadAll(), [icons]);
  const all = findIcons(content.icons.names, wanted);
  const found = all.slice(0, most);
  return (
    <Dialog
      title={messages.form.chooseIcon}
      onClose={onClose}
      tools={
        <input
          type="search"
          className="input"
          aria-label={messages.form.searchIcons}
          placeholder={messages.form.searchIconsHint}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      }
    >
      {found.length === 0 && <EmptyState title={messages.form.noIcon} text={messages.form.shorterWord} />}
      {all.length > most && <p className="field-help">{messages.values.moreIcons(most, all.length)}</p>}
      <ul className="icon-grid">
        {found.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              <SiteIcon name={name} size={22} />
              <span>{plainName(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
