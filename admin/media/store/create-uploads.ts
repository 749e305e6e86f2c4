import { createStore, type StoreApi } from "zustand/vanilla";
import { uniqueName } from "../../../editing/document/unique-name.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { pictureNameOfKind } from "../../../schema/fields/picture-name.ts";
import type { Media } from "../../site/create-media.ts";
import type { PictureDescription } from "../../sync/content/new-picture.ts";
import { baseName, folderOf, joinFolder } from "./folder-paths.ts";
import { type PictureFile, pictureError } from "./picture-error.ts";

/** A file that was chosen or dropped and is not a picture of the site yet. */
export interface Upload {
  /** Counts up from 1 in this session. */
  readonly id: number;
  /** The bytes that would be added, converted if they had to be. */
  readonly file: Blob;
  /** In pixels; undefined if the browser can't decode it. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Whether the file was converted. */
  readonly isConverted: boolean;
  /** The name that it would have in its folder. */
  readonly name: string;
  /** Of its bytes, such as `.jpg`. */
  readonly ending: string;
  /** A path under content/media; empty for content/media itself. */
  readonly folder: string;
  /** What is typed as alt text so far. */
  readonly alt: string;
  /** Whether it needs no alt text. */
  readonly decorative: boolean;
  /** `refused`: it can't be added at all, for the reason in `reason`. */
  readonly state: "ready" | "sending" | "refused";
  /** Why it can't be added, or could not be the last time; missing if neither. */
  readonly reason?: string;
}

/** The files that are being added as pictures. */
export interface Uploads {
  readonly uploads: readonly Upload[];
  /** Reads files, and lists them as uploads. */
  take(files: readonly File[], folder?: string): Promise<void>;
  /** Changes what is typed for an upload. */
  change(id: number, change: Partial<Pick<Upload, "name" | "alt" | "decorative">>): void;
  /** Removes an upload from the list without adding it. */
  remove(id: number): void;
  /** Resolves to the picture's name; undefined on failure. */
  send(id: number): Promise<string | undefined>;
}

/** `look` reads the kind and the size of a file. */
export function createUploads(
  media: StoreApi<Media>,
  language: () => string | undefined,
  look: (file: File) => Promise<PictureFile>,
): StoreApi<Uploads> {
  let last = 0;
  return createStore<Uploads>()((set, get) => {
    const change = (id: number, more: Partial<Upload>) =>
      set(({ uploads }) => ({
        uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...more } : upload)),
      }));
    const takenBut = (id: number, folder: string) => [
      ...[...media.getState().media.keys()].filter((name) => folderOf(name) === folder).map(baseName),
      ...get().uploads.flatMap((upload) =>
        upload.id === id || upload.folder !== folder ? [] : [upload.name],
      ),
    ];
    return {
      uploads: [],
      async take(files, folder = "") {
        for (const file of files) {
          const seen = await look(file);
          const reason = pictureError(seen);
          const id = ++last;
          const name = nameOfUpload({ ...seen, name: file.name }, takenBut(id, folder), language());
          const state = reason === undefined ? "ready" : "refused";
          const { converted, size } = seen;
          const isConverted = converted !== undefined;
          const upload = {
            id,
            file: converted ?? file,
            size,
            isConverted,
            name,
            ending: name.slice(name.lastIndexOf(".")),
            folder,
            alt: "",
            decorative: false,
            state,
          } as const;
          set(({ uploads }) => ({ uploads: [...uploads, { ...upload, ...(reason && { reason }) }] }));
        }
      },
      change: (id, more) => change(id, more),
      remove: (id) => set(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) })),
      async send(id) {
        const upload = get().uploads.find((known) => known.id === id);
        const description = upload && descriptionOf(upload);
        if (!upload || !description || upload.state !== "ready") return undefined;
        change(id, { state: "sending" });
        const result = await media.getState().add({
          file: upload.file,
          size: upload.size,
          name: joinFolder(upload.folder, upload.name),
          description,
        });
        if (result.kind === "added") {
          get().remove(id);
          return result.name;
        }
        const free = uniqueName(upload.name, [...takenBut(id, upload.folder), upload.name]);
        const renamed = messages.pictures.taken({ name: upload.name, free });
        change(id, {
          state: "ready",
          ...(result.kind === "taken" ? { name: free, reason: renamed } : { reason: result.reason }),
        });
        return undefined;
      },
    };
  });
}

export function descriptionOf({
  alt,
  decorative,
}: Pick<Upload, "alt" | "decorative">): PictureDescription | undefined {
  if (decorative) return { decorative };
  return alt.trim() === "" ? undefined : { alt: alt.trim() };
}

/** The file's name, if it is valid and free, with the extension of its kind. */
export function nameOfUpload(
  { name, kind }: Pick<PictureFile, "name" | "kind">,
  taken: Iterable<string>,
  language?: string,
): string {
  const wanted = pictureNameOfKind(name.replace(/\.[^.]*$/, ""), `.${kind}`, language);
  return uniqueName(wanted ?? `picture.${kind}`, taken);
}
