import { useEffect, useState } from "react";
import { humanizeKey } from "../../../editing/labels/schema/humanize-key.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { SiteIcon } from "../../site/site-icon.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type Chooser, ChooserField } from "../choice/chooser-field.tsx";
import type { FieldProps } from "../form/field-props.ts";

export function IconField({ value, ...field }: FieldProps<StringSchema>) {
  const { content } = useOpenedSite();
  const name = typeof value === "string" ? value : "";
  const known = content.icons.names.includes(name);
  return (
    <ChooserField {...field} chosen={name} dialog={(chooser) => <IconPicker {...chooser} />}>
      {(buttons) => (
        <div className="icon-choice">
          <span className="icon-shown">{known && <SiteIcon name={name} size={22} />}</span>
          <span className="icon-name">
            {name === "" ? fieldWords().none : known ? humanizeKey(name) : fieldWords().noSuchIcon({ name })}
          </span>
          {buttons}
        </div>
      )}
    </ChooserField>
  );
}

/** How many are drawn at once. */
const maxShown = 120;

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

function IconPicker({ chosen, onChoose, onClose }: Chooser) {
  const { content, icons } = useOpenedSite();
  const [wanted, setWanted] = useState("");
  useEffect(() => icons.getState().loadAll(), [icons]);
  const all = findIcons(content.icons.names, wanted);
  const found = all.slice(0, maxShown);
  return (
    <Dialog
      title={fieldWords().chooseIcon}
      onClose={onClose}
      tools={
        <input
          type="search"
          className="input"
          aria-label={fieldWords().searchIcons}
          placeholder={fieldWords().searchIconsHint}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      }
    >
      {found.length === 0 && <EmptyState title={fieldWords().noIcon} text={fieldWords().shorterWord} />}
      {all.length > maxShown && (
        <p className="field-help">{messages.values.moreIcons({ shown: maxShown, all: all.length })}</p>
      )}
      <ul className="icon-grid">
        {found.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              <SiteIcon name={name} size={22} />
              <span>{humanizeKey(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
