import { type TouchEvent, useEffect, useRef, useState } from "react";
import type { Picture } from "../../schema/fields/resolved.ts";
import { Icon } from "../_kit/icon.tsx";
import { fillIn } from "../_kit/messages/fill-in.ts";
import { Photo } from "../_kit/pictures/photo.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { DialogTexts } from "./dialog-item.ts";

const mostWithoutArrows = 4;
/** How far a finger must move for a swipe, in pixels. */
const swipe = 48;

type Point = { readonly clientX: number; readonly clientY: number } | undefined;

interface DialogPicturesProps {
  readonly pictures: readonly Picture[];
  readonly caption: string | undefined;
  readonly texts: DialogTexts;
}

export function DialogPictures({ pictures, caption, texts }: DialogPicturesProps) {
  const [chosen, setChosen] = useState(0);
  const strip = useRef<HTMLUListElement>(null);
  const touched = useRef<Point>(undefined);
  const { length } = pictures;
  const nameOf = (index: number) => fillIn(texts.pictureOf, { number: index + 1, count: length });
  const move = (by: number) => setChosen((index) => (index + by + length) % length);

  // The dialog is modal, so every key that is pressed while it is open is meant for it.
  useEffect(() => {
    const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (by && !altKey && !ctrlKey && !metaKey) setChosen((index) => (index + by + length) % length);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [length]);

  useEffect(() => {
    strip.current?.children[chosen]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [chosen]);

  const onTouchStart = ({ touches }: TouchEvent) => {
    // Two fingers zoom.
    touched.current = touches.length === 1 ? touches[0] : undefined;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const [from, to] = [touched.current, changedTouches[0]];
    if (!from || !to) return;
    const across = to.clientX - from.clientX;
    const along = to.clientY - from.clientY;
    if (Math.abs(across) > Math.max(swipe, Math.abs(along))) move(across > 0 ? -1 : 1);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div role="group" aria-label={texts.pictures} className="project-pictures">
      <div className="project-pictures-main" onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
        <Photo key={pictures[chosen]?.name} picture={pictures[chosen]} use="wide" first />
        {length > mostWithoutArrows && (
          <>
            <button
              type="button"
              className="project-pictures-arrow"
              aria-label={texts.previousPicture}
              onClick={() => move(-1)}
            >
              <Icon name="chevron-left" size={22} />
            </button>
            <button
              type="button"
              className="project-pictures-arrow"
              aria-label={texts.nextPicture}
              onClick={() => move(1)}
            >
              <Icon name="chevron-right" size={22} />
            </button>
          </>
        )}
      </div>
      <p className="project-pictures-caption">
        <span>{caption}</span>
        {length > 1 && <span aria-live="polite">{nameOf(chosen)}</span>}
      </p>
      {length > 1 && (
        <ul ref={strip} className="project-pictures-strip">
          {withIndexKeys(pictures).map(([index, picture]) => (
            <li key={index}>
              <button
                type="button"
                aria-label={nameOf(index)}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <Photo picture={{ ...picture, alt: "" }} use="thumbnail" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
