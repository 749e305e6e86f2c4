import type { IncomingMessage, ServerResponse } from "node:http";
import { readPicture } from "../../assets/make-pictures.ts";
import { SiteError } from "../../files/site-error.ts";
import { openCache } from "../../incremental/cache.ts";
import { type ShownProblem, shownFailure } from "../../report/shown-problem.ts";
import type { Answer } from "../engine/answer.ts";
import type { DevScripts } from "../engine/dev-scripts.ts";
import type { EngineThread } from "../engine/engine-thread.ts";
import { readNamed } from "../http/open-in-editor.ts";
import { sendBytes, sendFile } from "../http/send-file.ts";
import { sendText } from "../http/send-text.ts";
import { type LiveReload, withReload } from "../page/live-reload.ts";
import { sendProblems } from "../page/send-problems.ts";

/** What a request for the site is answered with. */
interface SiteServing {
  readonly root: string;
  readonly engine: EngineThread;
  readonly reload: LiveReload;
  readonly scripts: DevScripts;
  /** Whether the request comes from this machine or an allowed host, and may open files in a code editor. */
  readonly isLocal: boolean;
  /** Called with the reason if own code can't run. */
  readonly onFailure: (message: string) => void;
}

/** Answers as a static host would, with the reload script in every page; or with what is wrong with the site. */
export async function answerSite(
  { method = "", url = "" }: IncomingMessage,
  response: ServerResponse,
  { root, engine, reload, scripts, isLocal, onFailure }: SiteServing,
): Promise<void> {
  if (method !== "GET" && method !== "HEAD")
    return void response.writeHead(405, { allow: "GET, HEAD" }).end();
  // Of before the page is made: a change in the meantime is one that the page may not have seen.
  const version = reload.version();
  const showProblems = (problems: readonly ShownProblem[]) =>
    sendProblems(response, { problems, version, canOpen: isLocal });
  try {
    const answer = await engine.answer({ address: url, isLocal });
    const failure = scripts.failure();
    if (failure !== undefined) throw new SiteError(failure);
    if (answer.kind === "problems") showProblems(answer.problems);
    else if (answer.kind === "redirect") {
      // A browser must ask again: what is permanent on a host changes while a site is worked on.
      response.writeHead(answer.status, { location: answer.to, "cache-control": "no-store" }).end();
    } else if (answer.kind === "text") {
      const isPage = answer.path.endsWith(".html");
      sendText(response, isPage ? { ...answer, text: withReload(answer.text, version) } : answer);
    } else if (answer.kind === "script") {
      const text = await scripts.file(answer.path, answer.base);
      sendText(response, { status: text === undefined ? 404 : 200, path: answer.path, text: text ?? "" });
    } else if (answer.kind === "asset") {
      sendBytes(response, answer.path, answer.bytes);
    } else if (answer.kind === "picture") {
      sendBytes(response, answer.variant.path, await picture(root, answer));
    } else {
      await sendFile(response, answer.path);
    }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    onFailure(error.message);
    showProblems([shownFailure(error.message, (file) => readNamed(root, file))]);
  }
}

const reading = new Map<string, Promise<Uint8Array>>();

type WantedPicture = Extract<Answer, { readonly kind: "picture" }>;

function picture(root: string, { variant, source }: WantedPicture): Promise<Uint8Array> {
  const key = `${root} ${variant.path}`;
  const wanted =
    reading.get(key) ?? readPicture(openCache(root), variant, source).finally(() => reading.delete(key));
  reading.set(key, wanted);
  return wanted;
}
