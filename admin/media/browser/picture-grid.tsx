import { type KeyboardEvent, useEffect, useRef } from "react";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { useMedia } from "../../site/opened-site.ts";
import { baseName, folderLabel, folderOf } from "../store/folder-paths.ts";
import { Thumbnail } from "../store/thumbnail.tsx";
import type { PictureUse } from "./uses-of-picture.ts";

interface PictureGridProps {
  readonly names: readonly string[];
  readonly chosen: string | undefined;
  readonly usesOf: (name: string) => readonly PictureUse[];
  readonly onPicture: (name: string) => void;
  readonly isOneFolder?: boolean;
  /** On a double click. */
  readonly onChoose?: (name: string) => void;
}

export function PictureGrid({
  names,
  chosen,
  usesOf,
  onPicture,
  isOneFolder = false,
  onChoose,
}: PictureGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const stop = chosen !== undefined && names.includes(chosen) ? chosen : names[0];
  useEffect(() => {
    if (chosen === undefined) return;
    list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const step = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const columns = buttons.filter((button) => button.offsetTop === buttons[0]?.offsetTop).length;
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    const to = { Home: 0, End: buttons.length - 1 }[event.key] ?? (by === undefined ? undefined : from + by);
    const next = from === -1 || to === undefined ? undefined : buttons[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ul ref={list} className="picture-grid" aria-label={libraryWords().title} onKeyDown={step}>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={name === chosen}
            tabIndex={name === stop ? 0 : -1}
            onClick={() => onPicture(name)}
            onDoubleClick={() => onChoose?.(name)}
          >
            <Thumbnail name={name} width={400} />
            <PictureCaption name={name} uses={usesOf(name).length} isOver={!isOneFolder} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface PictureCaptionProps {
  readonly name: string;
  readonly uses: number;
  readonly isOver: boolean;
}

function PictureCaption({ name, uses, isOver }: PictureCaptionProps) {
  const facts = useMedia((state) => state.media.get(name));
  const folder = folderOf(name);
  if (!facts) return null;
  const { width, height, alt, decorative } = facts;
  const lacks = !decorative && !alt?.trim();
  return (
    <span className="picture-caption">
      <span className="picture-name">{baseName(name)}</span>
      {folder !== "" && isOver && (
        <span className="picture-facts">
          {libraryWords().folders.inFolder({ folder: folderLabel(folder) })}
        </span>
      )}
      <span className="picture-facts">
        {width} × {height}
        {uses === 0 && libraryWords().notUsed}
      </span>
      <span className={lacks ? "picture-alt picture-lacks" : "picture-alt"}>
        {decorative ? libraryWords().decorative : lacks ? libraryWords().noDescription : alt}
      </span>
    </span>
  );
}
