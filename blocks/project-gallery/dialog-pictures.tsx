import { type TouchEvent, useEffect, useRef, useState } from "react";
import type { Picture } from "../../schema/resolved.ts";
import { Icon } from "../_kit/icon-drawing.tsx";
import { numbered } from "../_kit/numbered.ts";
import { Photo } from "../_kit/photo.tsx";

/** Arrows appear only above this many pictures. */
const mostWithoutArrows = 4;
/** How far a finger must move for a swipe, in pixels. */
const swipe = 48;

type Point = { readonly clientX: number; readonly clientY: number } | undefined;

/** The main picture and its thumbnails; arrow keys and swipes move through them. */
export function DialogPictures({ pictures }: { readonly pictures: readonly Picture[] }) {
  const [chosen, setChosen] = useState(0);
  const touched = useRef<Point>(undefined);
  const { length } = pictures;
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
    <div role="group" aria-label="Pictures" className="project-pictures">
      <div className="project-pictures-main" onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
        <Photo key={pictures[chosen]?.name} picture={pictures[chosen]} use="wide" first />
        {length > mostWithoutArrows && (
          <>
            <button
              type="button"
              className="project-pictures-arrow"
              aria-label="Previous picture"
              onClick={() => move(-1)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className="project-pictures-arrow"
              aria-label="Next picture"
              onClick={() => move(1)}
            >
              <Icon name="right" />
            </button>
          </>
        )}
      </div>
      {length > 1 && (
        <>
          <p className="visually-hidden" aria-live="polite">
            Picture {chosen + 1} of {length}
          </p>
          <ul className="project-pictures-strip">
            {numbered(pictures).map(([index, picture]) => (
              <li key={index}>
                <button
                  type="button"
                  aria-label={`Picture ${index + 1} of ${length}`}
                  aria-pressed={index === chosen}
                  onClick={() => setChosen(index)}
                >
                  <Photo picture={{ ...picture, alt: "" }} use="thumbnail" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
