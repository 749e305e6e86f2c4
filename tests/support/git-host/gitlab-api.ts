import type { CommitAction, RepositoryFileExpandedSchema } from "@gitbeaker/core";
import type { AnswerApi, ApiAnswer } from "./git-host.ts";

/** What the description has in camel case, as it goes over the wire. */
interface Action {
  readonly action: CommitAction["action"];
  readonly file_path: CommitAction["filePath"];
  readonly content?: string;
  readonly encoding?: string;
  readonly last_commit_id?: string;
}

interface MergeRequest {
  readonly source_branch: string;
  readonly target_branch: string;
  readonly title: string;
  readonly description: string;
}

/** The parts of GitLab's API that the editor speaks. */
export const answerGitLab: AnswerApi = async ({ method, path, query, body }, state) => {
  const { git, checks, proposals } = state;
  if (path === "/api/v4/user")
    return state.account === undefined
      ? { status: 403, body: { error: "insufficient_scope" } }
      : ok({ username: state.account });
  if (path === "/api/v4/projects/bakery%2Fsite")
    return ok({ visibility: state.isPublic ? "public" : "private" });
  if (method === "POST" && path === "/api/v4/projects/bakery%2Fsite/merge_requests") {
    const { source_branch: head, target_branch: base, title, description } = body as MergeRequest;
    proposals.push({ base, head, title, body: description });
    return { status: 201, body: { web_url: "https://gitlab.example/merge_requests/1" } };
  }
  const [, asked = ""] = /^\/api\/v4\/projects\/bakery%2Fsite\/repository\/(.+)$/.exec(path) ?? [];
  const [, branch] = /^branches\/([^/]+)$/.exec(asked) ?? [];
  if (branch && method === "DELETE") {
    if (!(await git.head(decodeURIComponent(branch)))) return missing("404 Branch Not Found");
    git.delete(decodeURIComponent(branch));
    return { status: 204 };
  }
  if (asked === "tree") {
    const [size, page] = [Number(query.get("per_page")), Number(query.get("page"))];
    const files = git.tree(query.get("ref") ?? "").map(({ path: name, sha: id }) => ({ id, path: name }));
    return ok(files.slice(size * (page - 1), size * page).map((file) => ({ ...file, type: "blob" })));
  }
  if (branch) {
    const id = await git.head(decodeURIComponent(branch));
    return id ? ok({ name: branch, commit: { id } }) : missing("404 Branch Not Found");
  }
  const [, file] = /^files\/([^/]+)$/.exec(asked) ?? [];
  if (file) {
    const [name, commit] = [decodeURIComponent(file), query.get("ref") ?? ""];
    const blob = await git.blob(commit, name);
    if (!blob) return missing("404 File Not Found");
    return ok({
      file_path: name,
      encoding: "base64",
      content: blob.bytes.toString("base64"),
      blob_id: blob.oid,
      last_commit_id: git.lastChange(commit, name) ?? "",
    } satisfies Partial<RepositoryFileExpandedSchema>);
  }
  const [, commit] = /^commits\/([0-9a-f]{40})$/.exec(asked) ?? [];
  if (commit) {
    const words = { pending: "running", success: "success", failure: "failed" } as const;
    const pipeline = checks && { status: words[checks], web_url: "https://gitlab.example/pipeline" };
    return ok({ id: commit, last_pipeline: pipeline ?? null });
  }
  if (asked !== "commits" || method !== "POST") return missing("404 Not Found");
  const sent = body as {
    readonly branch: string;
    readonly start_sha?: string;
    readonly commit_message: string;
    readonly actions: readonly Action[];
  };
  const there = await git.head(sent.branch);
  if (sent.start_sha !== undefined && there)
    return refused(
      `A branch called '${sent.branch}' already exists. Switch to that branch in order to make changes`,
    );
  const parent = sent.start_sha ?? there;
  if (!parent) return refused("You can only create or edit files when you are on a branch");
  for (const action of sent.actions) {
    const known = await git.blob(parent ?? "", action.file_path);
    const isNew = action.action === "create";
    if (isNew && known) return refused("A file with this name already exists");
    if (!isNew && !known) return refused("A file with this name doesn't exist");
    if (sent.start_sha !== undefined && action.last_commit_id !== undefined)
      return refused("The files of a new branch are looked for elsewhere");
    if (
      !isNew &&
      sent.start_sha === undefined &&
      action.last_commit_id !== git.lastChange(parent ?? "", action.file_path)
    )
      return refused(`The file has changed since you started editing it: ${action.file_path}`);
  }
  const files = sent.actions.map(({ action, file_path, content = "" }) => ({
    path: file_path,
    content: action === "delete" ? undefined : Buffer.from(content, "base64"),
  }));
  if (sent.start_sha !== undefined) git.begin(sent.branch, sent.start_sha);
  const id = await git.commit({ branch: sent.branch, parent, message: sent.commit_message, files });
  return id
    ? { status: 201, body: { id } }
    : refused("Could not update branch. Please refresh and try again.");
};

const ok = (body: unknown): ApiAnswer => ({ status: 200, body });
const missing = (message: string): ApiAnswer => ({ status: 404, body: { message } });
const refused = (message: string): ApiAnswer => ({ status: 400, body: { message } });
