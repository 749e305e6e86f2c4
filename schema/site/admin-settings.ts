import type { ObjectSchema } from "../fields/schema.ts";

export const publishHosts = ["github", "gitlab", "forgejo"] as const;
export type PublishHost = (typeof publishHosts)[number];

/** `site.admin.publish`: the repository that the editor on the published site commits to. */
export interface PublishSettings {
  readonly host: PublishHost;
  /** Its full path on the host, such as `owner/name`. */
  readonly repository: string;
  readonly branch: string;
  /** The origin of a self-hosted server; absent for the host's public one. */
  readonly url?: string;
  /** The OAuth application on GitLab, Forgejo or Gitea; without it people sign in with an access token. */
  readonly clientId?: string;
  /** The origin of a `blockwork-sign-in` service, for GitHub; without it people sign in with an access token. */
  readonly signIn?: string;
  /** The site's folder within the repository; absent if the site is at its root. */
  readonly folder?: string;
  /** Whether unpublished work is saved on a branch of each person; true unless set. */
  readonly drafts?: boolean;
}

const server =
  "^(https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http://(localhost|127\\.0\\.0\\.1))(:[1-9][0-9]{0,4})?$";

const publish = {
  type: "object",
  title: "Publish",
  description: "The git repository to which the editor on the published site sends what was changed.",
  properties: {
    host: {
      type: "string",
      title: "Kind of host",
      description: "What the repository is on. Gitea speaks as Forgejo does.",
      enum: publishHosts,
    },
    repository: {
      type: "string",
      title: "Repository",
      description: "Its owner and name, such as owner/name.",
      pattern: "^[A-Za-z0-9_.-]+(/[A-Za-z0-9_.-]+)+$",
      examples: ["owner/name"],
    },
    branch: {
      type: "string",
      title: "Branch",
      description: "The branch that the site is built from.",
      pattern: "^[A-Za-z0-9_][A-Za-z0-9_./-]*$",
      default: "main",
    },
    url: {
      type: "string",
      title: "Address of the server",
      description: "Of a server of your own: https:// and its name, such as https://git.example.com.",
      pattern: server,
      examples: ["https://git.example.com"],
    },
    clientId: {
      type: "string",
      title: "Application ID",
      description:
        "Of a public application that you have registered with GitLab, Forgejo or Gitea: people then sign in on its own page, without an access key.",
      pattern: "^[A-Za-z0-9._-]{1,128}$",
      examples: ["7f2c4c2e-9d1b-4d0a-8f0e-2b6a1c9d5e3f"],
    },
    signIn: {
      type: "string",
      title: "Sign-in service",
      description:
        "For GitHub: the address of a service of yours that runs the package blockwork-sign-in. People then sign in on GitHub's own page, without an access key.",
      pattern: server,
      examples: ["https://sign-in.example.com"],
    },
    folder: {
      type: "string",
      title: "Folder",
      description: "Where the site is in the repository, if it is not the whole of it, such as sites/bakery.",
      pattern: "^[A-Za-z0-9_][A-Za-z0-9_.-]*(/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$",
      examples: ["sites/bakery"],
    },
    drafts: {
      type: "boolean",
      title: "Unpublished work",
      description:
        "Whether what somebody has not published is kept in the repository too, on a branch of their own, so that they can go on from another computer.",
      default: true,
    },
  },
  required: ["host", "repository"],
} as const satisfies ObjectSchema;

const editMode = {
  type: "boolean",
  title: "Edit mode",
  description:
    "Whether the fields of the Content tabs are only shown until Edit Content is pressed. Otherwise they can be typed in at once.",
  default: false,
} as const;

export const admin = {
  type: "object",
  title: "Editor",
  description: "How the editor works, and what it can do on the published site.",
  properties: { editMode, publish },
} as const satisfies ObjectSchema;
