import { useMemo } from "react";
import { frameName, framesOf } from "../../../document/frames.ts";
import type { PageDocument } from "../../../document/site-document.ts";
import { Field } from "../../../fields/field.tsx";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { useOpenedSite } from "../../../workspace/opened-site.ts";

/** Which frame stands around a page, where the site has several. */
export function FrameChoice({ page }: { readonly page: PageDocument }) {
  const written = useEditor((state) =>
    framesOf(state.document)
      .map(({ id }) => frameName(id))
      .filter(Boolean)
      .join(" "),
  );
  const { frame } = useOpenedSite().schemas.page.properties;
  const schema = useMemo(
    () => frame?.type === "string" && { ...frame, enum: written.split(" "), choiceNames: {} },
    [frame, written],
  );
  if (!schema) return null;
  if (written === "" && page.frame === undefined) return null;
  return <Field schema={schema} value={page.frame} path={["frame"]} required={false} />;
}
