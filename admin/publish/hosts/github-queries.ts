export const headQuery = `query Head($owner: String!, $name: String!, $ref: String!) {
  repository(owner: $owner, name: $name) { ref(qualifiedName: $ref) { target { oid } } }
}`;

export function filesQuery(count: number): string {
  const names = Array.from({ length: count }, (_, index) => `f${index}`);
  return `query Files($owner: String!, $name: String!, ${names.map((file) => `$${file}: String!`).join(", ")}) {
  repository(owner: $owner, name: $name) {
    ${names.map((file) => `${file}: object(expression: $${file}) { ... on Blob { oid text isBinary isTruncated } }`).join("\n    ")}
  }
}`;
}

export const commitMutation = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

export const idQuery = `query Id($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { id }
}`;

export const refMutation = `mutation Branch($input: CreateRefInput!) {
  createRef(input: $input) { ref { name } }
}`;

export const pullRequestMutation = `mutation Propose($input: CreatePullRequestInput!) {
  createPullRequest(input: $input) { pullRequest { url } }
}`;

export const viewerQuery = "query Viewer { viewer { login } }";

export const privacyQuery = `query Privacy($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { isPrivate }
}`;

export const refsMutation = `mutation Refs($input: UpdateRefsInput!) {
  updateRefs(input: $input) { clientMutationId }
}`;

/** The answer to `viewerQuery`. */
export interface ViewerData {
  readonly viewer: { readonly login: string };
}

/** The answer to `privacyQuery`; null for a repository that the key can't see. */
export interface PrivacyData {
  readonly repository?: { readonly isPrivate: boolean } | null;
}

/** The answer to `idQuery`; null for a repository that the key can't see. */
export interface IdData {
  readonly repository?: { readonly id: string } | null;
}

/** The answer to `pullRequestMutation`. */
export interface PullRequestData {
  readonly createPullRequest?: { readonly pullRequest?: { readonly url: string } | null } | null;
}

/** The answer to `headQuery`; `ref` is null if the branch does not exist. */
export interface HeadData {
  readonly repository?: {
    readonly ref?: { readonly target?: { readonly oid: string } | null } | null;
  } | null;
}

/** The answer to `filesQuery`, by alias; null for a file that does not exist. */
export interface FilesData {
  readonly repository?: Readonly<
    Record<
      string,
      {
        readonly oid?: string;
        readonly text?: string | null;
        readonly isBinary?: boolean | null;
        readonly isTruncated?: boolean;
      } | null
    >
  > | null;
}

/** The answer to `commitMutation`. */
export interface CommitData {
  readonly createCommitOnBranch?: { readonly commit?: { readonly oid: string } | null } | null;
}
