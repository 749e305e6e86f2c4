import type { StringSchema } from "./schema.ts";

const hostNames = [
  "netlify",
  "cloudflare-pages",
  "github-pages",
  "gitlab-pages",
  "nginx",
  "caddy",
  "apache",
  "plain",
] as const;
export type HostName = (typeof hostNames)[number];

export const host = {
  type: "string",
  title: "Web host",
  description:
    "What the site is published on. Its redirects and headers are written as it reads them; plain is any host that reads none.",
  enum: hostNames,
} as const satisfies StringSchema;
