import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isColourScheme } from "../../../renderer/render/styles/colour-scheme.ts";
import { decodeText } from "../../../schema/sources/decode-text.ts";
import { limitProblem } from "../../../schema/sources/json-scan.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { suggestion } from "../../../schema/text/suggest.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { findPackage } from "../../files/find-package.ts";
import { SiteError } from "../../files/site-error.ts";
import { shownFailure } from "../../report/shown-problem.ts";
import { type SampleRequest, samplePictures } from "../engine/draw-sample.ts";
import { isTextLength } from "../engine/long-words.ts";
import { readNamed } from "../http/open-in-editor.ts";
import { readBody } from "../http/read-body.ts";
import { RequestError } from "../http/request-error.ts";
import { sendJson, sendText } from "../http/send-text.ts";
import { withReload } from "../page/live-reload.ts";
import { workbenchScript } from "../page/page-script.ts";
import { denialPage } from "../page/problem-page.ts";
import { sendProblems } from "../page/send-problems.ts";
import { inOrder, linkOf, type ShownBlock } from "../workbench/block-order.ts";
import { blockListPage, workbenchPage } from "../workbench/workbench-page.ts";
import type { EndpointContext } from "./endpoint-context.ts";

const address = "/__blockwork/blocks";
const scriptAddress = "/__blockwork/workbench.js";
const axeAddress = "/__blockwork/axe.js";

const maxPropsBytes = 1_000_000;

/** `/__blockwork/blocks/TYPE`, and what its page asks for. */
const ofBlock = /^\/__blockwork\/blocks\/([a-z][a-z0-9-]*)(\/|\/sample|\/data\.json|\/block\.json)?$/;

export const isWorkbench = (pathname: string): boolean =>
  pathname === scriptAddress ||
  pathname === axeAddress ||
  pathname.startsWith(`${samplePictures}/`) ||
  pathname === address ||
  pathname.startsWith(`${address}/`);

