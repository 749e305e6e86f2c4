import { type KeyboardEvent, memo, useRef, useState } from "react";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { findPage } from "../../../editing/document/frames.ts";
import type { BlockDocument } from "../../../editing/document/site-document.ts";
import { itemTitle } from "../../../editing/labels/item-title.ts";
import { withTokens } from "../../../editing/labels/tokens/token-meaning.ts";
import { tokenScope } from "../../../editing/labels/tokens/token-scope.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import { faultsIn } from "../../check/problem-groups.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUp,
  ArrowUpToLine,
  ChevronRight,
  Copy,
  Ellipsis,
  ListOrdered,
  Trash2,
} from "../../ui/icons/icons.ts";
import { DragHandle, StepButton, stepOfKey } from "../../ui/list-controls.tsx";
import { Menu } from "../../ui/menu.tsx";
import { PositionDialog } from "../../ui/position-dialog.tsx";
import { EachForm } from "../each/each-form.tsx";
import { fieldId, useForm } from "../form/form-context.ts";
import { InnerField } from "../form/inner-field.tsx";
import { samePath } from "../form/same-path.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { useItemKind } from "../items/item-kind.ts";
import { itemClass, useItemDrag } from "../items/use-item-drag.ts";
import { ObjectFields } from "../object/object-field.tsx";
import { type BlockList, blockLists, propsAround } from "./block-lists.ts";

/** The edits of a list, by the indexes of its items. */
export interface ItemCommands {
  /** Moves an item so that it is at `to` afterwards. */
  readonly move: (from: number, to: number) => void;
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
  /** Moves an item to the end of another list. */
  readonly moveToList: (index: number, to: BlockList) => void;
  /** Folds or unfolds an item, by its React key. */
  readonly toggle: (key: number) => void;
}

interface ListItemProps {
  readonly schema: Schema;
  readonly value: unknown;
  readonly path: ValuePath;
  readonly itemKey: number;
  readonly index: number;
  readonly count: number;
  readonly open: boolean;
  readonly isBlock: boolean;
  readonly full: string | undefined;
  readonly least: string | undefined;
  readonly readOnly: boolean;
  readonly commands: ItemCommands;
}

export const ListItem = memo(Item, (before, after) => {
  const same = (Object.keys(after) as (keyof ListItemProps)[]).filter((key) => key !== "path");
  return same.every((key) => before[key] === after[key]) && samePath(before.path, after.path);
});

