import type { Answered, DevSite } from "./dev-site.ts";

/** Saves as the editor does, over the config as it is on disk; other headers replace the right ones. */
export type Put = (
  path: string,
  body: string | Uint8Array,
  headers?: Readonly<Record<string, string | undefined>>,
  method?: "PUT" | "DELETE",
) => Promise<Answered>;

export async function createPut(site: DevSite): Promise<Put> {
  const { token, etag } = await site.content();
  return (path, body, headers = {}, method = "PUT") =>
    site.send({
      method,
      path: `/__blockwork/${path}`,
      body,
      headers: {
        origin: `http://localhost:${site.port}`,
        "sec-fetch-site": "same-origin",
        "x-blockwork-token": token,
        "content-type": path.startsWith("media") ? "application/octet-stream" : "application/json",
        "if-match": etag,
        ...headers,
      },
    });
}
