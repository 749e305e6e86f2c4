import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { idsIn, withUniqueInnerIds } from "../../../editing/document/block.ts";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { findPage, pagesAndFrames } from "../../../editing/document/frames.ts";
import type { BlockDocument, SiteDocument } from "../../../editing/document/site-document.ts";
import { uniqueId } from "../../../editing/document/unique-name.ts";
import { sameValue } from "../../../editing/document/value.ts";
import { itemTitle } from "../../../editing/labels/item-title.ts";
import { withinSentence } from "../../../editing/labels/schema/humanize-key.ts";
import { withTokens } from "../../../editing/labels/tokens/token-meaning.ts";
import { tokenScope } from "../../../editing/labels/tokens/token-scope.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { emptyValue } from "../../../schema/fields/empty-value.ts";
import type { ArraySchema } from "../../../schema/fields/schema.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { type EditorDocument, useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { ChevronDown, Layers, Plus, Quote } from "../../ui/icons/icons.ts";
import { Menu } from "../../ui/menu.tsx";
import { useView, useWorkspace, type Workspace } from "../../view/workspace.ts";
import { FieldProblems } from "../form/field-problems.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { focusField, focusFirst } from "../form/focus-field.ts";
import { type FormContextValue, fieldId, useForm } from "../form/form-context.ts";
import { guessMapping } from "../form/mapping/guess-mapping.ts";
import { QuotePicker } from "../form/quote-picker.tsx";
import { samePath } from "../form/same-path.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { useFieldBlur } from "../form/use-leave.ts";
import { InsertMenu } from "../insert/lazy-insert-menu.ts";
import { localizeSample } from "../insert/localize-sample.ts";
import { sampleContent } from "../insert/sample-content.ts";
import { type KeyedItems, keyItems, noItems } from "../items/item-keys.ts";
import type { BlockList } from "./block-lists.ts";
import { type ItemCommands, ListItem } from "./list-item.tsx";

