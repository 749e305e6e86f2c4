import { type KeyboardEvent, type TouchEvent, useRef, useState } from "react";
import type { Picture } from "../../schema/resolved.ts";
import { Icon } from "../_kit/icon-drawing.tsx";
import { Photo } from "../_kit/photo.tsx";

/** Arrows appear only above this many pictures. */
const mostWithoutArrows = 4;
/** How far a finger must move for a swipe, in pixels. */
const swipe = 48;

/** The main picture and its thumbnails; arrow keys and swipes move through them. */
export function DialogPictures({ pictures }: { readonly pictures: readonly Picture[] }) {
  const [chosen, setChosen] = useState(0);
  const touched = useRef(0);
  const move = (by: number) => setChosen((index) => (index + by + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") move(-1);
    if (key === "ArrowRight") move(1);
  };
  const onTouchStart = ({ touches }: TouchEvent) => {
    touched.current = touches[0]?.clientX ?? 0;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const way = (changedTouches[0]?.clientX ?? 0) - touched.current;
    if (Math.abs(way) > swipe) move(way > 0 ? -1 : 1);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div role="group" aria-label="Pictures" className="project-pictures" onKeyDown={onKeyDown}>
      <div className="project-pictures-main" onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
        <Photo key={pictures[chosen]?.name} picture={pictures[chosen]} use="wide" first />
        {pictures.length > mostWithoutArrows && (
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
      {pictures.length > 1 && (
        <ul className="project-pictures-strip">
          {pictures.map((picture, index) => (
            <li key={picture.name}>
              <button
                type="button"
                aria-label={`Picture ${index + 1} of ${pictures.length}`}
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
