import { createStore, delMany, entries, set, type UseStore } from "idb-keyval";
import { hex } from "./blob-id.ts";

/** A picture that was added here and is not published yet, as far as is known. */
export interface KeptPicture {
  readonly file: Blob;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The pictures that this browser keeps for a site, by the versions of their bytes. */
export interface KeptPictures {
  get(version: string): KeptPicture | undefined;
  /** Where the picture can be shown from, as long as the page is open. */
  addressOf(version: string): string | undefined;
  /** Keeps a picture and gives its version. Rejects where the browser has no room for it, or keeps nothing. */
  add(picture: KeptPicture): Promise<string>;
  /** Forgets those that nothing needs any more. */
  clean(isNeeded: (version: string) => boolean): Promise<void>;
}

/** Opens the pictures of the site with this name. Where the browser keeps nothing, there are none. */
export async function openKeptPictures(site: string): Promise<KeptPictures> {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore("blockwork-pictures", "pictures"));
  const prefix = `${site} `;
  const pictures = new Map<string, KeptPicture>();
  const addresses = new Map<string, string>();
  try {
    for (const [key, picture] of await entries<string, KeptPicture>(store()))
      if (key.startsWith(prefix)) pictures.set(key.slice(prefix.length), picture);
  } catch {
    // Adding one says so.
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

/** The same as a build gives to these bytes. */
export async function pictureVersion(file: Blob): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", await file.arrayBuffer())).slice(0, 8);
}
