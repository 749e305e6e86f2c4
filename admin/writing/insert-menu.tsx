import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { writingWords } from "../../editing/messages/writing-words.ts";
import type { Detail } from "../fields/form/mapping/list-details.ts";
import { useFoundDetails } from "../fields/form/use-found-details.ts";
import { insertions, toolLabel, tools, type WritingTool } from "./writing-tools.tsx";

interface InsertMenuProps {
  /** Where the caret is in the window, in pixels. */
  readonly at: { readonly left: number; readonly top: number; readonly bottom: number };
  readonly onChoose: (tool: WritingTool) => void;
  readonly onDetail: (detail: Detail) => void;
  readonly onLeave: (typed: string) => void;
}

interface Insertion {
  readonly id: string;
  readonly icon?: ReactNode;
  readonly label: string;
  readonly value?: string;
  readonly choose: () => void;
}

const maxDetails = 6;

const widthPx = 256;
const heightPx = 320;

export function InsertMenu({ at, ...answers }: InsertMenuProps) {
  const id = useId();
  const isAnswered = useRef(false);
  const once = (answer: () => void) => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    answer();
  };
  const onLeave = (typed: string) => once(() => answers.onLeave(typed));
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  useLayoutEffect(() => input.current?.focus(), []);
  const wanted = typed.trim().toLocaleLowerCase();
  const details = useFoundDetails(wanted)
    .slice(0, wanted === "" ? 0 : maxDetails)
    .map((detail, index): Insertion => {
      const { name: label, value } = detail;
      const choose = () => once(() => answers.onDetail(detail));
      return { id: `detail-${index}`, label, value, choose };
    });
  const found = insertions.flatMap((tool): Insertion[] => {
    const icon = tools.find((entry) => entry.tool === tool)?.icon;
    const label = toolLabel(tool);
    const isFound = label.toLocaleLowerCase().includes(wanted);
    const own = { id: tool, icon, label, choose: () => once(() => answers.onChoose(tool)) };
    return [...(tool === "detail" ? details : []), ...(isFound ? [own] : [])];
  });
  const chosen = found[Math.min(active, found.length - 1)];
  const isBelow = at.bottom + heightPx < window.innerHeight;
  const place = {
    left: Math.max(8, Math.min(at.left, window.innerWidth - widthPx - 8)),
    ...(isBelow ? { top: at.bottom + 4 } : { bottom: Math.max(8, window.innerHeight - at.top + 4) }),
    width: widthPx,
    maxHeight: heightPx,
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive((active + 1) % Math.max(1, found.length)),
    ArrowUp: () => setActive((active - 1 + found.length) % Math.max(1, found.length)),
    Enter: () => (chosen ? chosen.choose() : onLeave(`/${typed}`)),
    Tab: () => onLeave(`/${typed}`),
    Escape: () => onLeave(`/${typed}`),
  };
  return (
    <div className="menu writing-menu" style={place}>
      <input
        ref={input}
        className="input"
        role="combobox"
        aria-label={writingWords().find}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        placeholder={writingWords().findHint}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onBlur={() => onLeave(`/${typed}`)}
        onKeyDown={(event) => {
          if (event.key === "Backspace" && typed === "") {
            event.preventDefault();
            return onLeave("");
          }
          // No word that is sought has two spaces: these are words of the text.
          if (event.key === " " && found.length === 0) {
            event.preventDefault();
            return onLeave(`/${typed} `);
          }
          const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
          if (!act) return;
          event.preventDefault();
          event.stopPropagation();
          act();
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={writingWords().insert}>
        {found.map((insertion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
          <div
            key={insertion.id}
            id={`${id}-${insertion.id}`}
            role="option"
            aria-selected={insertion === chosen}
            className="menu-item"
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive(index)}
            onClick={insertion.choose}
          >
            <span className="menu-icon">{insertion.icon}</span>
            <span className="menu-words">
              {insertion.label}
              {insertion.value !== undefined && <small>{insertion.value}</small>}
            </span>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className="writing-none" role="status">
          {writingWords().nothing}
        </p>
      )}
    </div>
  );
}
