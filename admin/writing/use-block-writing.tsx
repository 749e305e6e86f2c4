import { type ReactNode, useMemo, useState } from "react";
import type { WritingRequest } from "../preview/frame/frame-actions.ts";
import type { Frame } from "../preview/frame/open-frame.ts";
import { useOpenedSite } from "../site/opened-site.ts";
import { useEditorDocument } from "../sync/store/editor-document.ts";
import { lazyModule } from "../ui/browser/lazy-module.ts";
import { lazy } from "../ui/lazy.tsx";
import { fieldSource } from "./writing-source.ts";

interface BlockWriting {
  /** The tools, for as long as somebody writes. */
  readonly place: ReactNode;
  /** Begins; of a text that can't be written nothing comes. */
  write(request: WritingRequest): void;
}

export function useBlockWriting(frame: Frame | undefined, page: string): BlockWriting {
  const { store } = useEditorDocument();
  const { blocks, schemas } = useOpenedSite();
  const [begun, setBegun] = useState<{ readonly request: WritingRequest; readonly page: string }>();
  const request = begun?.page === page ? begun.request : undefined;
  const source = useMemo(
    () => request && fieldSource(request, { store, blocks, schemas }),
    [request, store, blocks, schemas],
  );
  const block = request?.block;
  const target = useMemo(() => block && ({ in: "block", ...block } as const), [block]);
  const end = () => setBegun(undefined);
  const place = frame && request && source && target && (
    <BlockWritingPlace
      target={target}
      key={JSON.stringify(source.shown)}
      frame={frame}
      source={source}
      at={request.at ?? "end"}
      onLeave={() => {
        end();
        if (request.onLeave) request.onLeave();
        else frame.focus();
      }}
      onAway={end}
    />
  );
  return { place: place || undefined, write: (next) => setBegun({ request: next, page }) };
}

const editors = lazyModule(() => import("./editors.ts"), "on-demand");
export const TextEditor = lazy(editors, "TextEditor", "piece");
const BlockWritingPlace = lazy(editors, "BlockTextEditor", "piece");
