import { useMemo } from "react";
import type { BlockDocument } from "../edits/site-document.ts";
import { InsertMenu } from "../pages/insert/insert-menu.tsx";
import { localizeSample } from "../pages/insert/localize-sample.ts";
import { siteSupplies } from "../pages/insert/site-supplies.ts";
import { useSession } from "../session-context.ts";
import { freshIdInSite } from "./fresh-id-in-site.ts";

interface AddBlockProps {
  readonly onAdd: (block: BlockDocument) => void;
  readonly onClose: () => void;
}

/** The menu of blocks, for a block inside a block. */
export function AddBlock({ onAdd, onClose }: AddBlockProps) {
  const { store, content } = useSession();
  const inside = useMemo(() => ({ id: "inside", path: "", blocks: [] }), []);
  return (
    <InsertMenu
      page={inside}
      onChoose={({ type, schema, sample }) => {
        const { document } = store.getState();
        const props = localizeSample(
          schema,
          structuredClone(sample),
          siteSupplies(document, content, undefined),
        );
        onAdd({
          id: freshIdInSite(document, type),
          type,
          props: props as NonNullable<BlockDocument["props"]>,
        });
      }}
      onClose={onClose}
    />
  );
}
