import type { Answered, DevSite } from "./dev-site.ts";

/** Sends as the editor does; other headers replace the right ones. */
export type Put = (
  path: string,
  body: string | Uint8Array,
  headers?: Readonly<Record<string, string | undefined>>,
) => Promise<Answered>;

export async function createPut(site: DevSite): Promise<Put> {
  const { token } = await site.content();
  return (path, body, headers = {}) =>
    site.send({
      method: "PUT",
      path: `/__blockwork/${path}`,
      body,
      headers: {
        origin: `http://localhost:${site.port}`,
        "sec-fetch-site": "same-origin",
        "x-blockwork-token": token,
        "content-type": path.startsWith("media") ? "application/octet-stream" : "application/json",
        ...headers,
      },
    });
}

/** The answer to a save. */
export interface SavedAnswer {
  readonly status: number;
  readonly body: {
    readonly error?: string;
    readonly etags?: Readonly<Record<string, string>>;
    readonly files?: readonly { readonly file: string; readonly text?: string; readonly etag?: string }[];
    readonly problems?: readonly {
      readonly code: string;
      readonly file: string;
      readonly line: number;
      readonly message: string;
    }[];
    readonly missing?: readonly string[];
  };
}

/** Saves files as the editor does, each as `PUT files` takes it. */
export type Save = (...files: readonly object[]) => Promise<SavedAnswer>;

export async function createSave(site: DevSite): Promise<Save> {
  const put = await createPut(site);
  return async (...files) => {
    const { status, text } = await put("files", saveBody(...files));
    return { status, body: JSON.parse(text) };
  };
}

/** The body of a save. */
export function saveBody(...files: readonly object[]): string {
  return JSON.stringify({ files });
}
