import { createStore, type StoreApi } from "zustand/vanilla";
import { pictureName } from "../../../schema/picture-name.ts";
import { freeName } from "../../document/free-name.ts";
import { messages } from "../../messages/messages.ts";
import type { PictureDescription } from "../../sync/content/new-picture.ts";
import type { Media } from "./create-media.ts";
import { folderOf, lastPart, pathIn } from "./folder-paths.ts";
import { type PictureFile, pictureMistake } from "./picture-mistake.ts";

/** A file that somebody wants to add. */
export interface Upload {
  readonly id: number;
  readonly file: Blob;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Whether it is not the file that was chosen, but one made of it. */
  readonly isTurned: boolean;
  /** What it is to be called, in its folder. */
  readonly name: string;
  /** The folder that it is put in; empty for none. */
  readonly folder: string;
  readonly alt: string;
  readonly decorative: boolean;
  readonly state: "ready" | "sending" | "refused";
  /** Why it could not be added, or has another name now. */
  readonly reason?: string;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  take(files: readonly File[], folder?: string): Promise<void>;
  change(id: number, change: Partial<Pick<Upload, "name" | "alt" | "decorative">>): void;
  remove(id: number): void;
  /** Adds a picture, and gives the name that it has then; nothing if it could not be added. */
  send(id: number): Promise<string | undefined>;
}

/** Files on their way into content/media. `look` reads what a file is and how large its picture is. */
export function createUploads(
  media: StoreApi<Media>,
  look: (file: File) => Promise<PictureFile>,
): StoreApi<Uploads> {
  let last = 0;
  return createStore<Uploads>()((set, get) => {
    const change = (id: number, more: Partial<Upload>) =>
      set(({ uploads }) => ({
        uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...more } : upload)),
      }));
    /** The names that other pictures of a folder have, or are to have. */
    const takenBut = (id: number, folder: string) => [
      ...[...media.getState().media.keys()].filter((name) => folderOf(name) === folder).map(lastPart),
      ...get().uploads.flatMap((upload) =>
        upload.id === id || upload.folder !== folder ? [] : [upload.name],
      ),
    ];
    return {
      uploads: [],
      async take(files, folder = "") {
        for (const file of files) {
          const seen = await look(file);
          const reason = pictureMistake(seen);
          const id = ++last;
          const name = nameOfUpload({ ...seen, name: file.name }, takenBut(id, folder));
          const state = reason === undefined ? "ready" : "refused";
          const { turned, size } = seen;
          const isTurned = turned !== undefined;
          const upload = {
            id,
            file: turned ?? file,
            size,
            isTurned,
            name,
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
          name: pathIn(upload.folder, upload.name),
          description,
        });
        if (result.kind === "added") {
          get().remove(id);
          return result.name;
        }
        const free = freeName(upload.name, [...takenBut(id, upload.folder), upload.name]);
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

/** What is said of a picture that is to be added; nothing as long as nothing is said. */
export function descriptionOf({
  alt,
  decorative,
}: Pick<Upload, "alt" | "decorative">): PictureDescription | undefined {
  if (decorative) return { decorative };
  return alt.trim() === "" ? undefined : { alt: alt.trim() };
}

/** What a new picture is to be called: as its file, unless that is no name for it or taken. A picture with the ending of another kind gets its own. */
export function nameOfUpload(
  { name, kind }: Pick<PictureFile, "name" | "kind">,
  taken: Iterable<string>,
): string {
  const stem = name.replace(/\.[^.]*$/, "") || "picture";
  const wanted = pictureName(name.replace(/\.jpeg$/i, ".jpg"));
  const right = wanted?.endsWith(`.${kind}`) ? wanted : pictureName(`${stem}.${kind}`);
  return freeName(right ?? `picture.${kind}`, taken);
}