/** Answers what the workbench asks for: its pages, its script, and the pages of samples that it shows in frames. */
export async function answerWorkbench(
  request: IncomingMessage,
  response: ServerResponse,
  context: EndpointContext,
): Promise<void> {
  const version = context.reload.version();
  try {
    await answer(request, response, { ...context, version });
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const problem = shownFailure(error.message, (file) => readNamed(context.root, file));
    sendProblems(response, { problems: [problem], version });
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  context: EndpointContext & { readonly version: string },
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
  if (pathname === scriptAddress)
    return sendText(response, { status: 200, path: pathname, text: await workbenchScript() });
  if (pathname === axeAddress) return sendAxe(response, context.root);
  if (pathname.startsWith(`${samplePictures}/`))
    return sendText(response, { status: 200, path: "sample.svg", text: picture });
  if (pathname === address) return redirect(response, `${address}/`);
  if (pathname === `${address}/`) return sendList(response, context);
  const [, type, part] = ofBlock.exec(pathname) ?? [];
  if (type === undefined) return sendMissing(response, "There is nothing at this address.");
  if (part === "/") return redirect(response, `${address}/${type}`);
  if (part === undefined || part === "/block.json")
    return sendBlock(response, context, { type, isJson: part !== undefined });
  return sendSample(response, context, {
    type,
    query: searchParams,
    isData: part === "/data.json",
    version: context.version,
  });
}

const redirect = (response: ServerResponse, location: string) =>
  void response.writeHead(302, { location }).end();

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" preserveAspectRatio="xMidYMid slice"><rect width="16" height="9" fill="#8b8b88"/><path d="M0 9 5 3l4 4 3-2 4 4z" fill="#6f6f6c"/></svg>';

const axeFile = (root: string) => findPackage(root, ["axe-core/axe.min.js"]);

async function sendAxe(response: ServerResponse, root: string): Promise<void> {
  const file = axeFile(root);
  if (file === undefined) throw new RequestError({ status: 404, error: "axe-core is not installed." });
  sendText(response, { status: 200, path: "axe.js", text: await readFile(file) });
}

async function sendList(response: ServerResponse, { engine }: EndpointContext): Promise<void> {
  const text = blockListPage(inOrder(await engine.describedBlocks()));
  sendText(response, { status: 200, path: "blocks.html", text });
}

async function sendBlock(
  response: ServerResponse,
  { engine, root }: EndpointContext,
  { type, isJson }: { readonly type: string; readonly isJson: boolean },
): Promise<void> {
  const blocks = inOrder(await engine.describedBlocks());
  const block = blocks.find((each) => each.type === type);
  if (!block) return sendMissing(response, missingBlock(type, blocks) ?? "");
  if (isJson) return sendJson(response, 200, { block, blocks: blocks.map(linkOf) } satisfies ShownBlock);
  const hasAxe = axeFile(root) !== undefined;
  sendText(response, { status: 200, path: "block.html", text: workbenchPage(block, { hasAxe }) });
}

/** What to say of the type of no block. */
function missingBlock(type: string, blocks: readonly { readonly type: string }[]): string | undefined {
  const types = blocks.map((block) => block.type);
  if (types.includes(type)) return undefined;
  return `There is no block "${truncateForMessage(type)}". ${suggestion(type, types) ?? ""}`.trimEnd();
}

const sendMissing = (response: ServerResponse, sentence: string) =>
  sendText(response, { status: 404, path: "missing.html", text: denialPage(sentence) });

interface AskedSample {
  readonly type: string;
  readonly query: URLSearchParams;
  readonly isData: boolean;
  readonly version: string;
}

async function sendSample(
  response: ServerResponse,
  { engine, drafts }: EndpointContext,
  { type, query, isData, version }: AskedSample,
): Promise<void> {
  const scheme = query.get("scheme");
  const draft = query.get("draft");
  const length = query.get("length");
  const request: SampleRequest = {
    type,
    sample: query.get("sample") ?? undefined,
    props: draft === null ? undefined : drafts.get(draft),
    scheme: isColourScheme(scheme) ? scheme : undefined,
    isRightToLeft: query.get("direction") === "rtl",
    language: languageIn(query),
    length: isTextLength(length) ? length : undefined,
    data: `${address}/${type}/data.json?${query}`,
  };
  const drawn = await engine.drawSample(request);
  if (drawn.kind === "unknown") return sendMissing(response, `There is no block "${type}".`);
  if (drawn.kind === "problems") return sendProblems(response, { problems: drawn.problems, version });
  if (isData) return sendJson(response, 200, drawn.data ?? null);
  const axe = query.has("axe") ? `<script src="${axeAddress}"></script>` : "";
  const html = drawn.html.replace("<head>", () => `<head>${axe}`);
  sendText(response, { status: 200, path: "sample.html", text: withReload(html, version) });
}

function languageIn(query: URLSearchParams): string | undefined {
  try {
    return Intl.getCanonicalLocales(query.get("language") ?? [])[0];
  } catch {
    return undefined;
  }
}

/** Keeps the props of a body for the pages that show them, and says what is wrong with them. */
export async function storeProps(
  request: IncomingMessage,
  response: ServerResponse,
  { engine, drafts }: EndpointContext,
): Promise<void> {
  const body = await readBody(request, maxPropsBytes);
  const { text = "", problems: faults } = decodeText(body, "The body");
  const fault = faults[0] ?? limitProblem("The body", text);
  if (fault) throw new RequestError({ status: 400, error: fault.message });
  const sent: unknown = parsed(text);
  if (!isObject(sent) || typeof sent.type !== "string" || !isObject(sent.props))
    throw new RequestError({ status: 400, error: 'The body must be { "type": …, "props": { … } }.' });
  const { type, props } = sent;
  const missing = missingBlock(type, await engine.describedBlocks());
  if (missing !== undefined) throw new RequestError({ status: 400, error: missing });
  const problems = await engine.checkProps({ type, props });
  sendJson(response, 200, { draft: drafts.add(props), problems });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
