import { useDeferredValue, useMemo, useRef, useState } from "react";
import type { PageDocument } from "../edits/site-document.ts";
import type { Path } from "../form/form-context.ts";
import { previewCss } from "../preview/preview-css.ts";
import { PreviewFrame } from "../preview/preview-frame.tsx";
import { PreviewWidths } from "../preview/preview-widths.tsx";
import { useEditor, useSession } from "../session-context.ts";

/** The live page in the middle. */
export function Stage({ page }: { readonly page: PageDocument }) {
  const { compose, content, view } = useSession();
  const document = useEditor((state) => state.document);
  const selection = useEditor((state) => state.selection);
  const [width, setWidth] = useState(1280);
  const shown = useDeferredValue(document);
  const last = useRef<ReturnType<typeof compose>>(undefined);
  const composed = useMemo(() => compose(shown, page.id), [compose, shown, page.id]) ?? last.current;
  last.current = composed;
  const css = useMemo(() => previewCss(content, composed), [content, composed]);
  const { block, field } = selection;
  const selected = useMemo(
    () => (block ? { block, ...(field && { path: field }) } : undefined),
    [block, field],
  );
  const choose = (id: string, path?: Path) =>
    view.getState().go({ workspace: "pages", page: page.id, block: id, ...(path && { field: path }) });
  return (
    <div className="stage">
      <PreviewWidths width={width} onWidth={setWidth} />
      <PreviewFrame composed={composed} css={css} width={width} selected={selected} onSelect={choose} />
    </div>
  );
}
