import {
  descriptionIn,
  isPictureFile,
  type PictureContent,
  pictureNameOf,
  pictureText,
} from "../../editing/document/picture.ts";
import { createWriter } from "../../editing/source-text/write-text.ts";
import { blobId } from "../sync/content/blob-id.ts";
import { pictureVersion } from "../sync/content/picture-storage.ts";
import {
  type FileChange,
  type NewCommit,
  type Repository,
  RepositoryError,
  type RepositoryFile,
  type RepositoryFiles,
} from "./hosts/repository.ts";
import type { FileWrite } from "./publish-files.ts";

interface PictureFilesOptions {
  readonly writes: readonly FileWrite[];
  readonly prefix: string;
  readonly bytesOf: (version: string) => Blob | undefined;
  readonly pathOf: (version: string) => string | undefined;
  readonly keep: (bytes: Blob) => Promise<unknown>;
}

interface Present {
  readonly version: string | undefined;
  readonly file: RepositoryFile | undefined;
  readonly bytes?: Blob;
}

/** Presents a picture's bytes and its lines in media.json as one file, as drafts do. Lines of other pictures stay. */
export function withPictureFiles(repository: Repository, options: PictureFilesOptions): Repository {
  const { writes, prefix, bytesOf, pathOf, keep } = options;
  const isPicture = (path: string) => path.startsWith(prefix) && isPictureFile(path.slice(prefix.length));
  const nameOf = (path: string) => pictureNameOf(path.slice(prefix.length));
  const catalogue = `${prefix}content/media/media.json`;
  const pictures = writes.filter(({ path }) => isPicture(path));
  if (pictures.length === 0) return repository;
  let said: RepositoryFile | undefined;
  const present = new Map<string, Present>();

  const isOfBytes = ({ text, known }: FileWrite) => contentOf(text)?.version !== contentOf(known)?.version;
  const presentOf = async (
    write: FileWrite,
    file: RepositoryFile | undefined,
    at: string,
  ): Promise<Present> => {
    const [own, known] = [contentOf(write.text)?.version, contentOf(write.known)?.version];
    if (!isOfBytes(write)) return { version: own, file };
    if (!file) return { version: undefined, file };
    for (const version of [own, known]) {
      const bytes = version === undefined ? undefined : bytesOf(version);
      if (bytes && version !== undefined && (await blobId(bytes)) === file.blob)
        return { version, file, bytes };
    }
    const isUnseen = [own, known].some((version) => version !== undefined && !bytesOf(version));
    const bytes = isUnseen ? await repository.bytes(write.path, at) : undefined;
    const version = bytes && (await pictureVersion(bytes));
    if (bytes && version !== undefined && [own, known].includes(version)) return { version, file, bytes };
    // A file without readable bytes can't be compared.
    const isOlder = own === undefined && known !== undefined && !bytes;
    return { version: isOlder ? known : file.blob, file };
  };
  const bytesFor = async (version: string, at: string): Promise<Blob | undefined> => {
    const kept = bytesOf(version) ?? [...present.values()].find((one) => one.version === version)?.bytes;
    const path = kept ? undefined : pathOf(version);
    const bytes = path === undefined ? kept : await repository.bytes(path, at);
    return bytes && (kept || (await pictureVersion(bytes)) === version) ? bytes : undefined;
  };

  const filesOf = async ({
    files,
    head,
  }: Pick<NewCommit, "files" | "head">): Promise<readonly FileChange[]> => {
    const others = files.filter(({ path }) => !isPicture(path));
    const changed = files.filter(({ path }) => isPicture(path));
    const bytes: FileChange[] = [];
    for (const { path, content } of changed) bytes.push(...(await bytesChange(path, content, head)));
    const descriptions = changed.map(({ path, content }) => [nameOf(path), contentOf(content)] as const);
    const text = withDescriptions(said?.text, descriptions);
    const described =
      text === (said?.text ?? "") ? [] : [{ path: catalogue, content: text, version: said?.version }];
    return [...others, ...bytes, ...described];
  };
  const bytesChange = async (
    path: string,
    content: FileChange["content"],
    at: string,
  ): Promise<readonly FileChange[]> => {
    const { version, file, bytes: before } = present.get(path) ?? { version: undefined, file: undefined };
    const wanted = contentOf(content)?.version;
    if (wanted === version) return [];
    if (before && version !== undefined && !bytesOf(version)) await keep(before).catch(() => undefined);
    if (wanted === undefined) return [{ path, content: undefined, version: file?.version }];
    const bytes = await bytesFor(wanted, at);
    if (!bytes) throw new RepositoryError("picture-lost", nameOf(path));
    // Overwrites a picture only if its bytes have been read.
    if (file && !before) throw new RepositoryError("other", nameOf(path));
    return [{ path, content: bytes, version: file?.version }];
  };

  return {
    ...repository,
    async read(paths, commit): Promise<RepositoryFiles> {
      const asked = pictures.filter(isOfBytes).map(({ path }) => path);
      const others = paths.filter((path) => !isPicture(path));
      const found = await repository.read([...others, catalogue, ...asked], commit);
      said = found.get(catalogue);
      const descriptions = cataloguedIn(said?.text);
      const files = new Map(others.map((path) => [path, found.get(path)]));
      for (const write of pictures) {
        const there = await presentOf(write, found.get(write.path), commit);
        present.set(write.path, there);
        const { version } = there;
        const own = descriptions[nameOf(write.path)] ?? {};
        files.set(
          write.path,
          version === undefined
            ? undefined
            : { text: pictureText({ version, ...descriptionIn(own) }), version, blob: "" },
        );
      }
      return files;
    },
    commit: async (commit) => repository.commit({ ...commit, files: await filesOf(commit) }),
    propose: async (proposal) => repository.propose({ ...proposal, files: await filesOf(proposal) }),
  };
}

function contentOf(text: string | Blob | undefined): PictureContent | undefined {
  return typeof text === "string" ? (JSON.parse(text) as PictureContent) : undefined;
}

type Catalogue = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export function cataloguedIn(text: string | undefined): Catalogue {
  try {
    return text === undefined ? {} : (JSON.parse(text) as Catalogue);
  } catch {
    throw new RepositoryError("other", "media.json");
  }
}

export function withDescriptions(
  text: string | undefined,
  descriptions: readonly (readonly [name: string, content: PictureContent | undefined])[],
): string {
  const before = cataloguedIn(text);
  const after: Record<string, unknown> = { ...before };
  for (const [name, content] of descriptions) {
    const said = content && descriptionIn({ ...content });
    if (said && Object.keys(said).length > 0) after[name] = said;
    else delete after[name];
  }
  return text === undefined ? `${JSON.stringify(after, null, 2)}\n` : createWriter(text, before)(after);
}
