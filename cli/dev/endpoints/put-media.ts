import { mkdir, readdir, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { MediaFacts } from "../../../renderer/resolve/pictures.ts";
import { pictureLimits } from "../../../schema/picture-limits.ts";
import { measureBytes } from "../../read/measure-picture.ts";
import { mediaFolder } from "../../read/read-media.ts";
import { writeNewFile } from "../../write/write-new-file.ts";
import { readBody } from "../read-body.ts";
import { RequestError } from "../request-error.ts";
import { pathInside } from "../save-file.ts";
import { type Description, describeMedia, readDescription } from "./describe-media.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { mediaName } from "./media-name.ts";

/** What an upload is answered with: the name that it was given, and what is known of it. */
export interface Uploaded extends MediaFacts {
  readonly name: string;
}

/**
 * Adds a picture to content/media: the body is its bytes. Its alternative text is in the query, `alt=…` or
 * `decorative=true`. Throws a RequestError: 400 for a name or a query that will not do, 409 for a name that is
 * taken, 422 for bytes that are not the picture that the name says, too large or not whole.
 */
export async function putMedia(
  request: IncomingMessage,
  context: EndpointContext,
  { name: wanted, query }: { readonly name: string; readonly query: URLSearchParams },
): Promise<Uploaded> {
  const name = mediaName(wanted);
  const description = describedBy(query);
  const bytes = await readBody(request, pictureLimits.bytes);
  const facts = await checkedFacts(name, bytes);
  await context.inTurn(async () => {
    const folder = await pathInside(context.root, mediaFolder);
    await mkdir(folder, { recursive: true });
    // On some disks two names that differ in case are one file.
    const taken = (await readdir(folder)).some((present) => present.toLowerCase() === name);
    const path = join(folder, name);
    if (taken || !(await writeNewFile(path, bytes))) {
      throw new RequestError({ status: 409, error: `There is a picture ${name} already.` });
    }
    await describeMedia(context.root, name, description).catch(async (error) => {
      await rm(path, { force: true });
      throw error;
    });
  });
  await context.engine.changed(["content"]);
  return { name, ...facts, ...description };
}

function describedBy(query: URLSearchParams): Description {
  const decorative = query.has("decorative") && query.get("decorative") === "true";
  const said = {
    ...(query.has("alt") && { alt: query.get("alt") }),
    ...(query.has("decorative") && { decorative }),
  };
  const description = readDescription(said);
  if (description) return description;
  const error = "Say what the picture shows with alt, or that it is decorative=true.";
  throw new RequestError({ status: 400, error });
}

async function checkedFacts(name: string, bytes: Uint8Array): Promise<MediaFacts> {
  const measured = await measureBytes(name, bytes);
  if (!("mistake" in measured)) return measured;
  const { mistake, hint } = measured;
  throw new RequestError({ status: 422, error: `The picture ${name} ${mistake}. ${hint}` });
}
