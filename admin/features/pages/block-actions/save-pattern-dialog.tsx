import { useMemo, useState } from "react";
import { isPatternFile, savePattern } from "../../../../editing/document/pattern.ts";
import type { PageDocument } from "../../../../editing/document/site-document.ts";
import { blockLabel } from "../../../../editing/labels/block-label.ts";
import { tokenScope } from "../../../../editing/labels/tokens/token-scope.ts";
import { patternMessages } from "../../../fields/insert/pattern-messages.ts";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { useSlugOptions } from "../../../site/use-slug-options.ts";
import { useEditor, useEditorDocument } from "../../../sync/store/editor-document.ts";
import { PromptDialog } from "../../../ui/prompt-dialog.tsx";
import { PromptText } from "../../../ui/prompt-text.tsx";
import { useTryEdit } from "../../../view/try-edit.ts";
import { useWorkspace } from "../../../view/workspace.ts";

interface SavePatternDialogProps {
  readonly page: PageDocument;
  readonly blocks: readonly string[];
  readonly onClose: () => void;
}

export function SavePatternDialog({ page, blocks: ids, onClose }: SavePatternDialogProps) {
  const words = patternMessages();
  const { schemas, content } = useOpenedSite();
  const { store } = useEditorDocument();
  const { notices } = useWorkspace();
  const site = useEditor((state) => state.document.site);
  const tryEdit = useTryEdit();
  const slugs = useSlugOptions();
  const blocks = page.blocks.filter(({ id }) => ids.includes(id));
  const proposed = useMemo(() => {
    const { model, today, entries } = content;
    const [first] = page.blocks.filter(({ id }) => ids.includes(id));
    if (!first) return "";
    const { title, excerpt } = blockLabel(
      first,
      schemas.blocks.get(first.type),
      tokenScope({ site, model, today, page, entries }),
    );
    return excerpt && excerpt.length <= maxProposed ? excerpt : title;
  }, [site, page, ids, content, schemas]);
  const [title, setTitle] = useState(proposed);
  const name = title.trim();
  const keep = () => {
    const { entries, savedEntries } = store.getState();
    const taken = [...Object.keys(entries), ...Object.keys(savedEntries)].filter(isPatternFile);
    const unread = content.patterns.map(({ file }) => file);
    const edit = savePattern({ title: name, blocks, taken: [...taken, ...unread], slugs });
    const done = tryEdit({ edit, failureTitle: words.notKept });
    onClose();
    if (done) notices.getState().notify({ title: words.kept({ name }), text: words.keptText });
  };
  return (
    <PromptDialog
      title={words.keepTitle({ number: blocks.length })}
      verb={words.keep}
      disabled={name === ""}
      onDone={keep}
      onClose={onClose}
    >
      <PromptText
        label={words.name}
        value={title}
        help={words.nameHelp}
        wrong={name === "" ? words.needsName : undefined}
        onChange={setTitle}
      />
    </PromptDialog>
  );
}

const maxProposed = 40;
