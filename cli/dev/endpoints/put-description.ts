import type { IncomingMessage } from "node:http";
import { shownText } from "../../../schema/shown-text.ts";
import { readMedia } from "../../read/read-media.ts";
import { createSiteFolder } from "../../read/site-folder.ts";
import { readBody } from "../read-body.ts";
import { RequestError } from "../request-error.ts";
import { type Description, describeMedia, isSameDescription, readDescription } from "./describe-media.ts";
import type { EndpointContext } from "./endpoint-context.ts";

/** In bytes. */
const largest = 20_000;

/** What is answered: the picture, and what is said of it now. */
export type Described = Description & { readonly name: string };

/**
 * Changes what media.json says of a picture that is there: the body is `{ "description": …, "known": … }`, where
 * `known` is the description that was loaded, or null. Throws a RequestError: 400 for a body that is not so, 404
 * for a picture that is not there, 409 with the `description` that is there now if it is not the known one.
 */
export async function putDescription(
  request: IncomingMessage,
  context: EndpointContext,
  name: string,
): Promise<Described> {
  const { description, known } = bodyOf(await readBody(request, largest));
  await context.inTurn(async () => {
    const { media } = await readMedia(createSiteFolder(context.root));
    const facts = media.get(name);
    if (!facts) throw new RequestError({ status: 404, error: `There is no picture ${name}.` });
    const { alt, alts, decorative, dark } = facts;
    const said = decorative ? { decorative } : { alt, ...(alts && { alts }) };
    const present = readDescription({ ...said, ...(dark !== undefined && { dark }) }) ?? null;
    if (!isSameDescription(present, known)) {
      const error = `What is said of ${name} was changed since it was loaded.`;
      throw new RequestError({ status: 409, error, description: present });
    }
    if (description.dark !== undefined && (description.dark === name || !media.has(description.dark))) {
      const error = `${shownText(description.dark)} can't stand for ${name}: name another picture that is there.`;
      throw new RequestError({ status: 400, error });
    }
    if (!isSameDescription(present, description)) await describeMedia(context.root, name, description);
  });
  await context.engine.changed(["content"]);
  return { name, ...description };
}

interface Body {
  readonly description: Description;
  readonly known: Description | null;
}

function bodyOf(bytes: Uint8Array): Body {
  const wrong = new RequestError({
    status: 400,
    error:
      'The body must be { "description": …, "known": … }: alt with a text and alts with more by language, or decorative with true; and dark with the name of a picture.',
  });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw wrong;
  }
  if (typeof value !== "object" || value === null) throw wrong;
  const body = value as { readonly description?: unknown; readonly known?: unknown };
  const description = readDescription(body.description);
  const known = body.known === null ? null : readDescription(body.known);
  if (Object.keys(body).sort().join() !== "description,known" || !description || known === undefined)
    throw wrong;
  return { description, known };
}
