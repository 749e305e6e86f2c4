import { namePicture } from "../../../editing/labels/name-picture.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { PictureBrowser } from "../../media/browser/picture-browser.tsx";
import { PictureVersions } from "../../media/browser/picture-versions.tsx";
import { CropButton, useCanCrop } from "../../media/crop/crop-button.tsx";
import { FocusButton } from "../../media/focus/focus-button.tsx";
import { useMedia } from "../../site/opened-site.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ImageOff } from "../../ui/icons/icons.ts";
import { type Chooser, ChooserField } from "../choice/chooser-field.tsx";
import type { FieldProps } from "../form/field-props.ts";

export function PictureField({ value, ...field }: FieldProps<StringSchema>) {
  const name = typeof value === "string" ? value : "";
  const facts = useMedia((state) => state.media.get(name));
  const isMoving = useCanCrop(name) === "moves";
  return (
    <ChooserField {...field} chosen={name} dialog={(chooser) => <PictureDialog {...chooser} />}>
      {(buttons) => (
        <div className="picture-choice">
          {facts ? (
            <PictureVersions name={name} width={320} />
          ) : (
            <span className="picture-none">
              <ImageOff size={18} aria-hidden />
              {name === "" ? fieldWords().noPicture : fieldWords().notThere}
            </span>
          )}
          <div className="picture-words">
            {name !== "" && <p className="picture-name">{namePicture(name)}</p>}
            {facts && <p className="picture-alt">{altWords(facts)}</p>}
            <div className="picture-buttons">
              {buttons}
              <CropButton name={name} />
              <FocusButton name={name} />
            </div>
            {isMoving && (
              <p className="field-help">{libraryWords().crop.moves({ name: namePicture(name) })}</p>
            )}
          </div>
        </div>
      )}
    </ChooserField>
  );
}

function PictureDialog({ chosen, onChoose, onClose }: Chooser) {
  return (
    <Dialog title={fieldWords().choosePicture} shape="gallery" onClose={onClose}>
      <PictureBrowser {...(chosen !== "" && { picture: chosen })} onChoose={onChoose} />
    </Dialog>
  );
}

function altWords({ alt, decorative }: { readonly alt?: string; readonly decorative?: boolean }): string {
  if (decorative) return fieldWords().decorative;
  return alt?.trim() ? alt : fieldWords().noDescription;
}
