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

export function openGitLab({ settings, token, fetch }: RepositoryOptions) {
  const ask = createRequester({ fetch, headers: { authorization: `Bearer ${token}` }, kindOf });
  const origin = publishOrigin(settings);
  const project = `${origin}/api/v4/projects/${encodeURIComponent(settings.repository)}`;
  return { ask, api: `${origin}/api/v4`, project };
}

export function createGitLab(options: RepositoryOptions): Repository {
  const { branch } = options.settings;
  const { ask, project } = openGitLab(options);
  const fileAt = async (path: string, commit: string) => {
    const { body } = await ask(
      `${project}/repository/files/${encodeURIComponent(path)}?ref=${encodeURIComponent(commit)}`,
    );
    return body as FileBody;
  };
  return {
    async head() {
      const { body } = await ask(`${project}/repository/branches/${encodeURIComponent(branch)}`);
      return (body as { readonly commit: { readonly id: string } }).commit.id;
    },
    read: (paths, commit) =>
      readEach(paths, async (path) => {
        const { content, last_commit_id: version, blob_id: blob } = await fileAt(path, commit);
        return { text: textOfBase64(content), version, blob };
      }),
    bytes: (path, commit) =>
      unlessMissing(fileAt(path, commit).then(({ content }) => new Blob([bytesOfBase64(content)]))),
    async commit({ message, files }) {
      const actions = await Promise.all(files.map(actionOf));
      const { body } = await ask(`${project}/repository/commits`, {
        method: "POST",
        body: { branch, commit_message: message, actions },
      });
      return (body as { readonly id: string }).id;
    },
    async propose({ branch: own, message, files, head }) {
      const all = await Promise.all(files.map(actionOf));
      // A new branch starts at `head`; with `last_commit_id`, GitLab would look for the files on the new branch.
      const actions = all.map(({ last_commit_id: _, ...action }) => action);
      await ask(`${project}/repository/commits`, {
        method: "POST",
        body: { branch: own, start_sha: head, commit_message: message, actions },
      });
      const { title, text: description } = titleAndText(message);
      const { body } = await ask(`${project}/merge_requests`, {
        method: "POST",
        body: { source_branch: own, target_branch: branch, title, description, remove_source_branch: true },
      });
      return (body as { readonly web_url: string }).web_url;
    },
    async state(commit) {
      const { body } = await ask(`${project}/repository/commits/${commit}`);
      const { last_pipeline: pipeline } = body as CommitBody;
      return pipeline ? stateOf(pipeline) : { kind: "unknown" };
    },
  };
}

interface FileBody {
  readonly content: string;
  readonly last_commit_id: string;
  readonly blob_id: string;
}

interface Pipeline {
  readonly status: string;
  readonly web_url?: string;
}

interface CommitBody {
  readonly last_pipeline?: Pipeline | null;
}

interface Action {
  readonly action: "create" | "update" | "delete";
  readonly file_path: string;
  readonly content?: string;
  readonly encoding?: "base64";
  readonly last_commit_id?: string;
}

/** With the last commit of its file: where that has changed, nothing is written. */
export async function actionOf({ path, content, version }: FileChange): Promise<Action> {
  const known = version === undefined ? {} : { last_commit_id: version };
  if (content === undefined) return { action: "delete", file_path: path, ...known };
  return {
    action: version === undefined ? "create" : "update",
    file_path: path,
    content: await base64Of(content),
    encoding: "base64",
    ...known,
  };
}

function kindOf({ kind, message }: RepositoryError) {
  if (
    /changed since you started|with this name already exists|with this name doesn't exist|already exists\. switch to|when you are on a branch|reference update/i.test(
      message,
    )
  )
    return "moved";
  return /(?:push|commit) (?:in)?to this branch|protected branch/i.test(message) ? "protected" : kind;
}

function stateOf({ status, web_url: address }: Pipeline): CommitState {
  const more = address === undefined ? {} : { address };
  if (status === "success" || status === "skipped") return { kind: "built", ...more };
  return { kind: status === "failed" || status === "canceled" ? "failed" : "building", ...more };
}
