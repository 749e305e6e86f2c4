import type {
  Branch,
  ChangeFilesOptions,
  CombinedStatus,
  ContentsResponse,
  CreatePullRequestOption,
  FilesResponse,
  GitTreeResponse,
  PullRequest,
  Repository,
  User,
} from "gitea-js";
import type { AnswerApi, ApiAnswer } from "./git-host.ts";

/** The parts of Forgejo's API that the editor speaks; requests and answers have the types of the description. */
export const answerForgejo: AnswerApi = async ({ method, path, query, body }, state) => {
  const { git, checks, proposals } = state;
  if (path === "/api/v1/user")
    return state.account === undefined
      ? refused(403, "token does not have at least one of required scope(s): [read:user]")
      : ok({ login: state.account } satisfies User);
  if (path === "/api/v1/repos/bakery/site") return ok({ private: !state.isPublic } satisfies Repository);
  const [, asked = ""] = /^\/api\/v1\/repos\/bakery\/site\/(.+)$/.exec(path) ?? [];
  const [, branch] = /^branches\/([^/]+)$/.exec(asked) ?? [];
  if (branch && method === "DELETE") {
    if (!(await git.head(decodeURIComponent(branch)))) return refused(404, "branch does not exist");
    git.delete(decodeURIComponent(branch));
    return { status: 204 };
  }
  const [, listed] = /^git\/trees\/([0-9a-f]{40})$/.exec(asked) ?? [];
  if (listed) {
    const tree = git.tree(listed).map((file) => ({ ...file, type: "blob" }));
    return ok({ tree, truncated: false } satisfies GitTreeResponse);
  }
  if (branch) {
    const id = await git.head(decodeURIComponent(branch));
    return id ? ok({ commit: { id } } satisfies Branch) : refused(404, "branch does not exist");
  }
  const [, file] = /^contents\/(.+)$/.exec(asked) ?? [];
  if (file && method === "GET") {
    const name = decodeURIComponent(file);
    const blob = await git.blob(query.get("ref") ?? "", name);
    if (!blob) return refused(404, "object does not exist");
    const content = blob.bytes.toString("base64");
    return ok({ path: name, sha: blob.oid, encoding: "base64", content } satisfies ContentsResponse);
  }
  if (/^commits\/[0-9a-f]{40}\/status$/.test(asked)) {
    const statuses = checks ? [{ status: checks, target_url: "https://forgejo.example/run" }] : [];
    return ok({ state: checks ?? "pending", statuses } satisfies CombinedStatus);
  }
  if (asked === "pulls" && method === "POST") {
    const { base = "", head = "", title = "", body: text = "" } = body as CreatePullRequestOption;
    proposals.push({ base, head, title, body: text });
    const made = { html_url: "https://forgejo.example/pulls/1" } satisfies PullRequest;
    return { status: 201, body: made };
  }
  if (asked !== "contents" || method !== "POST") return refused(404, "not found");
  const sent = body as ChangeFilesOptions;
  const parent = await git.head(sent.branch ?? "main");
  if (!parent) return refused(404, `branch does not exist [name: ${sent.branch}]`);
  if (sent.new_branch && (await git.head(sent.new_branch)))
    return refused(422, `branch already exists [name: ${sent.new_branch}]`);
  for (const { operation, path: name, sha } of sent.files) {
    const known = await git.blob(parent ?? "", name);
    if (operation === "create" && known)
      return refused(422, `repository file already exists [path: ${name}]`);
    if (operation !== "create" && !known)
      return refused(404, `repository file does not exist [path: ${name}]`);
    if (operation !== "create" && sha !== known?.oid)
      return refused(422, `sha does not match [given: ${sha}, expected: ${known?.oid}]`);
  }
  const files = sent.files.map(({ operation, path: name, content = "" }) => ({
    path: name,
    content: operation === "delete" ? undefined : Buffer.from(content, "base64"),
  }));
  if (sent.new_branch) git.begin(sent.new_branch, parent ?? "");
  const branchTo = sent.new_branch ?? sent.branch ?? "main";
  const id = await git.commit({ branch: branchTo, parent, message: sent.message ?? "", files });
  if (!id) return refused(409, "push is out of date");
  return { status: 201, body: { commit: { sha: id } } satisfies FilesResponse };
};

const ok = (body: unknown): ApiAnswer => ({ status: 200, body });
const refused = (status: number, message: string): ApiAnswer => ({ status, body: { message } });
