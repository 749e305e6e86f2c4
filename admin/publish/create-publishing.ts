import { createStore, type StoreApi } from "zustand/vanilla";
import { safeUrl } from "../../schema/safe-url.ts";
import type { PublishSettings } from "../../schema/site/admin.ts";
import { isPictureFile, pictureIn, pictureNameOf, readPictureText } from "../document/picture-file.ts";
import { fileSize } from "../labels/file-size.ts";
import { messages } from "../messages/messages.ts";
import { type Sent, type SentStorage, type SentWrite, sentAfter } from "../sync/content/sent-files.ts";
import type { TogetherResult } from "../sync/saving/savers.ts";
import { failureWords } from "./failure-words.ts";
import { type PictureThere, picturesThere } from "./pictures-there.ts";
import { type PublishResult, publishFiles } from "./publish-files.ts";
import { type CommitState, RepositoryError } from "./repository.ts";
import { createSigningIn, type SigningIn, type SigningInOptions } from "./signing-in.ts";
import { withPictureFiles } from "./with-picture-files.ts";

/** How far what was sent has come. */
export type Progress =
  | { readonly kind: "sent" | "building" | "built" }
  | { readonly kind: "failed"; readonly address?: string | undefined }
  /** Visitors see it, since a time in milliseconds since 1970. */
  | { readonly kind: "live"; readonly at: number };

export interface Publishing extends SigningIn {
  readonly settings: PublishSettings;
  /** What was sent in this session or an earlier one. */
  readonly progress: Progress | undefined;
  /** Where what was proposed last can be looked at. */
  readonly proposed: string | undefined;
  /** Whether the next that is sent is to be looked at first. */
  readonly isProposing: boolean;
  /** What the site does not have yet. */
  readonly sent: Sent | undefined;
  /** Says what is to become of what is sent next. */
  propose(isProposing: boolean): void;
  send(publication: Publication): Promise<TogetherResult>;
  /** Takes note of what the host and the site say of what was sent. */
  note(state: CommitState | "live"): void;
  /** The pictures of others that texts of the branch show; none while nobody is signed in, or the host does not answer. */
  picturesIn(texts: readonly string[], isKnown: (name: string) => boolean): Promise<readonly PictureThere[]>;
  /** What the host's checks say; nothing while nobody is signed in. */
  look(): Promise<CommitState | undefined>;
}

interface Publication {
  /** By their files in the site. */
  readonly writes: readonly SentWrite[];
  readonly message: string;
  /** Whether somebody is to look at it first. */
  readonly isProposing: boolean;
}

interface PublishingOptions extends SigningInOptions {
  readonly settings: PublishSettings;
  readonly storage: SentStorage;
  /** The name of the site in the storage. */
  readonly key: string;
  readonly sent: Sent | undefined;
  /** The bytes of new pictures, by their versions. */
  readonly bytesOf: (version: string) => Blob | undefined;
  /** The file that a published picture has, by its version. */
  readonly placeOf: (version: string) => string | undefined;
  /** Keeps bytes that are deleted from the repository. */
  readonly keep: (bytes: Blob) => Promise<unknown>;
  readonly now: () => number;
}

/** Sends changes of a site to its repository. */
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
      // A key that does not do is no use; where the next one is asked for stands how it is made.
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
    note(state) {
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
        return at ? await picturesThere(at, { texts, isKnown, prefix: pathOf("") }) : [];
      } catch {
        return [];
      }
    },
    async look() {
      const { sent } = get();
      return sent && (await repository())?.state(sent.commit);
    },
  }));
}

function togetherOf(result: PublishResult, fileOf: (path: string) => string): TogetherResult {
  if (result.kind === "published") return { kind: "saved" };
  if (result.kind === "proposed") return { kind: "proposed" };
  if (result.kind === "failed") return failed(result.error);
  return {
    kind: "changed",
    files: new Map([...result.files].map(([path, text]) => [fileOf(path), text])),
  };
}

/** The name of the largest picture that is sent, and how large it is; nothing where none is. */
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

/** `changes-2026-11-22-143205`: for people who look at the list of branches. */
function branchName(at: number): string {
  const [day = "", time = ""] = new Date(at).toISOString().split("T");
  return `changes-${day}-${time.slice(0, 8).replaceAll(":", "")}`;
}

/** Other apps can report an address with a commit, so it is not any that can be opened. */
function webAddress(address = ""): string | undefined {
  const url = safeUrl(address);
  return url?.kind === "web" ? url.href : undefined;
}

function failed(error: RepositoryError): TogetherResult {
  return { kind: "failed", reason: failureWords(error) };
}
