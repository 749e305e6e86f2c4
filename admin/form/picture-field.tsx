import { ImageOff } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { StringSchema } from "../../schema/schema.ts";
import { Dialog } from "../kit/dialog.tsx";
import { messages } from "../messages/messages.ts";
import { PictureVersions } from "../pictures/picture-versions.tsx";
import { useMedia } from "../session-context.ts";
import { ChooseButtons } from "./choose-buttons.tsx";
import type { FieldProps } from "./field.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { useForm } from "./form-context.ts";
import { QuoteButton } from "./quote-button.tsx";
import { useFieldProblems } from "./use-field-problems.ts";

const PictureBrowser = lazy(() => import("../pictures/picture-browser.tsx"));

/** A picture of content/media, chosen by its thumbnail; and what it shows, in words. */
export function PictureField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const [open, setOpen] = useState(false);
  const name = typeof value === "string" ? value : "";
  const facts = useMedia((state) => state.media.get(name));
  const choose = (file: string | undefined) => {
    form.set(path, file);
    setOpen(false);
  };
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      group
      tools={<QuoteButton schema={schema} path={path} />}
    >
      <div className="picture-choice">
        {facts ? (
          <PictureVersions name={name} width={320} />
        ) : (
          <span className="picture-none">
            <ImageOff size={18} aria-hidden />
            {name === "" ? messages.form.noPicture : messages.form.notThere}
          </span>
        )}
        <div className="picture-words">
          {name !== "" && <p className="picture-name">{name}</p>}
          {facts && <p className="picture-alt">{altWords(facts)}</p>}
          <div className="picture-buttons">
            <ChooseButtons
              {...{ schema, path, required, problems }}
              chosen={name}
              onOpen={() => setOpen(true)}
              onRemove={() => choose(undefined)}
            />
          </div>
        </div>
      </div>
      {open && (
        <Dialog title={messages.form.choosePicture} shape="gallery" onClose={() => setOpen(false)}>
          <Suspense fallback={<p className="waiting">{messages.shell.opening}</p>}>
            <PictureBrowser {...(name !== "" && { picture: name })} onChoose={choose} />
          </Suspense>
        </Dialog>
      )}
    </FieldFrame>
  );
}

function altWords({ alt, decorative }: { readonly alt?: string; readonly decorative?: boolean }): string {
  if (decorative) return messages.form.decorative;
  return alt?.trim() ? alt : messages.form.noDescription;
}
