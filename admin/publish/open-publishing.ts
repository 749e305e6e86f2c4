import type { StoreApi } from "zustand/vanilla";
import { pictureFile } from "../../editing/document/picture.ts";
import type { EntryFiles } from "../../editing/document/site-document.ts";
import type { PublishHost } from "../../schema/site/admin-settings.ts";
import type { EditorContent } from "../sync/content/editor-content.ts";
import { pictureSize } from "../sync/content/picture-size.ts";
import { createSentStorage } from "../sync/content/sent-files.ts";
import { siteKey } from "../sync/content/site-key.ts";
import type { Savers } from "../sync/saving/savers.ts";
import { createAccount } from "./account.ts";
import { createPublishing, type Publishing } from "./create-publishing.ts";
import { createHostSignIn } from "./host-sign-in.ts";
import { commitMessage } from "./hosts/commit-message.ts";
import { createForgejo } from "./hosts/forgejo.ts";
import { createGitHub } from "./hosts/github.ts";
import { createGitLab } from "./hosts/gitlab.ts";
import type { Repository, RepositoryOptions } from "./hosts/repository.ts";
import { storePictures } from "./published-pictures.ts";
import { editorAddress, storeStartedSignIn, takeSignInRedirect } from "./sign-in-redirect.ts";

export type OpenPublishing = typeof openPublishing;

interface SessionPublishing {
  readonly store: StoreApi<Publishing>;
  readonly save: Savers["save"];
}

/** Undefined without a repository. `onPictures` gets pictures that other authors have published since the build. */
export function openPublishing(
  content: EditorContent,
  onPictures: (files: EntryFiles) => void,
): SessionPublishing | undefined {
  const { publish, pictureStorage, file: configFile } = content;
  if (!publish) return undefined;
  const { settings, sent, deployed } = publish;
  const places = new Map([...content.media].map(([name, { version }]) => [version, pictureFile(name)]));
  const fetch = globalThis.fetch.bind(globalThis);
  const now = () => Date.now();
  const hostSignIn = createHostSignIn({ settings, back: editorAddress(location), fetch, now });
  const place = { location, history, storage: () => sessionStorage };
  const alone = <Value>(name: string, work: () => Promise<Value>): Promise<Value> =>
    navigator.locks ? navigator.locks.request(name, work) : work();
  const accessFor = (token: string) => ({ settings, token, fetch });
  const store = createPublishing({
    accessFor,
    settings,
    sent,
    key: siteKey(content, location),
    account: createAccount({ settings, storage: () => localStorage, renew: hostSignIn?.renew, alone, now }),
    hostSignIn,
    leave(address, started) {
      storeStartedSignIn(started, place);
      location.assign(address);
    },
    storage: createSentStorage(),
    repositoryFor: (token) => createRepository(accessFor(token)),
    bytesOf: (version) => pictureStorage?.get(version)?.file,
    placeOf: (version) => places.get(version),
    async keep(file) {
      const size = await pictureSize(file);
      if (size) await pictureStorage?.add({ file, ...size });
    },
    now,
  });
  const back = takeSignInRedirect(place);
  if (back) void store.getState().finishSignIn(back);
  return {
    store,
    async save({ writes, changes }) {
      const { isProposing } = store.getState();
      const message = commitMessage(changes());
      const result = await store.getState().send({
        message,
        isProposing,
        writes: writes.map(({ file = configFile, text, known }) => ({
          file,
          text,
          known,
          deployed: deployed.get(file),
        })),
      });
      if (result.kind !== "changed") return result;
      const texts = [...result.files.values()].filter((text) => text !== undefined);
      const isKnown = (name: string) => content.media.has(name);
      const pictures = pictureStorage ? await store.getState().picturesIn(texts, isKnown) : [];
      if (pictureStorage && pictures.length > 0) onPictures(await storePictures(pictures, pictureStorage));
      const nameOf = (file: string | undefined) => (file === configFile ? undefined : file);
      return { ...result, files: new Map([...result.files].map(([file, text]) => [nameOf(file), text])) };
    },
  };
}

const adapters: Readonly<Record<PublishHost, (options: RepositoryOptions) => Repository>> = {
  github: createGitHub,
  gitlab: createGitLab,
  forgejo: createForgejo,
};

export function createRepository(options: RepositoryOptions): Repository {
  return adapters[options.settings.host](options);
}
