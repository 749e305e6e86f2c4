import type { MessagePort } from "node:worker_threads";
import { emptyModel } from "../../../schema/model/model.ts";
import { hasErrors } from "../../../schema/problems/problem.ts";
import { allDrawings } from "../../assets/icon-source.ts";
import { setDrawTimeout, showDrawing } from "../../assets/own-code/draw-limit.ts";
import type { ServerCode, ServerCodeSources } from "../../assets/own-code/server-code.ts";
import { validatorsModule } from "../../assets/own-code/validators.ts";
import { faultSentence } from "../../describe-error.js";
import { SiteError } from "../../files/site-error.ts";
import type { Made } from "../../incremental/remember.ts";
import type { PropsFault } from "../../pipeline/check/props-faults.ts";
import { type AdminAccess, adminAccess } from "../../pipeline/editor/admin-policy.ts";
import { formatText } from "../../report/format-text.ts";
import { createPendingCalls } from "../bundler/pending-calls.ts";
import type { Answer, SiteRequest } from "./answer.ts";
import { answerPath } from "./answer-path.ts";
import { type CheckedDraft, checkDraft, type SiteDraft } from "./check-drafts.ts";
import {
  checkProps,
  type DescribedBlock,
  type DrawnSample,
  describeBlocks,
  drawSample,
  type SampleRequest,
} from "./draw-sample.ts";
import { type SentContent, sentContent } from "./editor-content.ts";
import { createSiteState, type Part, type StateOptions } from "./site-state.ts";

/** The result of a check, as it is printed in the terminal. */
export interface SiteReport {
  readonly text: string;
  /** How many there are; absent with an error. */
  readonly pages?: number;
}

export interface EngineOptions extends StateOptions {
  /** Whether reports have ANSI colours. */
  readonly colour: boolean;
  /** In seconds. */
  readonly drawTimeout?: number;
  /** Where the thread says what it draws, for whoever sees it end. */
  readonly drawing?: Uint8Array;
}

/** What runs the site's own code, apart from the server, so that it can be started again when that code changes. */
export interface SiteEngine {
  /** The response to a request for a page or file. */
  answer(request: SiteRequest): Promise<Answer>;
  /** Checks the site. */
  report(): Promise<SiteReport>;
  /** What the editor starts with. */
  content(): Promise<SentContent>;
  /** The code of a module with compiled validators. */
  validators(): Promise<string>;
  /** All icons as JSON. */
  icons(): Promise<string>;
  /** What the editor's page may load. */
  adminAccess(): Promise<AdminAccess>;
  /** By name, whether their order is manual. */
  collections(): Promise<Readonly<Record<string, { readonly manual: boolean }>>>;
  /** Checks the site with all that a save would change. */
  checkDraft(draft: SiteDraft): Promise<CheckedDraft>;
  /** All blocks with their samples, for the workbench. */
  describedBlocks(): Promise<readonly DescribedBlock[]>;
  drawSample(request: SampleRequest): Promise<DrawnSample>;
  /** The faults of props that are edited in the workbench. */
  checkProps(request: Pick<SampleRequest, "type" | "props">): Promise<readonly PropsFault[]>;
  /** Has these parts of the site read again when they are next needed. */
  changed(parts: readonly Part[]): Promise<void>;
}

/** A call that is sent to the thread of the engine. */
export interface EngineCall {
  /** Sent back with the result. */
  readonly id: number;
  readonly name: keyof SiteEngine;
  readonly args: readonly unknown[];
}
export type EngineResult =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: string };

function createSiteEngine(options: EngineOptions): SiteEngine {
  const { root, config, future, colour } = options;
  setDrawTimeout(options.drawTimeout);
  if (options.drawing) showDrawing(options.drawing);
  const state = createSiteState(options);
  return {
    answer: (request) => answerPath(state, root, request),
    async report() {
      const checked = await state.checked();
      const text = formatText(checked.problems, { texts: checked.sources.texts, colour });
      if (hasErrors(checked.problems)) return { text };
      await state.styles();
      return { text, ...(checked.site && { pages: checked.site.pages.length }) };
    },
    content: () => sentContent(state, { root, config, future }),
    async validators() {
      const { model = emptyModel } = (await state.checked()).sources;
      return validatorsModule(await state.blocks(), model);
    },
    icons: async () => JSON.stringify(allDrawings((await state.checked()).sources.icons)),
    async adminAccess() {
      const { site, sources } = await state.checked();
      const { embeds = [] } = site?.settings ?? {};
      return adminAccess({ embeds }, await state.blocks(), sources.config?.value);
    },
    async collections() {
      const { model = emptyModel } = (await state.checked()).sources;
      const all = Object.values(model.collections);
      return Object.fromEntries(all.map(({ name, sort }) => [name, { manual: sort === "manual" }]));
    },
    checkDraft: (draft) => checkDraft(state, draft),
    describedBlocks: () => describeBlocks(state),
    drawSample: (request) => drawSample(state, root, request),
    checkProps: (request) => checkProps(state, request),
    async changed(parts) {
      for (const part of parts) state.changed(part);
    },
  };
}

/** What an engine in a thread asks the server for: to bundle the site's own code. */
export interface CodeCall {
  readonly codeId: number;
  readonly sources: ServerCodeSources;
}
export type CodeResult =
  | { readonly codeId: number; readonly made: Made<ServerCode> }
  | { readonly codeId: number; readonly failure: string };

export function serveSiteEngine(port: MessagePort, options: EngineOptions): void {
  const codeCalls = createPendingCalls<CodeCall>((message) => port.postMessage(message));
  const engine = createSiteEngine({
    ...options,
    makeCode: (sources) => codeCalls.call((codeId) => ({ codeId, sources })) as Promise<Made<ServerCode>>,
  });
  port.on("message", async (message: EngineCall | CodeResult) => {
    if ("made" in message) return codeCalls.succeed(message.codeId, message.made);
    if ("codeId" in message) return codeCalls.fail(message.codeId, new SiteError(message.failure, 1));
    const { id, name, args } = message;
    try {
      const call = engine[name] as (...values: readonly unknown[]) => Promise<unknown>;
      const value = await call(...args);
      // What is long is handed over, not copied.
      const moved = name === "content" ? [(value as SentContent).json.buffer] : [];
      port.postMessage({ id, value } satisfies EngineResult, moved);
    } catch (error) {
      port.postMessage({ id, failure: failureText(error) } satisfies EngineResult);
    }
  });
}

function failureText(error: unknown): string {
  if (error instanceof SiteError) return error.message;
  return faultSentence(error);
}
