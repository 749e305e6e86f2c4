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
import { deleteEntry } from "./delete-entry.ts";
import type { EndpointContext } from "./endpoint-context.ts";
import { getMedia } from "./get-media.ts";
import { putConfig } from "./put-config.ts";
import { putEntry } from "./put-entry.ts";
import { putFiles } from "./put-files.ts";
import { putMedia } from "./put-media.ts";
import { deleteOrder, putOrder } from "./put-order.ts";
import { deletePattern, putPattern } from "./put-pattern.ts";
import { putPicture } from "./put-picture.ts";
import { putPublish } from "./put-publish.ts";

export const endpoints = "/__blockwork/";

const tokenAddress = `${endpoints}token`;

/** The bytes of a place in a file, in JSON. */
const maxPlaceBytes = 10_000;

const folders: readonly string[] = ["entries", "orders", "patterns", "media", "pictures"];

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
  const [kind = "", ...name] = pathname.slice(endpoints.length).split("/");
  const isOne = kind === "config" || kind === "files" || kind === "publish";
  const writes = isOne ? name.length === 0 : folders.includes(kind);
  const remove = request.method === "DELETE" ? deleters[kind] : undefined;
  if ((request.method !== "PUT" && !remove) || !writes) {
    const status = read || writes || receivers[pathname] ? 405 : 404;
    throw new RequestError({
      status,
      error: `${request.method} ${pathname} is not something that can be asked for.`,
    });
  }
  const type = kind === "media" ? "application/octet-stream" : "application/json";
  deny(denyWriter(request, { ...context, type }));
  denyQuery(query);
  const wanted = decoded(name.join("/"));
  if (remove) {
    sendJson(response, 200, await remove(request, context, wanted));
  } else if (kind === "media") sendJson(response, 201, await putMedia(request, context, wanted));
  else if (kind === "files") sendJson(response, 200, await putFiles(request, context));
  else if (kind === "publish") sendJson(response, 200, await putPublish(request, context));
  else if (kind === "pictures") sendJson(response, 200, await putPicture(request, context, wanted));
  else {
    const saved =
      kind === "config"
        ? await putConfig(request, context)
        : await (savers[kind] ?? putEntry)(request, context, wanted);
    sendJson(response.setHeader("etag", saved.etag), 200, saved);
  }
}

const deleters: Readonly<Record<string, typeof deleteEntry>> = {
  entries: deleteEntry,
  orders: deleteOrder,
  patterns: deletePattern,
};

const savers: Readonly<Record<string, typeof putEntry>> = { orders: putOrder, patterns: putPattern };

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
