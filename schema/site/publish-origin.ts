import type { PublishSettings } from "./admin-settings.ts";

const publicOrigins = { github: "https://api.github.com", gitlab: "https://gitlab.com", forgejo: undefined };

/** The origin of a host's API; undefined for a Forgejo without an address, because there is no public one. */
export function publishOrigin({ host, url }: Pick<PublishSettings, "host" | "url">): string | undefined {
  return url ?? publicOrigins[host];
}
