import { createStore, delMany, entries, set, type UseStore } from "idb-keyval";
import { hex } from "./blob-id.ts";

/** A picture that was added in this browser and may not be published yet. */
export interface StoredPicture {
  readonly file: Blob;
  /** In pixels, as `height`. */
  readonly width: number;
  readonly height: number;
}

/** By the version of their bytes, in IndexedDB. */
export interface PictureStorage {
  /** Undefined for a picture that was not added in this browser. */
  get(version: string): StoredPicture | undefined;
  /** An object URL, valid as long as the page is open. */
  addressOf(version: string): string | undefined;
  /** Stores a picture and resolves to its version. Rejects where storage is denied. */
  add(picture: StoredPicture): Promise<string>;
  /** Deletes the pictures that are not needed any more. */
  clean(isNeeded: (version: string) => boolean): Promise<void>;
}

/** Empty where storage is denied. */
export async function openPictureStorage(site: string): Promise<PictureStorage> {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore("blockwork-pictures", "pictures"));
  const prefix = `${site} `;
  const pictures = new Map<string, StoredPicture>();
  const addresses = new Map<string, string>();
  try {
    for (const [key, picture] of await entries<string, StoredPicture>(store()))
      if (key.startsWith(prefix)) pictures.set(key.slice(prefix.length), picture);
  } catch {
    // Adding a picture reports it.
  }
  return {
    get: (version) => pictures.get(version),
    addressOf(version) {
      const picture = pictures.get(version);
      if (picture && !addresses.has(version)) addresses.set(version, URL.createObjectURL(picture.file));
      return addresses.get(version);
    },
    async add(picture) {
      const version = await pictureVersion(picture.file);
      await set(prefix + version, picture, store());
      pictures.set(version, picture);
      return version;
    },
    async clean(isNeeded) {
      const gone = [...pictures.keys()].filter((version) => !isNeeded(version));
      for (const version of gone) pictures.delete(version);
      if (gone.length > 0)
        await delMany(
          gone.map((version) => prefix + version),
          store(),
        ).catch(() => undefined);
    },
  };
}

export async function pictureVersion(file: Blob): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", await file.arrayBuffer())).slice(0, 8);
}
