import { useMemo } from "react";
import type { DefinedBlock } from "../../../../editing/document/definitions.ts";
import type { ValuePath } from "../../../../editing/document/edit.ts";
import { isFrameId } from "../../../../editing/document/frames.ts";
import type { BlockDocument, PageDocument } from "../../../../editing/document/site-document.ts";
import { humanizeKey, withinSentence } from "../../../../editing/labels/schema/humanize-key.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { type BlockWidth, isBlockWidth } from "../../../../schema/block/block-width.ts";
import { isEach } from "../../../../schema/site/each.ts";
import { tokenPattern } from "../../../../schema/text/token-syntax.ts";
import { WithDevelopers } from "../../../fields/form/for-developers.tsx";
import { FormProvider } from "../../../fields/form-provider.tsx";
import { ObjectFields } from "../../../fields/object/object-field.tsx";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { SiteIcon } from "../../../site/site-icon.tsx";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { focusWhenVisible } from "../../../ui/browser/focus-when-visible.ts";
import { Button } from "../../../ui/button.tsx";
import { ChevronDown, EyeOff, FolderOpen, Lock } from "../../../ui/icons/icons.ts";
import { Menu } from "../../../ui/menu.tsx";
import { PromptChoice } from "../../../ui/prompt-choice.tsx";
import { useWorkspace } from "../../../view/workspace.ts";
import { blockMenu } from "../block-actions/block-menu.tsx";
import { useBlockDialogs } from "../block-actions/use-block-dialogs.tsx";
import { usePagesCommands } from "../commands/commands-context.ts";
import { BlockCondition } from "./block-condition.tsx";

interface EntrySources {
  readonly collections: readonly string[];
  readonly entry: boolean;
}

export function entrySources(props: unknown): EntrySources {
  const collections = new Set<string>();
  let entry = false;
  const look = (value: unknown) => {
    if (typeof value === "string") entry ||= quotesEntry(value);
    else if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === "object" && value !== null) {
      if (isEach(value) && !value.each.includes("{{")) collections.add(value.each);
      Object.values(value).forEach(look);
    }
  };
  look(props);
  return { collections: [...collections], entry };
}

function quotesEntry(text: string): boolean {
  return [...text.matchAll(tokenPattern)].some(([, inner = ""]) => /^\s*entry\b/.test(inner));
}

const noProps = {};

interface BlockFormProps {
  readonly page: PageDocument;
  readonly block: BlockDocument;
  readonly definition: DefinedBlock | undefined;
  readonly pointer: string;
  readonly onFocus: (path: ValuePath) => void;
}

export function BlockForm({ page, block, definition, pointer, onFocus }: BlockFormProps) {
  const words = messages.pages.block;
  const { notices } = useWorkspace();
  const commands = usePagesCommands();
  const document = useEditor((state) => state.document);
  const address = useMemo(() => ({ page: page.id, block: block.id }), [page.id, block.id]);
  const target = useMemo(() => ({ in: "block", ...address }) as const, [address]);
  const title = definition?.schema.title ?? humanizeKey(block.type);
  const { askInsert, ask, dialogs } = useBlockDialogs({
    page,
    commands: commands.block,
    onLeave: () => focusWhenVisible(() => window.document.querySelector<HTMLElement>(".block-actions")),
  });
  return (
    <section aria-label={words.form}>
      <header className="inspector-head block-head">
        {definition?.icon && <SiteIcon name={definition.icon} size={20} />}
        <div>
          <h2>{title}</h2>
          <p className="field-help">{definition?.schema.description}</p>
        </div>
        <Menu
          label={words.actionsFor({ name: title })}
          items={blockMenu({
            page,
            block,
            commands,
            document,
            notify: notices.getState().notify,
            onInsert: (before) => askInsert(before, block.id),
            onAsk: (what) => ask(what, block.id),
          })}
        >
          <button type="button" className="button button-quiet block-actions">
            {words.actions} <ChevronDown size={16} aria-hidden />
          </button>
        </Menu>
      </header>
      <div className="inspector-fields">
        {block.hidden && (
          <div className="inspector-note">
            <EyeOff size={16} aria-hidden />
            <p>{words.isHidden}</p>
            <Button
              disabled={block.lock !== undefined}
              onClick={() => commands.block.setHidden(address, false)}
            >
              {messages.pages.menu.show}
            </Button>
          </div>
        )}
        {block.lock && (
          <div className="inspector-note">
            <Lock size={16} aria-hidden />
            <p>{block.lock === "content" ? words.isLocked : words.isLockedInPlace}</p>
            <Button onClick={() => commands.block.setLock(address, undefined)}>
              {messages.pages.menu.unlock}
            </Button>
          </div>
        )}
        {definition ? (
          <WithDevelopers>
            <FormProvider
              target={target}
              pointer={pointer}
              readOnly={block.lock === "content"}
              onFocus={onFocus}
            >
              <SourceNote props={block.props} />
              <ObjectFields schema={definition.schema} value={block.props ?? noProps} path={[]} />
              <BlockCondition
                condition={block.if}
                isLocked={block.lock !== undefined}
                onChange={(condition) => commands.block.setCondition(address, condition)}
              />
            </FormProvider>
          </WithDevelopers>
        ) : (
          <p className="inspector-note">{words.unknown({ type: block.type })}</p>
        )}
        {!isFrameId(page.id) && (
          <WidthSelect
            width={block.width}
            isLocked={block.lock !== undefined}
            onChange={(width) => commands.block.setWidth(address, width)}
          />
        )}
      </div>
      {dialogs}
    </section>
  );
}

interface WidthSelectProps {
  readonly width: BlockWidth | undefined;
  readonly isLocked: boolean;
  readonly onChange: (width: BlockWidth | undefined) => void;
}

function WidthSelect({ width, isLocked, onChange }: WidthSelectProps) {
  const words = messages.pages.block;
  return (
    <fieldset disabled={isLocked}>
      <PromptChoice
        label={words.width}
        value={width ?? ""}
        none={words.widthOfPage}
        choices={[
          { value: "text", label: words.widthOfText },
          { value: "wide", label: words.widthWide },
          { value: "full", label: words.widthFull },
        ]}
        onChange={(value) => onChange(isBlockWidth(value) ? value : undefined)}
      />
    </fieldset>
  );
}

function SourceNote({ props }: { readonly props: unknown }) {
  const { content } = useOpenedSite();
  const { view } = useWorkspace();
  const { collections, entry } = entrySources(props);
  const known = collections.flatMap((name) => content.model.collections[name] ?? []);
  return (
    <>
      {entry && (
        <div className="inspector-note">
          <FolderOpen size={16} aria-hidden />
          <p>{messages.pages.block.fromEntry}</p>
        </div>
      )}
      {known.map(({ name, title }) => {
        const count = content.entries.filter((other) => other.collection === name).length;
        const go = () => view.getState().go({ workspace: "entries", collection: name });
        return (
          <div key={name} className="inspector-note">
            <FolderOpen size={16} aria-hidden />
            <p>
              {messages.pages.block.fromCollection({ entries: withinSentence(title), number: count })}{" "}
              <button type="button" className="text-button" onClick={go}>
                {messages.pages.block.seeThem}
              </button>
            </p>
          </div>
        );
      })}
    </>
  );
}
