import { useCallback, useMemo } from "react";
import type { Holder } from "../edits/edit.ts";
import type { PageDocument } from "../edits/site-document.ts";
import type { Path } from "../form/form-context.ts";
import { FormProvider } from "../form/form-provider.tsx";
import { useEditor, useSession } from "../session-context.ts";
import { BlockForm } from "./block-form.tsx";

/** The fields of what is chosen on a page. */
export function Inspector({ page }: { readonly page: PageDocument }) {
  const { blocks } = useSession();
  const index = useEditor((state) => state.document.pages.findIndex(({ id }) => id === page.id));
  const chosen = useEditor((state) => state.selection.block);
  const apply = useEditor((state) => state.apply);
  const select = useEditor((state) => state.select);
  const position = page.blocks.findIndex(({ id }) => id === chosen);
  const block = page.blocks[position];
  const address = useMemo(() => ({ page: page.id, block: block?.id ?? "" }), [page.id, block?.id]);
  const holder = useMemo((): Holder => ({ in: "block", ...address }), [address]);
  const onFocus = useCallback((field: Path) => select({ ...address, field }), [select, address]);
  return (
    <aside className="inspector" aria-label="Fields">
      {block ? (
        <FormProvider holder={holder} pointer={`/pages/${index}/blocks/${position}/props`} onFocus={onFocus}>
          <BlockForm
            key={`${page.id}/${block.id}`}
            block={block}
            definition={blocks.find(({ type }) => type === block.type)}
            onDuplicate={() => apply({ kind: "duplicate-block", ...address })}
            onHide={(hidden) => apply({ kind: "set-block-hidden", ...address, hidden })}
            onRemove={() => apply({ kind: "remove-block", ...address })}
          />
        </FormProvider>
      ) : (
        <p className="nothing">Choose a block on the page or in the list to edit it.</p>
      )}
    </aside>
  );
}
