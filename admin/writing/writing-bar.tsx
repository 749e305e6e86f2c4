import { writingWords } from "../../editing/messages/writing-words.ts";
import { shortcutLabel } from "../ui/browser/shortcut-label.ts";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Check } from "../ui/icons/icons.ts";
import { Toolbar } from "../ui/toolbar.tsx";
import type { WritingAction } from "./writing-commands.ts";
import type { WritingState } from "./writing-state.ts";
import { isPromptTool, toolLabel, tools, type WritingTool } from "./writing-tools.tsx";

interface WritingBarProps {
  readonly state: WritingState | undefined;
  readonly onTool: (tool: WritingTool) => void;
  readonly onPicture: (attributes: { readonly alt?: string; readonly title?: string | null }) => void;
  readonly onRemovePicture: () => void;
  readonly onBehindPicture: () => void;
  readonly described: string;
  readonly onDone: () => void;
}

const inTable: readonly WritingAction[] = ["addRow", "addColumn", "removeRow", "removeColumn", "removeTable"];

export function WritingBar({ state, onTool, onDone, ...picture }: WritingBarProps) {
  return (
    <div className="writing-bar">
      <div className="writing-row">
        <Toolbar className="markdown-tools writing-tools" label={writingWords().tools}>
          {tools.map(({ tool, icon, keys }, index) => {
            const isPossible = isPromptTool(tool) || state?.possible.has(tool);
            return (
              <IconButton
                key={tool}
                label={toolLabel(tool)}
                icon={icon}
                tabIndex={index === 0 ? 0 : -1}
                aria-pressed={tool === "link" ? state?.link !== undefined : isActive(state, tool)}
                aria-disabled={!isPossible || undefined}
                {...(keys && { keys: shortcutLabel(keys) })}
                // The text keeps the focus and what is selected in it.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => isPossible && onTool(tool)}
              />
            );
          })}
        </Toolbar>
        <Button tone="primary" icon={<Check size={16} />} onClick={onDone}>
          {writingWords().done}
        </Button>
      </div>
      {state && <SelectedTools state={state} onTool={onTool} {...picture} />}
    </div>
  );
}

function isActive(state: WritingState | undefined, tool: WritingTool): boolean | undefined {
  const lasting: readonly WritingTool[] = [
    "strong",
    "emphasis",
    "heading",
    "subheading",
    "bullets",
    "numbers",
    "quote",
  ];
  return lasting.includes(tool) ? (state?.active.has(tool as WritingAction) ?? false) : undefined;
}

type SelectedProps = Omit<WritingBarProps, "state" | "onDone"> & { readonly state: WritingState };

function SelectedTools({
  state,
  onTool,
  onPicture,
  onRemovePicture,
  onBehindPicture,
  described,
}: SelectedProps) {
  const { picture, link } = state;
  const keepFocus = (event: React.MouseEvent) => event.preventDefault();
  if (picture) {
    const onKeyDown = ({ key }: React.KeyboardEvent) => key === "Enter" && onBehindPicture();
    const { alt, title } = picture.attrs as { alt: string; title: string | null };
    return (
      <section className="writing-row writing-selected" aria-label={writingWords().more}>
        <label>
          {writingWords().shows}
          <input
            className="input writing-alt"
            value={alt}
            placeholder={described}
            onKeyDown={onKeyDown}
            onChange={({ target }) => onPicture({ alt: target.value })}
          />
        </label>
        <label>
          {writingWords().caption}
          <input
            className="input"
            value={title ?? ""}
            onKeyDown={onKeyDown}
            onChange={({ target }) => onPicture({ title: target.value || null })}
          />
        </label>
        {picture.attrs.src === "" && (
          <Button tone="primary" onClick={() => onTool("picture")}>
            {writingWords().choosePicture}
          </Button>
        )}
        <Button onClick={onRemovePicture}>{writingWords().removePicture}</Button>
      </section>
    );
  }
  if (!state.inTable && link === undefined) return null;
  return (
    <section className="writing-row writing-selected" aria-label={writingWords().more}>
      {link !== undefined && (
        <>
          <span className="writing-link">{writingWords().leadsTo({ address: link })}</span>
          <Button onMouseDown={keepFocus} onClick={() => onTool("unlink")}>
            {writingWords().unlink}
          </Button>
        </>
      )}
      {state.inTable &&
        inTable.map((act) => (
          <Button
            key={act}
            aria-disabled={!state.possible.has(act) || undefined}
            onMouseDown={keepFocus}
            onClick={() => state.possible.has(act) && onTool(act)}
          >
            {toolLabel(act)}
          </Button>
        ))}
    </section>
  );
}
