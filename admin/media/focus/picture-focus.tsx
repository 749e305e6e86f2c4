import { messages } from "../../../editing/messages/messages.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { percentsOf } from "../../../schema/fields/picture-focus.ts";
import { centre } from "../store/focal-point.ts";
import { FocusButton } from "./focus-button.tsx";

interface PictureFocusProps {
  readonly name: string;
  readonly facts: MediaMetadata;
}

export function PictureFocus({ name, facts: { focus } }: PictureFocusProps) {
  const words = messages.pictures.focus;
  const [x, y] = percentsOf(focus ?? centre);
  return (
    <section>
      <h3>{words.label}</h3>
      <p className="field-help">{focus ? words.at({ x, y }) : words.inMiddle}</p>
      <div className="picture-buttons">
        <FocusButton name={name} />
      </div>
    </section>
  );
}
