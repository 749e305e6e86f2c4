import type { IncomingMessage, ServerResponse } from "node:http";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { iconsAddress, validatorsAddress } from "../engine/editor-content.ts";
import { localChanges } from "../git/local-changes.ts";
import { createGit } from "../git/run-git.ts";
import { denyReader, denyWriter, tokenHeader } from "../http/guard.ts";
import { editorAddress, openInEditor } from "../http/open-in-editor.ts";
import { readBody } from "../http/read-body.ts";
import { RequestError } from "../http/request-error.ts";
import { sendJson, sendText } from "../http/send-text.ts";
import {
  eventsAddress,
  reloadAddress,
  versionHeader,
  violationsAddress,
  violationsScript,
} from "../page/live-reload.ts";
import { pageScript } from "../page/page-script.ts";
import { answerPageErrors } from "./answer-page-errors.ts";
import { answerWorkbench, isWorkbench, storeProps } from "./answer-workbench.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { getMedia } from "./get-media.ts";
import { putFiles } from "./put-files.ts";
import { putMedia } from "./put-media.ts";
import { putPublish } from "./put-publish.ts";

export const endpoints = "/__blockwork/";

const tokenAddress = `${endpoints}token`;

/** The bytes of a place in a file, in JSON. */
const maxPlaceBytes = 10_000;

/** The bytes of a picture, by their version. */
const mediaAddress = /^\/__blockwork\/media\/([0-9a-f]{8})$/;

type Handle = (
  request: IncomingMessage,
  response: ServerResponse,
  context: EndpointContext,
) => Promise<void> | void;

const readers: Readonly<Record<string, Handle>> = {
  [`${endpoints}content`]: async (_, response, { engine, token, reload }) => {
    // As of before it is read, so that what changes meanwhile is a change to who gets it.
    response.setHeader(versionHeader, reload.version());
    const { json, etag } = await engine.content();
    if (etag) response.setHeader("etag", etag);
    sendText(response.setHeader(tokenHeader, token), { status: 200, path: "answer.json", text: json });
  },
  [`${endpoints}changes`]: async (_, response, { root, config }) =>
    sendJson(response, 200, {
      changes: (await localChanges({ root, config, git: createGit(root) })) ?? null,
    }),
  [eventsAddress]: (request, response, { reload }) => reload.connect(request, response),
  [reloadAddress]: async (_, response) =>
    sendText(response, { status: 200, path: reloadAddress, text: await pageScript() }),
  [violationsAddress]: (_, response) =>
    sendText(response, { status: 200, path: violationsAddress, text: violationsScript }),
  [tokenAddress]: (_, response, { token }) => {
    response.writeHead(204, { [tokenHeader]: token }).end();
  },
  [iconsAddress]: async (_, response, { engine }) =>
    sendText(response, { status: 200, path: iconsAddress, text: await engine.icons() }),
  [validatorsAddress]: async (_, response, { engine }) =>
    sendText(response, { status: 200, path: validatorsAddress, text: await engine.validators() }),
};

const receivers: Readonly<Record<string, Handle>> = {
  [editorAddress]: async (request, response, { root }) => {
    await openInEditor(root, await readBody(request, maxPlaceBytes));
    response.writeHead(204).end();
  },
  [`${endpoints}page-errors`]: answerPageErrors,
  [`${endpoints}samples`]: storeProps,
};

/**
 * Answers a request for an address below `/__blockwork/`, as cli/dev/README.md lists them. Throws a RequestError
 * for whoever may not ask, and for what the endpoints refuse.
 */
export async function answerEndpoint(
  request: IncomingMessage,
  response: ServerResponse,
  context: EndpointContext,
): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? "", "http://localhost");
  const read = readers[pathname];
  if (request.method === "GET" && read) {
    deny(denyReader(request, context.allowed));
    return read(request, response, context);
  }
  const [, version] = mediaAddress.exec(pathname) ?? [];
  if (request.method === "GET" && version !== undefined) {
    deny(denyReader(request, context.allowed));
    return getMedia(response, context, version);
  }
  if (request.method === "GET" && isWorkbench(pathname)) return answerWorkbench(request, response, context);
  const receive = request.method === "POST" ? receivers[pathname] : undefined;
  if (receive) {
    deny(denyWriter(request, { ...context, type: "application/json" }));
    denyQuery(query);
    return receive(request, response, context);
  }
  const writer = writerOf(pathname);
  if (request.method !== "PUT" || !writer) {
    const status = read || writer || receivers[pathname] ? 405 : 404;
    throw new RequestError({
      status,
      error: `${request.method} ${pathname} is not something that can be asked for.`,
    });
  }
  deny(denyWriter(request, { ...context, type: writer.type }));
  denyQuery(query);
  const { status, write } = writer;
  sendJson(response, status, await write(request, context));
}

interface Writer {
  /** The content type of its body. */
  readonly type: "application/json" | "application/octet-stream";
  /** Where it has written. */
  readonly status: 200 | 201;
  readonly write: (request: IncomingMessage, context: EndpointContext) => Promise<object>;
}

const sentMedia = `${endpoints}media/`;

const writers: Readonly<Record<string, Writer>> = {
  [`${endpoints}files`]: { type: "application/json", status: 200, write: putFiles },
  [`${endpoints}publish`]: { type: "application/json", status: 200, write: putPublish },
};

function writerOf(pathname: string): Writer | undefined {
  if (!pathname.startsWith(sentMedia)) return writers[pathname];
  const name = pathname.slice(sentMedia.length);
  const write: Writer["write"] = (request, context) => putMedia(request, context, decoded(name));
  return { type: "application/octet-stream", status: 201, write };
}

function deny(denial: ReturnType<typeof denyReader>): void {
  if (denial) throw new RequestError({ ...denial });
}

function denyQuery(query: URLSearchParams): void {
  const [unknown] = query.keys();
  if (unknown === undefined) return;
  const error = `"${truncateForMessage(unknown)}" in the query of this address has no meaning. Leave it out.`;
  throw new RequestError({ status: 400, error });
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    throw new RequestError({ status: 400, error: "The address is not percent-encoded as it should be." });
  }
}
