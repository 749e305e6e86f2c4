import { useMemo } from "react";
import { pageSchema } from "../../../schema/page-schema.ts";
import { frameName, framesOf } from "../../edits/frames.ts";
import type { PageDocument } from "../../edits/site-document.ts";
import { Field } from "../../form/field.tsx";
import { useEditor } from "../../session-context.ts";

/** Which frame stands around a page, where the site has several. */
export function FrameChoice({ page }: { readonly page: PageDocument }) {
  const written = useEditor((state) =>
    framesOf(state.document)
      .map(({ id }) => frameName(id))
      .filter(Boolean)
      .join(" "),
  );
  const schema = useMemo(() => ({ ...pageSchema.properties.frame, enum: written.split(" ") }), [written]);
  if (written === "" && page.frame === undefined) return null;
  return <Field schema={schema} value={page.frame} path={["frame"]} required={false} />;
}
