import { useCallback, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { AnyBlock } from "../../schema/define-block.ts";
import type { Problem } from "../../schema/problem.ts";
import type { Holder } from "../edits/edit.ts";
import { fieldId, type Path } from "../form/form-context.ts";
import { Preview } from "../preview/preview.tsx";
import type { Session } from "../session.ts";
import { BlockForm } from "./block-form.tsx";
import { FormProvider } from "./form-provider.tsx";
import { InsertMenu } from "./insert-menu.tsx";
import { Outline } from "./outline.tsx";

interface PagesWorkspaceProps {
  readonly session: Session;
  readonly problems: readonly Problem[];
  readonly onSetting: (name: string) => void;
}

/** Pages and their blocks: the outline on the left, the live page in the middle, the chosen block's form on the right. */
export function PagesWorkspace({ session, problems, onSetting }: PagesWorkspaceProps) {
  const { store, blocks } = session;
  const document = useStore(store, (state) => state.document);
  const selection = useStore(store, (state) => state.selection);
  const { apply, select } = store.getState();
  const [inserting, setInserting] = useState<{ readonly before: string | undefined } | undefined>();

  const index = Math.max(
    0,
    document.pages.findIndex(({ id }) => id === selection.page),
  );
  const page = document.pages[index];
  const position = page?.blocks.findIndex(({ id }) => id === selection.block) ?? -1;
  const block = page?.blocks[position];
  const pageId = page?.id ?? "";

  const holder = useMemo(
    (): Holder => ({ in: "block", page: pageId, block: block?.id ?? "" }),
    [pageId, block?.id],
  );
  const onFocus = useCallback(
    (field: Path) => select({ page: pageId, ...(holder.in === "block" && { block: holder.block }), field }),
    [select, pageId, holder],
  );
  const choose = (id: string, path?: Path) => {
    select({ page: pageId, block: id, ...(path && { field: path }) });
    if (path) requestAnimationFrame(() => focusField(path));
  };
  const insert = ({ type, sample }: AnyBlock) => {
    const { before } = inserting ?? {};
    setInserting(undefined);
    apply({
      kind: "insert-block",
      page: pageId,
      ...(before !== undefined && { before }),
      block: { id: type, type, props: structuredClone(sample) as Record<string, unknown> },
    });
  };
  if (!page) return <p className="nothing">This site has no pages.</p>;
  const address = { page: pageId, block: block?.id ?? "" };
  return (
    <div className="pages-workspace">
      <Outline
        pages={document.pages}
        page={page}
        block={block?.id}
        blockTitle={(type) => blocks.find((known) => known.type === type)?.schema.title ?? type}
        onPage={(id) => select({ page: id })}
        onBlock={(id) => choose(id)}
        onMove={(id, before) =>
          apply({
            kind: "move-block",
            page: pageId,
            block: id,
            to: { page: pageId, ...(before !== undefined && { before }) },
          })
        }
        onInsert={(before) => setInserting({ before })}
      />
      <div className="stage">
        <Preview
          session={session}
          page={pageId}
          onSelect={choose}
          onOpen={(target) => {
            if (target.kind === "page") select({ page: target.page });
            if (target.kind === "setting") onSetting(String(target.field[0]));
          }}
          onAddBlock={() => setInserting({ before: undefined })}
        />
      </div>
      <aside className="inspector" aria-label="Fields">
        {block ? (
          <FormProvider
            session={session}
            holder={holder}
            pointer={`/pages/${index}/blocks/${position}/props`}
            problems={problems}
            onFocus={onFocus}
            onSetting={onSetting}
          >
            <BlockForm
              key={`${pageId}/${block.id}`}
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
      {inserting && <InsertMenu blocks={blocks} onChoose={insert} onClose={() => setInserting(undefined)} />}
    </div>
  );
}

/** Puts the focus on a field, opening the items that it is folded away in. */
function focusField(path: Path): void {
  const field = window.document.getElementById(fieldId(path));
  for (let at = field?.closest("details"); at; at = at.parentElement?.closest("details")) at.open = true;
  field?.focus();
  field?.scrollIntoView({ block: "center" });
}
