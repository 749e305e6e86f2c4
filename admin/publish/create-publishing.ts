import { createStore, type StoreApi } from "zustand/vanilla";
import { isPictureFile, pictureIn, pictureNameOf, readPictureText } from "../../editing/document/picture.ts";
import { fileSize } from "../../editing/labels/format-value.ts";
import { messages } from "../../editing/messages/messages.ts";
import { safeUrl } from "../../schema/fields/safe-url.ts";
import type { PublishSettings } from "../../schema/site/admin-settings.ts";
import { type Sent, type SentStorage, type SentWrite, sentAfter } from "../sync/content/sent-files.ts";
import type { SaveResult } from "../sync/state/save-result.ts";
import { describeFailure } from "./describe-failure.ts";
import { type CommitState, RepositoryError, type RepositoryOptions } from "./hosts/repository.ts";
import { type PublishResult, publishFiles } from "./publish-files.ts";
import { fetchPublishedPictures, type PublishedPicture } from "./published-pictures.ts";
import { createSigningIn, type SigningIn, type SigningInOptions } from "./signing-in.ts";
import { withPictureFiles } from "./with-picture-files.ts";

export type Progress =
  | { readonly kind: "sent" | "building" | "built" }
  | { readonly kind: "failed"; readonly address?: string | undefined }
  | { readonly kind: "live"; readonly at: number };

/** Publishing from a static host: commits by the API of the repository's host. */
export interface Publishing extends SigningIn {
  readonly settings: PublishSettings;
  /** How far the last publication has got; undefined if nothing was published from this browser. */
  readonly progress: Progress | undefined;
  /** The address of the merge request that `send` has made; undefined if there is none. */
  readonly proposed: string | undefined;
  /** Whether the next save makes a merge request in place of a commit. */
  readonly isProposing: boolean;
  /** What was published and is not live yet; undefined if all of it is live. */
  readonly sent: Sent | undefined;
  /** Sets `isProposing`, before a save. */
  propose(isProposing: boolean): void;
  /** Writes all files in one commit or merge request, or none of them. */
  send(publication: Publication): Promise<SaveResult>;
  /** Takes over the state of the commit's build. `live` ends the publication. */
  updateProgress(state: CommitState | "live"): void;
  /** New pictures of other authors that texts of the branch show; empty if signed out, or the host does not answer. */
  picturesIn(
    texts: readonly string[],
    isKnown: (name: string) => boolean,
  ): Promise<readonly PublishedPicture[]>;
  /** The state of the build of what was sent; undefined if nothing was, or if signed out. */
  refresh(): Promise<CommitState | undefined>;
  /** What requests to the host need. Undefined if signed out. Rejects with a `RepositoryError`. */
  access(): Promise<RepositoryOptions | undefined>;
}

interface Publication {
  readonly writes: readonly SentWrite[];
  readonly message: string;
  readonly isProposing: boolean;
}

interface PublishingOptions extends SigningInOptions {
  readonly settings: PublishSettings;
  readonly storage: SentStorage;
  readonly accessFor: (token: string) => RepositoryOptions;
  readonly key: string;
  readonly sent: Sent | undefined;
  readonly bytesOf: (version: string) => Blob | undefined;
  readonly placeOf: (version: string) => string | undefined;
  readonly keep: (bytes: Blob) => Promise<unknown>;
  readonly now: () => number;
}

