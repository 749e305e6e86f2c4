import { publishOrigin } from "../../../schema/site/publish-origin.ts";
import { base64Of, bytesOfBase64, textOfBase64 } from "./base64.ts";
import { titleAndText } from "./commit-message.ts";
import {
  type CommitData,
  commitMutation,
  type FilesData,
  filesQuery,
  type HeadData,
  headQuery,
  type IdData,
  idQuery,
  type PullRequestData,
  pullRequestMutation,
  refMutation,
} from "./github-queries.ts";
import { createRequester, type SendRequest } from "./host-request.ts";
import {
  type CommitState,
  type NewCommit,
  type Repository,
  RepositoryError,
  type RepositoryFailure,
  type RepositoryFile,
  type RepositoryOptions,
} from "./repository.ts";

export function openGitHub({ settings, token, fetch }: RepositoryOptions) {
  const { repository, url } = settings;
  const [owner = "", name = ""] = repository.split("/");
  const ask = createRequester({
    fetch,
    headers: { authorization: `Bearer ${token}`, accept: "application/vnd.github+json" },
  });
  const origin = publishOrigin(settings);
  const rest = `${origin}${url ? "/api/v3" : ""}/repos/${owner}/${name}`;
  const query = createQuery(ask, `${origin}${url ? "/api" : ""}/graphql`);
  return { owner, name, ask, rest, query };
}

export function createGitHub(options: RepositoryOptions): Repository {
  const { branch } = options.settings;
  const { owner, name, ask, rest, query } = openGitHub(options);
  const readBlob = async (oid: string) => {
    const { body } = await ask(`${rest}/git/blobs/${oid}`);
    return (body as { readonly content: string }).content;
  };
  const commitTo = async (branchName: string, { message, files, head }: NewCommit) => {
    const { title: headline, text: body } = titleAndText(message);
    const additions = files.flatMap(({ path, content }) =>
      content === undefined ? [] : [{ path, content }],
    );
    const deletions = files.flatMap(({ path, content }) => (content === undefined ? [{ path }] : []));
    const made = await query<CommitData>(commitMutation, {
      input: {
        branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName },
        message: { headline, body },
        expectedHeadOid: head,
        fileChanges: {
          additions: await Promise.all(
            additions.map(async ({ path, content }) => ({ path, contents: await base64Of(content) })),
          ),
          deletions,
        },
      },
    });
    const oid = made.createCommitOnBranch?.commit?.oid;
    if (oid === undefined) throw new RepositoryError("network", "createCommitOnBranch");
    return oid;
  };
  return {
    async head() {
      const found = await query<HeadData>(headQuery, { owner, name, ref: `refs/heads/${branch}` });
      const oid = found.repository?.ref?.target?.oid;
      if (oid === undefined) throw new RepositoryError("not-found", `refs/heads/${branch}`);
      return oid;
    },
    async read(paths, commit) {
      const files: [string, RepositoryFile | undefined][] = [];
      for (let start = 0; start < paths.length; start += filesPerQuery) {
        const some = paths.slice(start, start + filesPerQuery);
        const expressions = some.map((path, index) => [`f${index}`, `${commit}:${path}`]);
        const variables = { owner, name, ...Object.fromEntries(expressions) };
        const { repository: found } = await query<FilesData>(filesQuery(some.length), variables);
        for (const [index, path] of some.entries()) {
          const blob = found?.[`f${index}`];
          if (!blob?.oid) files.push([path, undefined]);
          else {
            const isWhole = !blob.isTruncated && typeof blob.text === "string";
            const text =
              isWhole || blob.isBinary ? (blob.text ?? "") : textOfBase64(await readBlob(blob.oid));
            files.push([path, { text, version: blob.oid, blob: blob.oid }]);
          }
        }
      }
      return new Map(files);
    },
    async bytes(path, commit) {
      const variables = { owner, name, f0: `${commit}:${path}` };
      const oid = (await query<FilesData>(filesQuery(1), variables)).repository?.f0?.oid;
      return oid ? new Blob([bytesOfBase64(await readBlob(oid))]) : undefined;
    },
    commit: (commit) => commitTo(branch, commit),
    async checkKey() {
      // A branch of no commit is never made; the answer tells whether the key may make one.
      const body = { ref: `refs/heads/${branch}`, sha: "0".repeat(40) };
      await ask(`${rest}/git/refs`, { method: "POST", body }).catch((error: RepositoryError) => {
        if (error.kind === "forbidden" || error.kind === "not-found")
          throw new RepositoryError("key-reads-only");
        if (error.kind === "network" || error.kind === "signed-out") throw error;
      });
    },
    async propose({ branch: own, ...commit }) {
      const { repository: found } = await query<IdData>(idQuery, { owner, name });
      const repositoryId = found?.id ?? "";
      await query(refMutation, { input: { repositoryId, name: `refs/heads/${own}`, oid: commit.head } });
      await commitTo(own, commit);
      const { title, text: body } = titleAndText(commit.message);
      const made = await query<PullRequestData>(pullRequestMutation, {
        input: { repositoryId, baseRefName: branch, headRefName: own, title, body },
      });
      return made.createPullRequest?.pullRequest?.url ?? "";
    },
    async state(commit) {
      // Fine-grained tokens can't read check runs, but workflow runs and statuses.
      const [runs, statuses] = await Promise.all([
        ask(`${rest}/actions/runs?head_sha=${commit}&per_page=50`).catch(() => undefined),
        ask(`${rest}/commits/${commit}/status`).catch(() => undefined),
      ]);
      return stateOf(runs?.body as RunsBody | undefined, statuses?.body as StatusBody | undefined);
    },
  };
}

