import type { ReactNode, Ref } from "react";
import { type Turns, turnedSize } from "../store/crop-box.ts";
import { useMedia } from "../store/media-stores.ts";

interface TurnedPictureProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly name: string;
  readonly turns: Turns;
  /** Of the picture as it is, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** What lies on it. */
  readonly children: ReactNode;
}

/** All of a picture, as large as there is room, turned by quarters. */
export function TurnedPicture({ ref, name, turns, size, children }: TurnedPictureProps) {
  const address = useMedia((state) => state.addressOf(name, 1280));
  const { width, height } = turnedSize(size, turns);
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
