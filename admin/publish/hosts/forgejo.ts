import { publishOrigin } from "../../../schema/site/publish-origin.ts";
import { base64Of, bytesOfBase64, textOfBase64 } from "./base64.ts";
import { titleAndText } from "./commit-message.ts";
import { createRequester } from "./host-request.ts";
import { readEach, unlessMissing } from "./read-each.ts";
import type {
  CommitState,
  FileChange,
  Repository,
  RepositoryError,
  RepositoryOptions,
} from "./repository.ts";

export function openForgejo({ settings, token, fetch }: RepositoryOptions) {
  const ask = createRequester({ fetch, headers: { authorization: `token ${token}` }, kindOf });
  const api = `${publishOrigin(settings) ?? ""}/api/v1`;
  return { ask, api, at: `${api}/repos/${settings.repository}` };
}

export function createForgejo(options: RepositoryOptions): Repository {
  const { branch } = options.settings;
  const { ask, at } = openForgejo(options);
  const fileAt = async (path: string, commit: string) => {
    const { body } = await ask(`${at}/contents/${encodePath(path)}?ref=${encodeURIComponent(commit)}`);
    // Large files come without content.
    return body as { readonly content: string | null; readonly sha: string };
  };
  const write = async (files: readonly FileChange[], to: Readonly<Record<string, string>>) =>
    ask(`${at}/contents`, {
      method: "POST",
      body: { ...to, files: await Promise.all(files.map(operationOf)) },
    });
  return {
    async head() {
      const { body } = await ask(`${at}/branches/${encodeURIComponent(branch)}`);
      return (body as { readonly commit: { readonly id: string } }).commit.id;
    },
    read: (paths, commit) =>
      readEach(paths, async (path) => {
        const { content, sha } = await fileAt(path, commit);
        return { text: textOfBase64(content ?? ""), version: sha, blob: sha };
      }),
    async bytes(path, commit) {
      const content = (await unlessMissing(fileAt(path, commit)))?.content;
      return content ? new Blob([bytesOfBase64(content)]) : undefined;
    },
    async commit({ message, files }) {
      const { body } = await write(files, { branch, message });
      return (body as { readonly commit: { readonly sha: string } }).commit.sha;
    },
    async propose({ branch: own, message, files }) {
      await write(files, { branch, new_branch: own, message });
      const { title, text } = titleAndText(message);
      const { body } = await ask(`${at}/pulls`, {
        method: "POST",
        body: { base: branch, head: own, title, body: text },
      });
      return (body as { readonly html_url: string }).html_url;
    },
    async state(commit) {
      const { body } = await ask(`${at}/commits/${commit}/status`);
      return stateOf(body as StatusBody);
    },
  };
}

interface StatusBody {
  readonly state: string;
  readonly statuses?: readonly { readonly status: string; readonly target_url?: string }[] | null;
}

const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** With the blob that it replaces: where that has changed, nothing is written. */
export async function operationOf({ path, content, version }: FileChange) {
  const known = version === undefined ? {} : { sha: version };
  if (content === undefined) return { operation: "delete", path, ...known };
  const operation = version === undefined ? "create" : "update";
  return { operation, path, content: await base64Of(content), ...known };
}

function kindOf({ kind, message }: RepositoryError) {
  if (
    /sha does not match|commit id does not match|file already exists|file does not exist|branch already exists|out of date|out-of-date/i.test(
      message,
    )
  )
    return "moved";
  return /cannot commit to (?:the )?(?:repo|branch)|protected/i.test(message) ? "protected" : kind;
}

function stateOf({ state, statuses }: StatusBody): CommitState {
  const [first] = statuses ?? [];
  if (!first) return { kind: "unknown" };
  const isFailed = state === "failure" || state === "error";
  const telling = statuses?.find(({ status }) => status === state) ?? first;
  return {
    kind: isFailed ? "failed" : state === "pending" ? "building" : "built",
    ...(telling.target_url && { address: telling.target_url }),
  };
}