const filesPerQuery = 50;

interface GraphQLAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly type?: string; readonly message: string }[];
}

/** GraphQL errors have status 200. */
function createQuery(ask: SendRequest, address: string) {
  return async <Data>(query: string, variables: Readonly<Record<string, unknown>>): Promise<Data> => {
    const { body } = await ask(address, { method: "POST", body: { query, variables } });
    const { data, errors } = (body ?? {}) as GraphQLAnswer;
    const [error] = errors ?? [];
    if (error) throw new RepositoryError(kindOf(error), error.message);
    if (!data) throw new RepositoryError("network", "data");
    return data as Data;
  };
}

function kindOf({ type, message }: { readonly type?: string; readonly message: string }): RepositoryFailure {
  if (type === "STALE_DATA" || /expected branch to point to/i.test(message)) return "moved";
  if (/protected branch|rule violations|through a pull request/i.test(message)) return "protected";
  if (type === "RATE_LIMITED" || type === "RATE_LIMIT") return "rate-limit";
  if (type === "NOT_FOUND") return /resolve to a repository/i.test(message) ? "key-elsewhere" : "not-found";
  if (type === "FORBIDDEN" || /not accessible by/i.test(message)) return "forbidden";
  return /too large|exceed/i.test(message) ? "too-large" : "other";
}

interface RunsBody {
  readonly workflow_runs: readonly {
    readonly status: string | null;
    readonly conclusion: string | null;
    readonly html_url: string;
  }[];
}

interface StatusBody {
  readonly state: string;
  readonly statuses: readonly { readonly state: string; readonly target_url?: string | null }[];
}

function stateOf(runs: RunsBody | undefined, status: StatusBody | undefined): CommitState {
  const all = [
    ...(runs?.workflow_runs ?? []).map((run) => ({
      state: run.status === "completed" ? (run.conclusion ?? "") : "pending",
      address: run.html_url,
    })),
    ...(status?.statuses ?? []).map(({ state, target_url: address }) => ({ state, address })),
  ];
  const failed = all.find(({ state }) =>
    /^(?:failure|error|timed_out|startup_failure|action_required)$/.test(state),
  );
  const pending = all.find(({ state }) => state === "pending");
  const found = failed ?? pending ?? all[0];
  if (!found) return { kind: "unknown" };
  const kind = failed ? "failed" : pending ? "building" : "built";
  return { kind, ...(found.address && { address: found.address }) };
}
