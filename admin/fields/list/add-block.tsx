import { useMemo } from "react";
import type { BlockDocument } from "../../document/site-document.ts";
import { useEditorDocument } from "../../sync/store/editor-document.ts";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { InsertMenu } from "../insert/insert-menu.tsx";
import { localizeSample } from "../insert/localize-sample.ts";
import { sampleContent } from "../insert/sample-content.ts";
import { uniqueIdInSite } from "./unique-id-in-site.ts";

interface AddBlockProps {
  readonly onAdd: (block: BlockDocument) => void;
  readonly onClose: () => void;
}

export function AddBlock({ onAdd, onClose }: AddBlockProps) {
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const inside = useMemo(() => ({ id: "inside", path: "", blocks: [] }), []);
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
        onAdd({
          id: uniqueIdInSite(document, type),
          type,
          props: props as NonNullable<BlockDocument["props"]>,
        });
      }}
      onClose={onClose}
    />
  );
}
