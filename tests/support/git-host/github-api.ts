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

async function answerQuery({ query, variables }: Query, { git, proposals }: HostState): Promise<ApiAnswer> {
  const failed = (type: string, message: string) => new GraphQLError(message, { extensions: { type } });
  const commitOf = (oid: string) => ({ __typename: "Commit", oid });
  const rootValue = {
    repository: () => ({
      id: "R_1",
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