export function ListField({ schema, value, path, required }: FieldProps<ArraySchema>) {
  const form = useForm();
  const items = useMemo(() => (Array.isArray(value) ? (value as readonly unknown[]) : []), [value]);
  const problems = useFieldProblems(path, (key) => /^\d+$/.test(key) && Number(key) < items.length);
  const keys = useItemKeys(items);
  const [opened, setOpened] = useOpenedItems(path, keys);
  const { commands, openWhenAdded } = useListCommands({ items, path, schema, keys }, setOpened);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const full = items.length >= maxItems ? fieldWords().atMost({ count: maxItems }) : undefined;
  const least = items.length <= minItems ? fieldWords().atLeast({ count: minItems }) : undefined;
  const id = fieldId(form, path);
  return (
    <fieldset
      className="group list"
      data-field={path.join(".")}
      {...useFieldBlur(path, problems)}
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-help`}
    >
      <legend>
        {schema.title} <span className="list-count">{items.length}</span>
        {required && <span className="field-note">{fieldWords().required}</span>}
      </legend>
      <p className="field-help" id={`${id}-help`}>
        {schema.description} {full}
      </p>
      <FieldProblems path={path} problems={problems} />
      {items.length === 0 && (
        <p className="list-none">
          {schema.entries !== undefined && value === undefined ? fieldWords().allShown : fieldWords().noneYet}
        </p>
      )}
      <ol className="list-items">
        {items.map((item, index) => {
          const key = keys[index] ?? index;
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
            openWhenAdded(items.length);
            form.insertItem(path, items.length, item);
            announce(fieldWords().added({ what: withinSentence(schema.items.title) }));
          }}
          onWhole={(whole) => {
            // Replaces items that exist only because the list needs some.
            if (items.every((item) => sameValue(item, emptyValue(schema.items)))) form.set(path, whole);
            else form.insertItem(path, items.length, whole);
          }}
        />
      )}
    </fieldset>
  );
}

function useItemKeys(items: readonly unknown[]): readonly number[] {
  const [keyed, setKeyed] = useState<KeyedItems>(() => keyItems(noItems, items));
  const current = keyed.items === items ? keyed : keyItems(keyed, items);
  if (current !== keyed) setKeyed(current);
  return current.keys;
}

type OpenedKeys = ReadonlySet<number>;
type SetOpened = Dispatch<SetStateAction<OpenedKeys>>;

function useOpenedItems(path: ValuePath, keys: readonly number[]): readonly [OpenedKeys, SetOpened] {
  const [opened, setOpened] = useState<OpenedKeys>(new Set());
  const wanted = useView((view) => view.focusRequest);
  const [previous, setPrevious] = useState<typeof wanted>();
  if (wanted !== previous) {
    setPrevious(wanted);
    const index = wanted && samePath(wanted.field.slice(0, path.length), path) && wanted.field[path.length];
    const key = typeof index === "number" ? keys[index] : undefined;
    if (key !== undefined && !opened.has(key)) setOpened(new Set([...opened, key]));
  }
  return [opened, setOpened];
}

interface RenderedList {
  readonly items: readonly unknown[];
  readonly path: ValuePath;
  readonly schema: ArraySchema;
  readonly keys: readonly number[];
}

interface ListContext extends Pick<Workspace, "notices">, Pick<EditorDocument, "store"> {
  readonly form: FormContextValue;
  readonly list: RefObject<RenderedList>;
  readonly setOpened: SetOpened;
  readonly afterRender: RefObject<(() => void) | undefined>;
}

interface ListCommands {
  /** The same object as long as the form is the same, so that items are not rendered for nothing. */
  readonly commands: ItemCommands;
  readonly openWhenAdded: (index: number) => void;
}

function useListCommands(rendered: RenderedList, setOpened: SetOpened): ListCommands {
  const form = useForm();
  const { notices } = useWorkspace();
  const { store } = useEditorDocument();
  const afterRender = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const { current: callback } = afterRender;
    // The callback may set another one for the next render.
    afterRender.current = undefined;
    callback?.();
  });
  const list = useRef(rendered);
  list.current = rendered;
  return useMemo(() => {
    const context: ListContext = { form, notices, store, list, setOpened, afterRender };
    return {
      commands: {
        move: (from, to) => moveItem(context, from, to),
        duplicate: (index) => duplicateItem(context, index),
        remove: (index) => removeItem(context, index),
        moveToList: (index, to) => moveToList(context, index, to),
        toggle: (key) =>
          setOpened(
            (opened) =>
              new Set(opened.has(key) ? [...opened].filter((other) => other !== key) : [...opened, key]),
          ),
      },
      openWhenAdded: (index) => openWhenAdded(context, index),
    };
  }, [form, notices, store, setOpened]);
}

function openWhenAdded({ form, list, setOpened, afterRender }: ListContext, index: number): void {
  afterRender.current = () => {
    const key = list.current.keys[index];
    if (key === undefined) return;
    setOpened((opened) => new Set([...opened, key]));
    afterRender.current = () => focusFirst(form, [...list.current.path, index]);
  };
}

function titleOf({ list, store }: Pick<ListContext, "list" | "store">, index: number): string {
  const { items, schema } = list.current;
  const title = itemTitle(items[index], schema.items, index);
  return title.includes("{{")
    ? withTokens(title, tokenScope({ site: store.getState().document.site }))
    : title;
}

function moveItem(context: ListContext, from: number, to: number): void {
  const { form, list, afterRender } = context;
  const { items, path } = list.current;
  if (to < 0 || to >= items.length) {
    announce(to < 0 ? fieldWords().isFirst : fieldWords().isLast);
    return;
  }
  const title = titleOf(context, from);
  const active = document.activeElement;
  afterRender.current = () => {
    form.onFocus([...list.current.path, to]);
    const isKept = active instanceof HTMLElement && active.isConnected && !active.matches("body, :disabled");
    if (isKept) active.focus();
    else focusField([...list.current.path, to], { scroll: false, form });
  };
  form.moveItem(path, from, to);
  announce(fieldWords().moved({ title, place: to + 1, count: items.length }));
}

function moveToList(context: ListContext, index: number, to: BlockList): void {
  const { form, list, afterRender } = context;
  const { path } = list.current;
  const title = titleOf(context, index);
  afterRender.current = () => focusField([...to.path, to.count], { scroll: true, form });
  form.moveItemToList(path, index, to);
  announce(fieldWords().moved({ title, place: to.count + 1, count: to.count + 1 }));
}

function duplicateItem(context: ListContext, index: number): void {
  const { form, list, store } = context;
  const { items, path, schema } = list.current;
  const title = titleOf(context, index);
  openWhenAdded(context, index + 1);
  const item = items[index];
  // The ids of a page's blocks are unique.
  if (schema.blocks && isObject(item)) {
    const copy = { ...structuredClone(item), id: String(item.type), type: String(item.type) };
    form.insertItem(path, index + 1, withUniqueIdsInSite(store.getState().document, copy));
  } else form.duplicateItem(path, index);
  announce(fieldWords().duplicated({ title }));
}

function removeItem(context: ListContext, index: number): void {
  const { form, notices, list, afterRender } = context;
  const { items, path } = list.current;
  const title = titleOf(context, index);
  const neighbour = Math.min(index, items.length - 2);
  afterRender.current = () =>
    neighbour < 0
      ? document.getElementById(`${fieldId(form, path)}-add`)?.focus()
      : focusField([...path, neighbour], { scroll: false, form });
  const putBack = form.removeItem(path, index);
  announce(fieldWords().removed({ title }));
  notices.getState().notify({
    title: fieldWords().removedNotice({ title }),
    action: { label: messages.shell.undo, run: putBack },
  });
}

interface AddItemsProps {
  readonly schema: ArraySchema;
  readonly id: string;
  readonly isFull: boolean;
  readonly onAdd: (item: unknown) => void;
  readonly onWhole: (value: unknown) => void;
}

function AddItems({ schema, id, isFull, onAdd, onWhole }: AddItemsProps) {
  const { model } = useOpenedSite().content;
  const [asking, setAsking] = useState<"block" | "quote">();
  const what = withinSentence(schema.items.title);
  const [first] = Object.values(model.collections);
  const takeEach = () => {
    if (schema.entries !== undefined) return onWhole({ each: schema.entries });
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
        {fieldWords().add({ what })}
      </Button>
      {!schema.blocks && (
        <Menu
          label={fieldWords().moreWays}
          items={[
            ...(first
              ? [
                  {
                    label: fieldWords().each,
                    hint: fieldWords().eachHint,
                    icon: <Layers size={15} />,
                    onChoose: takeEach,
                  },
                ]
              : []),
            {
              label: fieldWords().elsewhere,
              icon: <Quote size={15} />,
              onChoose: () => setAsking("quote"),
            },
          ]}
        >
          <button
            type="button"
            className="icon-button"
            aria-label={fieldWords().moreWaysTo({ list: schema.title })}
          >
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

interface AddBlockProps {
  readonly onAdd: (block: BlockDocument) => void;
  readonly onClose: () => void;
}

function AddBlock({ onAdd, onClose }: AddBlockProps) {
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

/** A block to be placed in another one, with ids that no block of the site has. */
function withUniqueIdsInSite(document: SiteDocument, block: BlockDocument): BlockDocument {
  const taken = pagesAndFrames(document).flatMap(({ blocks }) => idsIn(blocks));
  const id = uniqueId(block.id, taken);
  return withUniqueInnerIds({ ...block, id }, [...taken, id]);
}
