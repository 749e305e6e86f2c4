import { useState } from "react";
import { Icon } from "../../blocks/_kit/icon.tsx";
import { iconNames } from "../../blocks/_kit/icon-names.ts";
import type { StringSchema } from "../../schema/schema.ts";
import { plainName } from "../edits/words/plain-name.ts";
import { Dialog } from "../kit/dialog.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { ChooseButtons } from "./choose-buttons.tsx";
import type { FieldProps } from "./field.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { useForm } from "./form-context.ts";
import { useFieldProblems } from "./use-field-problems.ts";

/** A small drawing, chosen from all that there are. */
export function IconField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const [open, setOpen] = useState(false);
  const name = typeof value === "string" ? value : "";
  const known = iconNames.some((icon) => icon === name);
  const choose = (next: string | undefined) => {
    form.set(path, next);
    setOpen(false);
  };
  return (
    <FieldFrame schema={schema} path={path} required={required} problems={problems} group>
      <div className="icon-choice">
        <span className="icon-shown">{known && <Icon name={name} size={22} />}</span>
        <span className="icon-name">
          {name === "" ? "None" : known ? plainName(name) : `“${name}” is not an icon that there is`}
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

interface IconPickerProps {
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

function IconPicker({ chosen, onChoose, onClose }: IconPickerProps) {
  const [wanted, setWanted] = useState("");
  const found = iconNames.filter((name) =>
    plainName(name).toLowerCase().includes(wanted.toLowerCase().trim()),
  );
  return (
    <Dialog
      title="Choose an icon"
      onClose={onClose}
      tools={
        <input
          type="search"
          className="input"
          aria-label="Search icons"
          placeholder="Search, such as ruler"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      }
    >
      {found.length === 0 && <EmptyState title="No icon is called that" text="Try a shorter word." />}
      <ul className="icon-grid">
        {found.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              <Icon name={name} size={22} />
              <span>{plainName(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
