import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { type PictureFocus, percentsOf } from "../../../schema/fields/picture-focus.ts";
import { useMedia, useOpenedSite } from "../../site/opened-site.ts";
import { focusInDraft } from "../../sync/content/pictures-in-draft.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Focus } from "../../ui/icons/icons.ts";
import { PercentSlider } from "../../ui/percent-slider.tsx";
import { centre, focusAfterKey, focusAt, isCentre } from "../store/focal-point.ts";
import { objectPosition } from "../store/object-position.ts";
import { Thumbnail } from "../store/thumbnail.tsx";

export function FocusButton({ name }: { readonly name: string }) {
  const { content } = useOpenedSite();
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const isThere = useMedia((state) => state.media.has(name));
  const [open, setOpen] = useState(false);
  if (readOnly || !content.pictureStorage || !isThere) return null;
  return (
    <>
      <Button icon={<Focus size={16} />} onClick={() => setOpen(true)}>
        {messages.pictures.focus.choose}
      </Button>
      {open && <FocusDialog name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

interface FocusDialogProps {
  readonly name: string;
  readonly onClose: () => void;
}

function FocusDialog({ name, onClose }: FocusDialogProps) {
  const words = messages.pictures.focus;
  const { store } = useEditorDocument();
  const before = useMedia((state) => state.media.get(name)?.focus) ?? centre;
  const [focus, setFocus] = useState<PictureFocus>(before);
  const keep = () => {
    focusInDraft(store, name, isCentre(focus) ? undefined : focus);
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      shape="gallery"
      onClose={onClose}
      actions={
        <>
          <Button tone="plain" disabled={isCentre(focus)} onClick={() => setFocus(centre)}>
            {words.toMiddle}
          </Button>
          <Button onClick={onClose}>{fieldWords().cancel}</Button>
          <Button tone="primary" onClick={keep}>
            {words.keep}
          </Button>
        </>
      }
    >
      <div className="focus">
        <FocusPicker name={name} focus={focus} onFocus={setFocus} />
        <CropViews name={name} focus={focus} />
      </div>
    </Dialog>
  );
}

const shapes = ["3:2", "16:9", "1:1", "4:5"] as const;

interface CropViewsProps {
  readonly name: string;
  readonly focus: PictureFocus;
}

function CropViews({ name, focus }: CropViewsProps) {
  const words = messages.pictures.focus;
  const address = useMedia((state) => state.addressOf(name, 640));
  return (
    <section className="focus-crops">
      <h3>{words.crops}</h3>
      <ul>
        {shapes.map((shape) => (
          <li key={shape}>
            <figure>
              <img
                src={address}
                alt=""
                style={{ ...objectPosition(focus), aspectRatio: shape.replace(":", " / ") }}
              />
              <figcaption>{words.shapes[shape]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FocusPickerProps {
  readonly name: string;
  readonly focus: PictureFocus;
  readonly onFocus: (focus: PictureFocus) => void;
}

function FocusPicker({ name, focus, onFocus }: FocusPickerProps) {
  const words = messages.pictures.focus;
  const picture = useRef<HTMLDivElement>(null);
  const dot = useRef<HTMLDivElement>(null);
  const help = useId();
  const [x, y] = percentsOf(focus);
  const point = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (box) onFocus(focusAt((clientX - box.left) / box.width, (clientY - box.top) / box.height));
  };
  const press = (event: KeyboardEvent) => {
    const next = focusAfterKey(focus, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onFocus(next);
  };
  return (
    <div className="focus-picker">
      <div
        ref={picture}
        className="focus-picture"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          dot.current?.focus();
          point(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      >
        <Thumbnail name={name} width={1280} whole className="focus-whole" />
        <div
          ref={dot}
          className="focus-dot"
          role="slider"
          tabIndex={0}
          aria-label={words.point}
          aria-describedby={help}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={words.at({ x, y })}
          style={{ left: `${x}%`, top: `${y}%` }}
          onKeyDown={press}
        />
      </div>
      <p className="field-help" id={help}>
        {words.help}
      </p>
      <PercentSlider
        label={words.fromLeft}
        value={x}
        onValue={(next) => onFocus(focusAt(next / 100, y / 100))}
      />
      <PercentSlider
        label={words.fromTop}
        value={y}
        onValue={(next) => onFocus(focusAt(x / 100, next / 100))}
      />
    </div>
  );
}
