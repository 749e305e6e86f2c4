import { useId, useState } from "react";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkBox, parseAddress } from "./link-box.tsx";
import { LinkTargetHint } from "./link-target-hint.tsx";

import { useLinkContext } from "./use-link-context.ts";

interface LinkDialogProps {
  readonly words: string;
  readonly onLink: (link: { readonly words: string; readonly address: string }) => void;
  readonly onClose: () => void;
}

export function LinkDialog({ words: selected, onLink, onClose }: LinkDialogProps) {
  const { targets } = useLinkContext();
  const [address, setAddress] = useState("");
  const [words, setWords] = useState(selected);
  const id = useId();
  const chosen = targets.find(({ value }) => value === address);
  const written = words.trim() || chosen?.label || address;
  const ready = address !== "";
  const link = () => ready && onLink({ words: written, address: parseAddress(address) ?? address });
  return (
    <Dialog
      title={fieldWords().link}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{fieldWords().cancel}</Button>
          <Button tone="primary" disabled={!ready} onClick={link}>
            {fieldWords().makeLink}
          </Button>
        </>
      }
    >
      <div className="field">
        <label className="field-label" htmlFor={`${id}-address`}>
          {fieldWords().leadsTo}
        </label>
        <LinkBox
          isNew
          value={address}
          targets={targets}
          onChange={setAddress}
          attributes={{ id: `${id}-address`, placeholder: fieldWords().linkHint }}
        />
        <LinkTargetHint text={address} onMend={setAddress} />
      </div>
      {selected === "" ? (
        <div className="field">
          <label className="field-label" htmlFor={`${id}-words`}>
            {messages.values.linkWords}
          </label>
          <input
            id={`${id}-words`}
            className="input"
            value={words}
            placeholder={chosen?.label}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
      ) : (
        <p>
          {messages.values.becomesLink({
            words: selected.length > 80 ? `${selected.slice(0, 77)}…` : selected,
          })}
        </p>
      )}
    </Dialog>
  );
}
