import type { ObjectSchema } from "./schema.ts";

export const publishHosts = ["github", "gitlab", "forgejo"] as const;
export type PublishHost = (typeof publishHosts)[number];

export interface PublishSettings {
  readonly host: PublishHost;
  readonly repository: string;
  readonly branch: string;
  readonly url?: string;
  readonly clientId?: string;
  readonly folder?: string;
}

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
      pattern:
        "^(https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http://(localhost|127\\.0\\.0\\.1))(:[1-9][0-9]{0,4})?$",
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
    folder: {
      type: "string",
      title: "Folder",
      description: "Where the site is in the repository, if it is not the whole of it, such as sites/bakery.",
      pattern: "^[A-Za-z0-9_][A-Za-z0-9_.-]*(/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$",
      examples: ["sites/bakery"],
    },
  },
  required: ["host", "repository"],
} as const satisfies ObjectSchema;

export const admin = {
  type: "object",
  title: "Editor",
  description: "What the editor on the published site can do.",
  properties: { publish },
} as const satisfies ObjectSchema;
