import { useMemo } from "react";
import { findPage } from "../../../editing/document/frames.ts";
import type { BlockDocument } from "../../../editing/document/site-document.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { useForm } from "../form/form-context.ts";
import { InsertMenu } from "../insert/lazy-insert-menu.ts";
import { localizeSample } from "../insert/localize-sample.ts";
import { sampleContent } from "../insert/sample-content.ts";
import { withUniqueIdsInSite } from "./unique-id-in-site.ts";

interface AddBlockProps {
  readonly onAdd: (block: BlockDocument) => void;
  readonly onClose: () => void;
}

export function AddBlock({ onAdd, onClose }: AddBlockProps) {
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const { page } = useForm();
  const language = useEditor(({ document }) => page && findPage(document, page)?.language);
  const inside = useMemo(
    () => ({ id: "inside", path: "", blocks: [], ...(typeof language === "string" && { language }) }),
    [language],
  );
  return (
    <InsertMenu
      page={inside}
      onChoose={({ type, schema, sample }) => {
        const { document } = store.getState();
        const props = localizeSample(
          schema,
          structuredClone(sample),
          sampleContent(document, content, undefined),
        );
        onAdd(
          withUniqueIdsInSite(document, {
            id: type,
            type,
            props: props as NonNullable<BlockDocument["props"]>,
          }),
        );
      }}
      onClose={onClose}
    />
  );
}
