import { useState } from "react";
import type { StringSchema } from "../../schema/schema.ts";
import { Dialog } from "../kit/dialog.tsx";
import type { FieldProps } from "./field.tsx";
import { FieldFrame, inputAttributes } from "./field-frame.tsx";
import { useForm } from "./form-context.ts";

/** A picture of content/media, chosen by its thumbnail. */
export function PictureField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState("");
  const name = typeof value === "string" ? value : "";
  const facts = form.media.get(name);
  const found = [...form.media].filter(([file, { alt = "" }]) =>
    `${file} ${alt}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  const choose = (file: string | undefined) => {
    form.set(path, file);
    setOpen(false);
  };
  return (
    <FieldFrame schema={schema} path={path} required={required}>
      <div className="picture-choice">
        {facts ? (
          <img src={form.pictureAddress(name)} alt={facts.alt ?? ""} />
        ) : (
          <span className="picture-none">No picture</span>
        )}
        <div>
          <p className="picture-name">{name || "None chosen"}</p>
          <button
            type="button"
            className="button button-quiet"
            onFocus={() => form.onFocus(path)}
            onClick={() => setOpen(true)}
            {...inputAttributes(path, form.problemsAt(path).length > 0)}
          >
            {facts ? "Change" : "Choose a picture"}
          </button>
          {!required && name !== "" && (
            <button type="button" className="button button-quiet" onClick={() => choose(undefined)}>
              Remove
            </button>
          )}
        </div>
      </div>
      {open && (
        <Dialog
          title="Choose a picture"
          shape="gallery"
          onClose={() => setOpen(false)}
          tools={
            <input
              type="search"
              className="input"
              aria-label="Search pictures"
              placeholder="Search by name or description"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          }
        >
          {found.length === 0 && <p className="nothing">No picture is called that.</p>}
          <ul className="picker-pictures">
            {found.map(([file, { alt }]) => (
              <li key={file}>
                <button type="button" aria-pressed={file === name} onClick={() => choose(file)}>
                  <img src={form.pictureAddress(file)} alt={alt ?? ""} loading="lazy" />
                  <span>{file}</span>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </FieldFrame>
  );
}
