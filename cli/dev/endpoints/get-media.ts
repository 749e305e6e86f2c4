import type { ServerResponse } from "node:http";
import { createSiteFolder } from "../../files/site-folder.ts";
import { readMedia } from "../../pipeline/read/read-media.ts";
import { RequestError } from "../http/request-error.ts";
import { sendBytes } from "../http/send-file.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { bytesOfVersion } from "./picture-bytes.ts";

/** Sends the bytes of a picture as they were added, by their version. Throws a RequestError, 404, where there are none. */
export async function getMedia(
  response: ServerResponse,
  { root }: Pick<EndpointContext, "root">,
  version: string,
): Promise<void> {
  const folder = createSiteFolder(root);
  const { media } = await readMedia(folder);
  const bytes = await bytesOfVersion(folder, version, media);
  if (!bytes) throw new RequestError({ status: 404, error: `No picture has the version ${version}.` });
  sendBytes(response, version, bytes);
}