function Item(props: ListItemProps) {
  const { schema, value, path, itemKey, index, count, open, isBlock, readOnly, commands } = props;
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const form = useForm();
  const list = fieldId(form, path.slice(0, -1));
  const drag = useItemDrag({ item, handle, list, index, onMove: commands.move });
  const kind = useItemKind(schema, value, isBlock);
  const folds = kind.kind !== "value";
  const title = useTitle(kind.title ?? itemTitle(value, schema, index), `${schema.title} ${index + 1}`);
  const id = fieldId(form, path);
  const keys = (event: KeyboardEvent) => {
    const by = stepOfKey(event);
    if (by === undefined || readOnly || isLongText(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    commands.move(index, index + by);
  };
  return (
    <li ref={item} className={itemClass(drag)} data-item={index}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are for what is in it */}
      <div className="list-row" onKeyDown={keys}>
        {!readOnly && <DragHandle ref={handle} {...{ title, index, count }} />}
        {folds ? (
          <button
            type="button"
            className="list-title"
            id={id}
            aria-expanded={open}
            aria-controls={`${id}-fields`}
            onClick={() => commands.toggle(itemKey)}
          >
            <ChevronRight size={15} aria-hidden />
            <span>{title}</span>
            {!open && <ItemMarks path={path} />}
          </button>
        ) : (
          <InnerField schema={schema} value={value} path={path} required />
        )}
        {!readOnly && <ItemTools {...props} title={title} />}
      </div>
      {folds && open && (
        <div className="list-fields" id={`${id}-fields`}>
          {kind.kind === "object" && <ObjectFields schema={kind.schema} value={value} path={path} />}
          {kind.kind === "each" && <EachForm schema={schema} each={kind.each} path={path} />}
          {kind.kind === "block" && (
            <ObjectFields schema={kind.schema} value={kind.props} path={[...path, "props"]} />
          )}
          {kind.kind === "unknown-block" && <p className="inspector-note">{fieldWords().noSuchBlock}</p>}
        </div>
      )}
    </li>
  );
}

function useTitle(written: string, other: string): string {
  return useEditor((state) => {
    if (!written.includes("{{")) return written;
    return withTokens(written, tokenScope({ site: state.document.site })).trim() || other;
  });
}

function isLongText(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function ItemMarks({ path }: { readonly path: ValuePath }) {
  const problems = faultsIn(useFieldProblems(path));
  if (problems.length === 0) return null;
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const words = fieldWords().problems({ count: problems.length });
  return <span className={errors > 0 ? "list-mark list-mark-error" : "list-mark"}>{words}</span>;
}

/** The other lists of blocks in the block that an inner block is in. */
function useOtherLists({ isBlock, path }: ListItemProps): readonly BlockList[] {
  const form = useForm();
  const { schemas } = useOpenedSite();
  const { target } = form;
  const own = path.slice(0, -1);
  const around = propsAround(own);
  const type = useEditor(({ document }) => {
    if (!isBlock || target.in !== "block") return undefined;
    if (around.length > 0) return (form.read(around.slice(0, -1)) as BlockDocument | undefined)?.type;
    return findPage(document, target.page)?.blocks.find(({ id }) => id === target.block)?.type;
  });
  const schema = type === undefined ? undefined : schemas.blocks.get(type);
  if (!schema) return [];
  return blockLists(schema, form.read(around), around).filter((list) => !samePath(list.path, own));
}

function ItemTools(props: ListItemProps & { readonly title: string }) {
  const { title, index, count, full, least, commands } = props;
  const lists = useOtherLists(props);
  const [isAsking, setAsking] = useState(false);
  const refused = (hint: string | undefined) => (hint === undefined ? {} : { disabled: true, hint });
  return (
    <div className="list-tools">
      <StepButton
        by={-1}
        of={title}
        className="list-step"
        disabled={index === 0}
        onClick={() => commands.move(index, index - 1)}
      />
      <StepButton
        by={1}
        of={title}
        className="list-step"
        disabled={index === count - 1}
        onClick={() => commands.move(index, index + 1)}
      />
      <Menu
        label={title}
        items={[
          {
            label: fieldWords().moveUp,
            icon: <ArrowUp size={15} />,
            disabled: index === 0,
            onChoose: () => commands.move(index, index - 1),
          },
          {
            label: fieldWords().moveDown,
            icon: <ArrowDown size={15} />,
            disabled: index === count - 1,
            onChoose: () => commands.move(index, index + 1),
          },
          {
            label: messages.form.toTop,
            icon: <ArrowUpToLine size={15} />,
            disabled: index === 0,
            onChoose: () => commands.move(index, 0),
          },
          {
            label: messages.form.toBottom,
            icon: <ArrowDownToLine size={15} />,
            disabled: index === count - 1,
            onChoose: () => commands.move(index, count - 1),
          },
          {
            label: messages.form.toPosition,
            icon: <ListOrdered size={15} />,
            disabled: count < 2,
            onChoose: () => setAsking(true),
          },
          ...lists.map((list) => ({
            label: messages.form.toList({ list: list.title }),
            icon: <ArrowLeftRight size={15} />,
            ...refused(least),
            onChoose: () => commands.moveToList(index, list),
          })),
          {
            label: fieldWords().duplicate,
            icon: <Copy size={15} />,
            ...refused(full),
            onChoose: () => commands.duplicate(index),
          },
          {
            label: fieldWords().remove,
            icon: <Trash2 size={15} />,
            tone: "danger",
            ...refused(least),
            onChoose: () => commands.remove(index),
          },
        ]}
      >
        <button type="button" className="icon-button" aria-label={fieldWords().moreFor({ what: title })}>
          <Ellipsis size={16} aria-hidden />
        </button>
      </Menu>
      {isAsking && (
        <PositionDialog
          title={title}
          position={index + 1}
          count={count}
          onMove={(position) => {
            setAsking(false);
            commands.move(index, position - 1);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
