import type { PublishSettings } from "./admin.ts";

/** The origin of the API of a site's host. */
export function publishOrigin({ url }: Pick<PublishSettings, "url">): string {
  return url ?? "https://api.github.com";
}
