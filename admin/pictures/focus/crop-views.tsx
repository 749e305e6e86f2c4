import type { PictureFocus } from "../../../schema/picture-focus.ts";
import { messages } from "../../messages/messages.ts";
import { useMedia } from "../../session-context.ts";
import { objectPosition } from "./object-position.ts";

const shapes = ["3:2", "16:9", "1:1", "4:5"] as const;

interface CropViewsProps {
  readonly name: string;
  readonly focus: PictureFocus;
}

/** How a picture looks in frames of the shapes that pages have. */
export function CropViews({ name, focus }: CropViewsProps) {
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
