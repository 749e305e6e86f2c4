import { useId, useState } from "react";
import { addressOfTitle } from "../../../../editing/document/page.ts";
import { siteLanguages } from "../../../../editing/document/site-document.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { withSampleIn } from "../../../fields/insert/translate-sample.ts";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { useSlugOptions } from "../../../site/use-slug-options.ts";
import { useEditorDocument } from "../../../sync/store/editor-document.ts";
import { ChoiceCard } from "../../../ui/choice-card.tsx";
import { PromptDialog } from "../../../ui/prompt-dialog.tsx";
import { PromptText } from "../../../ui/prompt-text.tsx";
import type { NewPage } from "../commands/page-commands.ts";
import { blocksOf, startingPoints } from "../commands/starting-points.ts";
import { addressError } from "./address-error.ts";

interface NewPageDialogProps {
  readonly onAdd: (page: NewPage) => void;
  readonly onClose: () => void;
}

export function NewPageDialog({ onAdd, onClose }: NewPageDialogProps) {
  const words = messages.pages.ask;
  const { store } = useEditorDocument();
  const { content, blocks: registry } = useOpenedSite();
  const group = useId();
  const [title, setTitle] = useState("");
  const slugs = useSlugOptions();
  const [written, setWritten] = useState<string>();
  const [description, setDescription] = useState("");
  const [draft, setDraft] = useState(true);
  const [start, setStart] = useState(startingPoints[0]);
  const path = (written ?? addressOfTitle(title, slugs)).trim();
  const wrong =
    path === "" && written === undefined
      ? undefined
      : addressError(store.getState().document, content, { page: undefined, path });
  const ready = title.trim() !== "" && path !== "" && wrong === undefined && start !== undefined;
  const add = () => {
    if (!start) return;
    const summary = description.trim() || title.trim();
    const [language = "en"] = siteLanguages(store.getState().document.site);
    const blocks = blocksOf(start, registry).map((block) => withSampleIn(block, language));
    onAdd({ title: title.trim(), path, description: summary, draft, blocks });
  };
  return (
    <PromptDialog
      title={messages.pages.list.add}
      verb={words.addVerb}
      disabled={!ready}
      onDone={add}
      onClose={onClose}
    >
      <PromptText label={words.title} value={title} help={words.titleHelp} onChange={setTitle} />
      <PromptText
        label={words.address}
        value={written ?? addressOfTitle(title, slugs)}
        wrong={wrong}
        spellCheck={false}
        help={words.addressHelp}
        onChange={setWritten}
      />
      <PromptText
        label={words.description}
        value={description}
        help={words.descriptionHelp}
        onChange={setDescription}
      />
      <fieldset className="field choice-cards">
        <legend className="field-label">{words.startWith}</legend>
        {startingPoints.map((point) => (
          <ChoiceCard
            key={point.name}
            type="radio"
            name={group}
            checked={point === start}
            onChange={() => setStart(point)}
            title={words.starts[point.name].name}
            help={words.starts[point.name].words}
          />
        ))}
      </fieldset>
      <ChoiceCard
        type="checkbox"
        checked={draft}
        onChange={({ target }) => setDraft(target.checked)}
        title={words.draft}
        help={words.draftHelp}
      />
    </PromptDialog>
  );
}
