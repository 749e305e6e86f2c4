import { schema as description } from "@octokit/graphql-schema";
import type { components } from "@octokit/openapi-types";
import { buildSchema, GraphQLError, type GraphQLSchema, graphql } from "graphql";
import type { AnswerApi, ApiAnswer, HostState } from "./git-host.ts";

type Schemas = components["schemas"];

/** The parts of GitHub's API that the editor speaks; GraphQL is checked against GitHub's own schema, both ways. */
export const answerGitHub: AnswerApi = async ({ method, path, query, body }, state) => {
  if (method === "POST" && path === "/api/graphql") return answerQuery(body as Query, state);
  const repository = /^\/api\/v3\/repos\/bakery\/site\/(.+)$/.exec(path)?.[1] ?? "";
  const [, blob] = /^git\/blobs\/([0-9a-f]{40})$/.exec(repository) ?? [];
  if (blob) {
    const found = await state.git.blob(blob, "").catch(() => undefined);
    const content = found?.bytes.toString("base64") ?? "";
    return ok({ content, encoding: "base64", sha: blob } satisfies Partial<Schemas["blob"]>);
  }
  const [, made = ""] = /^git\/(blobs|trees|commits|refs)$/.exec(repository) ?? [];
  if (method === "POST" && made !== "") return makeObject(made, body, state);
  const run = state.checks === "pending" ? { status: "in_progress", conclusion: null } : undefined;
  const done = state.checks && { status: "completed", conclusion: state.checks };
  const isActions = repository === "actions/runs" && query.get("head_sha") !== null;
  if (isActions) {
    const address = { html_url: "https://github.example/run" };
    const runs = [run ?? done].flatMap((one) => (one ? [{ ...one, ...address }] : []));
    return ok({
      total_count: runs.length,
      workflow_runs: runs satisfies Pick<Schemas["workflow-run"], "status" | "conclusion" | "html_url">[],
    });
  }
  if (/^commits\/[0-9a-f]{40}\/status$/.test(repository)) {
    const statuses: Pick<Schemas["simple-commit-status"], "state" | "target_url">[] = [];
    return ok({ state: "pending" satisfies Schemas["combined-commit-status"]["state"], statuses });
  }
  return { status: 404, body: { message: "Not Found" } };
};

interface NewObject {
  readonly content?: string;
  readonly tree?: unknown;
  readonly parents?: readonly string[];
  readonly message?: string;
  readonly ref?: string;
  readonly sha?: string;
}

/** https://docs.github.com/rest/git: a commit without parents is a root commit. */
async function makeObject(kind: string, body: unknown, { git }: HostState): Promise<ApiAnswer> {
  const { content = "", tree, parents = [], message = "", ref = "", sha = "" } = body as NewObject;
  const created = (oid: string): ApiAnswer => ({ status: 201, body: { sha: oid } });
  if (kind === "blobs") return created(git.writeBlob(Buffer.from(content, "base64")));
  if (kind === "trees") return created(git.writeTree(tree as { path: string; sha: string }[]));
  if (kind === "commits") return created(git.writeCommit({ tree: String(tree), parents, message }));
  const branch = ref.replace("refs/heads/", "");
  if (await git.head(branch)) return { status: 422, body: { message: "Reference already exists" } };
  if (!(await git.blob(sha, ""))) return { status: 422, body: { message: "Object does not exist" } };
  git.begin(branch, sha);
  return { status: 201, body: { ref, object: { sha, type: "commit" } } };
}

const ok = (body: unknown): ApiAnswer => ({ status: 200, body });

interface Query {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

let schema: GraphQLSchema | undefined;

function gitHubSchema(): GraphQLSchema {
  schema ??= buildSchema(description.idl, { assumeValid: true });
  return schema;
}

interface CommitInput {
  readonly branch: { readonly repositoryNameWithOwner: string; readonly branchName: string };
  readonly message: { readonly headline: string; readonly body?: string };
  readonly expectedHeadOid: string;
  readonly fileChanges: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions?: readonly { readonly path: string }[];
  };
}

interface PullRequestInput {
  readonly baseRefName: string;
  readonly headRefName: string;
  readonly title: string;
  readonly body?: string;
}

interface RefsInput {
  readonly refUpdates: readonly {
    readonly name: string;
    readonly beforeOid: string;
    readonly afterOid: string;
    readonly force?: boolean;
  }[];
}

async function answerQuery({ query, variables }: Query, state: HostState): Promise<ApiAnswer> {
  const { git, proposals } = state;
  const failed = (type: string, message: string) => new GraphQLError(message, { extensions: { type } });
  const commitOf = (oid: string) => ({ __typename: "Commit", oid });
  const rootValue = {
    viewer: () => ({ login: state.account ?? "" }),
    async updateRefs({ input }: { readonly input: RefsInput }) {
      for (const { name, beforeOid, afterOid } of input.refUpdates) {
        const branch = name.replace("refs/heads/", "");
        if ((await git.head(branch)) !== beforeOid || !/^0+$/.test(afterOid))
          throw failed("UNPROCESSABLE", `Reference update failed for ${name}`);
        git.delete(branch);
      }
      return { clientMutationId: null };
    },
    repository: () => ({
      id: "R_1",
      isPrivate: !state.isPublic,
      ref: async ({ qualifiedName }: { readonly qualifiedName: string }) => {
        const oid = await git.head(qualifiedName.replace("refs/heads/", ""));
        return oid ? { target: commitOf(oid) } : null;
      },
      object: async ({ expression }: { readonly expression: string }) => {
        const [commit = "", path = ""] = [expression.slice(0, 40), expression.slice(41)];
        const blob = await git.blob(commit, path);
        if (!blob) return null;
        const isBinary = blob.bytes.includes(0);
        const text = isBinary ? null : blob.bytes.toString();
        return { __typename: "Blob", oid: blob.oid, text, isBinary, isTruncated: false };
      },
    }),
    createRef({ input }: { readonly input: { readonly name: string; readonly oid: string } }) {
      git.begin(input.name.replace("refs/heads/", ""), input.oid);
      return { ref: { name: input.name } };
    },
    createPullRequest({ input }: { readonly input: PullRequestInput }) {
      const { baseRefName: base, headRefName: head, title, body = "" } = input;
      proposals.push({ base, head, title, body });
      return { pullRequest: { url: "https://github.example/pull/1" } };
    },
    async createCommitOnBranch({ input }: { readonly input: CommitInput }) {
      const { branch, message, expectedHeadOid: parent, fileChanges } = input;
      const oid = await git.commit({
        branch: branch.branchName,
        parent,
        message: [message.headline, message.body].filter(Boolean).join("\n\n"),
        files: [
          ...(fileChanges.additions ?? []).map(({ path, contents }) => ({
            path,
            content: Buffer.from(contents, "base64"),
          })),
          ...(fileChanges.deletions ?? []).map(({ path }) => ({ path, content: undefined })),
        ],
      });
      if (oid) return { commit: commitOf(oid) };
      const words = `Expected branch to point to "${parent}" but it did not.  Pull and try again.`;
      throw failed("STALE_DATA", words);
    },
  };
  const { data, errors } = await graphql({
    schema: gitHubSchema(),
    source: query,
    rootValue,
    variableValues: variables,
  });
  const told = errors?.map(({ message, path, extensions }) => ({ type: extensions.type, path, message }));
  return ok({ ...(data && { data }), ...(told && { errors: told }) });
}
