import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { ChevronDown, Layers, Plus, Quote } from "lucide-react";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { isObject } from "../../../schema/is-object.ts";
import type { ArraySchema } from "../../../schema/schema.ts";
import { sameValue } from "../../document/same-value.ts";
import { withinSentence } from "../../labels/schema/plain-name.ts";
import { messages } from "../../messages/messages.ts";
import { useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { useView, useWorkspace } from "../../workspace/workspace.ts";
import { emptyValue } from "../form/empty-value.ts";
import { FieldProblems } from "../form/field-problems.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { focusField, focusFirst } from "../form/focus-field.ts";
import { fieldId, useForm } from "../form/form-context.ts";
import { guessMapping } from "../form/guess-mapping.ts";
import { QuotePicker } from "../form/lazy-quote-picker.ts";
import { samePath } from "../form/same-path.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { useLeave } from "../form/use-leave.ts";
import { type KeyedItems, keyItems, noItems } from "../items/item-keys.ts";
import { itemTitle } from "../items/item-title.ts";
import { freshIdInSite } from "./fresh-id-in-site.ts";
import { type ItemCommands, ListItem } from "./list-item.tsx";

/** A list: items are added, removed, duplicated and moved; those of several fields fold away. */
export function ListField({ schema, value, path, required }: FieldProps<ArraySchema>) {
  const form = useForm();
  const { notices } = useWorkspace();
  const { store } = useEditorDocument();
  const freshBlockId = useCallback(
    ({ type }: Readonly<Record<string, unknown>>) => ({
      id: freshIdInSite(store.getState().document, String(type)),
    }),
    [store],
  );
  const items = useMemo(() => (Array.isArray(value) ? (value as readonly unknown[]) : []), [value]);
  const problems = useFieldProblems(path, (key) => /^\d+$/.test(key) && Number(key) < items.length);
  const [keyed, setKeyed] = useState<KeyedItems>(() => keyItems(noItems, items));
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const now = keyed.items === items ? keyed : keyItems(keyed, items);
  if (now !== keyed) setKeyed(now);

  // A field inside of a folded item that is to have the focus opens it, in the same draw.
  const wanted = useView((view) => view.wanted);
  const [seen, setSeen] = useState<typeof wanted>();
  if (wanted !== seen) {
    setSeen(wanted);
    const index = wanted && samePath(wanted.field.slice(0, path.length), path) && wanted.field[path.length];
    const key = typeof index === "number" ? now.keys[index] : undefined;
    if (key !== undefined && !opened.has(key)) setOpened(new Set([...opened, key]));
  }

  /** What gets the focus once the list is drawn. */
  const next = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const { current: focus } = next;
    // What it calls may have more for the next time.
    next.current = undefined;
    focus?.();
  });

  const latest = useRef({ items, path, schema, keys: now.keys });
  latest.current = { items, path, schema, keys: now.keys };
  const [commands, openNext] = useMemo(() => {
    const titleOf = (index: number) => {
      const { items: all, schema: list } = latest.current;
      return itemTitle(all[index], list.items, index);
    };
    /** Opens what will be at an index, and puts the focus into its first field. */
    const openAt = (index: number) => {
      next.current = () => {
        const key = latest.current.keys[index];
        if (key === undefined) return;
        setOpened((open) => new Set([...open, key]));
        next.current = () => focusFirst(form, [...latest.current.path, index]);
      };
    };
    const made: ItemCommands = {
      move(from, to) {
        const { items: all, path: list } = latest.current;
        if (to < 0 || to >= all.length) {
          announce(to < 0 ? messages.form.isFirst : messages.form.isLast);
          return;
        }
        const title = titleOf(from);
        const active = document.activeElement;
        next.current = () => active instanceof HTMLElement && active.isConnected && active.focus();
        form.moveItem(list, from, to);
        announce(messages.form.moved(title, to + 1, all.length));
      },
      duplicate(index) {
        const title = titleOf(index);
        openAt(index + 1);
        const { items: all, path: list, schema: own } = latest.current;
        const item = all[index];
        // Two blocks of a page never have one id.
        if (own.blocks && isObject(item))
          form.insertItem(list, index + 1, structuredClone({ ...item, ...freshBlockId(item) }));
        else form.duplicateItem(list, index);
        announce(messages.form.duplicated(title));
      },
      remove(index) {
        const { items: all, path: list } = latest.current;
        const title = titleOf(index);
        const neighbour = Math.min(index, all.length - 2);
        next.current = () =>
          neighbour < 0
            ? document.getElementById(`${fieldId(form, list)}-add`)?.focus()
            : focusField([...list, neighbour], { scroll: false, form });
        const putBack = form.removeItem(list, index);
        announce(messages.form.removed(title));
        notices.getState().notify({
          title: messages.form.removedNotice(title),
          action: { label: messages.shell.undo, run: putBack },
        });
      },
      toggle: (key) =>
        setOpened(
          (open) => new Set(open.has(key) ? [...open].filter((other) => other !== key) : [...open, key]),
        ),
    };
    return [made, openAt] as const;
  }, [form, notices, freshBlockId]);

  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const what = withinSentence(schema.items.title);
  const full = items.length >= maxItems ? messages.form.atMost(maxItems) : undefined;
  const least = items.length <= minItems ? messages.form.atLeast(minItems) : undefined;
  const id = fieldId(form, path);
  return (
    <fieldset
      className="group list"
      data-field={path.join(".")}
      {...useLeave(path, problems)}
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-help`}
    >
      <legend>
        {schema.title} <span className="list-count">{items.length}</span>
        {required && <span className="field-note">{messages.form.required}</span>}
      </legend>
      <p className="field-help" id={`${id}-help`}>
        {schema.description} {full}
      </p>
      <FieldProblems path={path} problems={problems} />
      {items.length === 0 && <p className="list-none">{messages.form.noneYet}</p>}
      <ol className="list-items">
        {items.map((item, index) => {
          const key = now.keys[index] ?? index;
          return (
            <ListItem
              key={key}
              itemKey={key}
              schema={schema.items}
              value={item}
              path={[...path, index]}
              index={index}
              count={items.length}
              open={opened.has(key)}
              isBlock={schema.blocks ?? false}
              full={full}
              least={least}
              readOnly={form.readOnly}
              commands={commands}
            />
          );
        })}
      </ol>
      {!form.readOnly && (
        <AddItems
          schema={schema}
          id={`${id}-add`}
          isFull={full !== undefined}
          onAdd={(item) => {
            openNext(items.length);
            form.insertItem(path, items.length, item);
            announce(messages.form.added(what));
          }}
          onWhole={(whole) => {
            // What is there only because one is needed gives way to it.
            if (items.every((item) => sameValue(item, emptyValue(schema.items)))) form.set(path, whole);
            else form.insertItem(path, items.length, whole);
          }}
        />
      )}
    </fieldset>
  );
}

interface AddItemsProps {
  readonly schema: ArraySchema;
  /** Of the button. */
  readonly id: string;
  readonly isFull: boolean;
  /** Puts an item at the end. */
  readonly onAdd: (item: unknown) => void;
  /** Takes what stands for several items, or for the whole list. */
  readonly onWhole: (value: unknown) => void;
}

/** What a list can be given: an item, one for each entry of a collection, or a list that is written elsewhere. */
function AddItems({ schema, id, isFull, onAdd, onWhole }: AddItemsProps) {
  const { model } = useOpenedSite().content;
  const [asking, setAsking] = useState<"block" | "quote">();
  const what = withinSentence(schema.items.title);
  const [first] = Object.values(model.collections);
  const takeEach = () => {
    if (!first) return;
    const item = guessMapping(schema.items, first);
    onWhole({ each: first.name, ...(item !== undefined && { item }) });
  };
  return (
    <div className="list-add">
      <Button
        id={id}
        icon={<Plus size={16} />}
        disabled={isFull}
        onClick={() => (schema.blocks ? setAsking("block") : onAdd(emptyValue(schema.items)))}
      >
        {messages.form.add(what)}
      </Button>
      {!schema.blocks && (
        <Menu
          label={messages.form.moreWays}
          items={[
            ...(first
              ? [
                  {
                    label: messages.form.each,
                    hint: messages.form.eachHint,
                    icon: <Layers size={15} />,
                    onChoose: takeEach,
                  },
                ]
              : []),
            {
              label: messages.form.elsewhere,
              icon: <Quote size={15} />,
              onChoose: () => setAsking("quote"),
            },
          ]}
        >
          <button type="button" className="icon-button" aria-label={messages.form.moreWaysTo(schema.title)}>
            <ChevronDown size={16} aria-hidden />
          </button>
        </Menu>
      )}
      {asking === "quote" && (
        <QuotePicker
          target={schema}
          chosen={undefined}
          onChoose={(path) => {
            setAsking(undefined);
            onWhole(`{{${path}}}`);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === "block" && (
        <AddBlock
          onAdd={(block) => {
            setAsking(undefined);
            onAdd(block);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

const AddBlock = lazy(async () => (await import("./add-block.tsx")).AddBlock, "dialog");
