import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
} from "react";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { useMedia } from "../../site/opened-site.ts";
import { PercentSlider } from "../../ui/percent-slider.tsx";
import {
  boxAfterKey,
  type Corner,
  type Crop,
  type CropBox,
  dragCorner,
  moveBox,
  type QuarterTurns,
  rotatedSize,
  sizeBox,
} from "../store/crop-box.ts";

interface CropPickerProps {
  readonly name: string;
  readonly cut: Crop;
  /** Of the uncropped picture, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Width by height, in fractions of the turned picture; undefined for any shape. */
  readonly ratio: number | undefined;
  readonly onBox: (box: CropBox) => void;
}

const corners: readonly Corner[] = ["nw", "ne", "sw", "se"];
const percent = (fraction: number) => Math.round(fraction * 100);

export function CropPicker({ name, cut, size, ratio, onBox }: CropPickerProps) {
  const words = libraryWords().crop;
  const picture = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const grip = useRef<Grip>(undefined);
  const help = useId();
  const { box } = cut;
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(percent);
  const placed = {
    left: `${box.x * 100}%`,
    top: `${box.y * 100}%`,
    width: `${box.width * 100}%`,
    height: `${box.height * 100}%`,
  };
  useEffect(() => frame.current?.focus(), []);
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const {
      left = 0,
      top = 0,
      width: across = 1,
      height: down = 1,
    } = picture.current?.getBoundingClientRect() ?? {};
    return { x: (clientX - left) / across, y: (clientY - top) / down };
  };
  const take = (event: PointerEvent) => {
    if (event.button !== 0 || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    frame.current?.focus();
    const corner = event.target.dataset.corner as Corner | undefined;
    const point = pointOf(event);
    // From where it was grabbed, so that it does not jump.
    const held = corner ? cornerOf(box, corner) : box;
    grip.current = { corner, x: held.x - point.x, y: held.y - point.y };
  };
  const pull = (event: PointerEvent) => {
    if (!grip.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { corner, ...by } = grip.current;
    const point = pointOf(event);
    const to = { x: point.x + by.x, y: point.y + by.y };
    onBox(corner ? dragCorner(box, corner, to, ratio) : moveBox(box, to));
  };
  const press = (event: KeyboardEvent) => {
    const next = boxAfterKey(box, event, ratio);
    if (!next) return;
    event.preventDefault();
    onBox(next);
  };
  return (
    <>
      <div className="crop-stage">
        <TurnedPicture ref={picture} name={name} turns={cut.turns} size={size}>
          <div className="crop-shade">
            <div className="crop-dim" style={placed} />
          </div>
          <div
            ref={frame}
            className="crop-box"
            role="slider"
            tabIndex={0}
            aria-label={words.box}
            aria-describedby={help}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={x}
            aria-valuetext={words.at({ width: width ?? 0, height: height ?? 0, x: x ?? 0, y: y ?? 0 })}
            style={placed}
            onKeyDown={press}
            onPointerDown={take}
            onPointerMove={pull}
            onPointerUp={() => {
              grip.current = undefined;
            }}
          >
            {corners.map((corner) => (
              <span key={corner} className="crop-corner" data-corner={corner} />
            ))}
          </div>
        </TurnedPicture>
      </div>
      <div className="crop-sides">
        <p className="field-help" id={help}>
          {words.help}
        </p>
        <PercentSlider
          label={words.fromLeft}
          value={x ?? 0}
          onValue={(next) => onBox(moveBox(box, { x: next / 100, y: box.y }))}
        />
        <PercentSlider
          label={words.fromTop}
          value={y ?? 0}
          onValue={(next) => onBox(moveBox(box, { x: box.x, y: next / 100 }))}
        />
        <PercentSlider
          label={words.width}
          value={width ?? 0}
          min={1}
          onValue={(next) => onBox(sizeBox(box, { width: next / 100 }, ratio))}
        />
        <PercentSlider
          label={words.height}
          value={height ?? 0}
          min={1}
          onValue={(next) => onBox(sizeBox(box, { height: next / 100 }, ratio))}
        />
      </div>
    </>
  );
}

interface Grip {
  /** Undefined for the whole box. */
  readonly corner: Corner | undefined;
  readonly x: number;
  readonly y: number;
}

function cornerOf({ x, y, width, height }: CropBox, corner: Corner) {
  return { x: corner.endsWith("w") ? x : x + width, y: corner.startsWith("n") ? y : y + height };
}

interface TurnedPictureProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly name: string;
  readonly turns: QuarterTurns;
  readonly size: { readonly width: number; readonly height: number };
  readonly children: ReactNode;
}

function TurnedPicture({ ref, name, turns, size, children }: TurnedPictureProps) {
  const address = useMedia((state) => state.addressOf(name, 1280));
  const { width, height } = rotatedSize(size, turns);
  const isOnSide = turns % 2 === 1;
  return (
    <div
      ref={ref}
      className="crop-picture"
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `min(100%, calc(var(--crop-height) * ${width / height}))`,
      }}
    >
      <div className="crop-shade">
        <img
          src={address}
          alt=""
          draggable={false}
          style={{
            width: `${isOnSide ? (height / width) * 100 : 100}%`,
            height: `${isOnSide ? (width / height) * 100 : 100}%`,
            transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
          }}
        />
      </div>
      {children}
    </div>
  );
}