export function createPublishing(options: PublishingOptions): StoreApi<Publishing> {
  const { settings, account, storage, key, repositoryFor, bytesOf, placeOf, keep, now } = options;
  const { folder } = settings;
  const pathOf = (file: string) => (folder === undefined ? file : `${folder}/${file}`);
  const fileOf = (path: string) => (folder === undefined ? path : path.slice(folder.length + 1));
  const repository = async () => {
    const token = await account.token();
    return token === undefined ? undefined : repositoryFor(token);
  };
  return createStore<Publishing>()((set, get) => ({
    ...createSigningIn(options, set),
    settings,
    sent: options.sent,
    proposed: undefined,
    isProposing: false,
    progress: options.sent && { kind: "sent" },
    propose: (isProposing) => set({ isProposing, proposed: undefined }),
    async send({ writes, message, isProposing }) {
      const at = await repository().catch((error: RepositoryError) => error);
      if (at instanceof RepositoryError) return failed(at);
      if (!at) {
        get().signOut();
        return failed(new RepositoryError("signed-out"));
      }
      const paths = writes.map(({ file, text, known }) => ({ path: pathOf(file), text, known }));
      const proposal = isProposing ? branchName(now()) : undefined;
      const files = withPictureFiles(at, {
        writes: paths,
        prefix: pathOf(""),
        bytesOf,
        pathOf(version) {
          const file = placeOf(version);
          return file === undefined ? undefined : pathOf(file);
        },
        keep,
      });
      const result = await publishFiles(files, { writes: paths, message, proposal });
      if (result.kind === "proposed") set({ proposed: webAddress(result.address) });
      // An invalid key is deleted; the form for the next one explains how to create it.
      if (result.kind === "failed" && /^(?:signed-out|forbidden)$/.test(result.error.kind)) get().signOut();
      if (result.kind === "published") {
        const sent = sentAfter(get().sent, writes, { commit: result.commit, at: now() });
        set({ sent, progress: { kind: "sent" } });
        await storage.write(key, sent);
      }
      const isLost = proposal !== undefined && result.kind === "failed" && result.error.kind === "network";
      if (isLost) return { kind: "failed", reason: messages.publishing.proposalLost };
      const large =
        result.kind === "failed" && result.error.kind === "too-large" && largestPicture(writes, bytesOf);
      if (large) return { kind: "failed", reason: messages.publishing.failures.pictureTooLarge(large) };
      return togetherOf(result, fileOf);
    },
    updateProgress(state) {
      if (state === "live") {
        set({ sent: undefined, progress: { kind: "live", at: now() } });
        void storage.write(key, undefined);
      } else if (state.kind === "failed")
        set({ progress: { kind: "failed", address: webAddress(state.address) } });
      else if (state.kind !== "unknown") set({ progress: { kind: state.kind } });
    },
    async picturesIn(texts, isKnown) {
      try {
        const at = await repository();
        return at ? await fetchPublishedPictures(at, { texts, isKnown, prefix: pathOf("") }) : [];
      } catch {
        return [];
      }
    },
    async access() {
      const token = await account.token();
      return token === undefined ? undefined : options.accessFor(token);
    },
    async refresh() {
      const { sent } = get();
      return sent && (await repository())?.state(sent.commit);
    },
  }));
}

function togetherOf(result: PublishResult, fileOf: (path: string) => string): SaveResult {
  if (result.kind === "published") return { kind: "saved" };
  if (result.kind === "proposed") return { kind: "proposed" };
  if (result.kind === "failed") return failed(result.error);
  return {
    kind: "changed",
    files: new Map([...result.files].map(([path, text]) => [fileOf(path), text])),
  };
}

function largestPicture(writes: readonly SentWrite[], bytesOf: PublishingOptions["bytesOf"]) {
  const pictures = writes.flatMap(({ file, text }) => {
    const bytes =
      text === undefined || !isPictureFile(file)
        ? undefined
        : bytesOf(pictureIn(readPictureText(text)).version);
    return bytes ? [{ name: pictureNameOf(file), bytes: bytes.size }] : [];
  });
  const [largest] = pictures.toSorted((one, other) => other.bytes - one.bytes);
  return largest && { name: largest.name, size: fileSize(largest.bytes) };
}

function branchName(at: number): string {
  const [day = "", time = ""] = new Date(at).toISOString().split("T");
  return `changes-${day}-${time.slice(0, 8).replaceAll(":", "")}`;
}

/** Other apps can report any address with a commit, so only http(s) is opened. */
function webAddress(address = ""): string | undefined {
  const url = safeUrl(address);
  return url?.kind === "web" ? url.href : undefined;
}

function failed(error: RepositoryError): SaveResult {
  return { kind: "failed", reason: describeFailure(error) };
}
