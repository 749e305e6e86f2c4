import { PencilLine } from "lucide-react";
import { useMemo, useState } from "react";
import type { Collection } from "../../../schema/model.ts";
import type { ValuePath } from "../../document/edit.ts";
import { entryFile } from "../../document/entry-file.ts";
import { pageOfCollection } from "../../document/page-of-collection.ts";
import type { EntryDocument } from "../../document/site-document.ts";
import { singularLabel } from "../../labels/collection-labels.ts";
import { bodySchema } from "../../labels/schema/entry-schema.ts";
import { messages } from "../../messages/messages.ts";
import type { WritingRequest } from "../../preview/frame/frame-actions.ts";
import type { Frame } from "../../preview/frame/open-frame.ts";
import { useNewPicture } from "../../preview/new-picture/use-new-picture.tsx";
import { placeOfTarget } from "../../preview/place-of-target.ts";
import { Preview } from "../../preview/preview.tsx";
import type { FieldSource } from "../../preview/source-map/field-source.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { useWorkspace } from "../../workspace/workspace.ts";
import { TextEditor, useBlockWriting } from "../../writing/use-block-writing.tsx";
import { entrySource } from "../../writing/writing-source.ts";

interface EntryPreviewPaneProps {
  readonly collection: Collection;
  readonly id: string;
  readonly entry: EntryDocument;
  readonly field: ValuePath | undefined;
  readonly onBlock: () => void;
  readonly isWriting: boolean;
  /** Begins and ends writing; nothing where the text can't be written. */
  readonly onWriting: ((isWriting: boolean) => void) | undefined;
}

export function EntryPreviewPane(props: EntryPreviewPaneProps) {
  const { collection, id, entry, field, onBlock, isWriting, onWriting } = props;
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const { view } = useWorkspace();
  const [frame, setFrame] = useState<Frame>();
  const file = entryFile(collection.name, id);
  const source = useMemo(
    () => entrySource({ file, collection: collection.name, schema: bodySchema(collection) }, { store }),
    [file, collection, store],
  );
  const picture = useNewPicture();
  const document = useEditor((state) => state.document);
  const { go } = view.getState();
  const { name } = collection;
  const focused = useMemo((): FieldSource | undefined => {
    // A path in the front matter is one on the page; the text is called the same in both.
    const path = field?.[0] === "frontMatter" ? field.slice(1) : field;
    return path && { in: "entry", collection: name, id, path };
  }, [name, id, field]);
  const language = entry.frontMatter.language ?? document.site.language;
  const page = pageOfCollection(document, name, typeof language === "string" ? language : undefined);
  const ofBlock = useBlockWriting(frame, page?.id ?? "");
  const write = (request: WritingRequest) => {
    const { fieldSource } = request;
    if (fieldSource?.in !== "entry") ofBlock.write(request);
    else if (fieldSource.collection === name && fieldSource.id === id && fieldSource.path[0] === "body")
      onWriting?.(true);
  };
  if (!page)
    return (
      <EmptyState
        title={messages.entries.noPage({ kind: singularLabel(collection) })}
        text={messages.entries.noPageText}
      />
    );
  return (
    <div className="stage entry-stage" data-writing={ofBlock.place ? "" : undefined}>
      {isWriting && frame && onWriting && (
        <TextEditor key={id} frame={frame} source={source} onLeave={() => onWriting(false)} />
      )}
      {!isWriting && ofBlock.place}
      <Preview
        onReady={setFrame}
        onWrite={write}
        tools={
          onWriting && (
            <Button className="write-button" icon={<PencilLine size={16} />} onClick={() => onWriting(true)}>
              {messages.writing.write}
            </Button>
          )
        }
        page={page.id}
        entryId={id}
        focused={focused}
        onSelect={(address, field) => {
          onBlock();
          store.getState().select({ ...address, ...(field && { field }) });
        }}
        onOpen={(target) => go(placeOfTarget(target, { model: content.model, document }))}
        onAddBlock={() => go({ workspace: "pages", page: page.id })}
        onPicture={picture.take}
      />
      {picture.dialog}
    </div>
  );
}
