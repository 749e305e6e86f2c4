import { useMemo } from "react";
import { type SharedText, sharedText } from "../../../editing/labels/tokens/shared-text.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { isSingleToken } from "../../../schema/text/token-syntax.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useForm } from "./form-context.ts";

export function useSharedText(schema: StringSchema, value: unknown): SharedText | undefined {
  const { page } = useForm();
  const { schemas } = useOpenedSite();
  const found = useEditor(({ document }) =>
    isSingleToken(value) ? JSON.stringify(sharedText(value, schema, { document, schemas, page })) : undefined,
  );
  return useMemo(() => (found === undefined ? undefined : (JSON.parse(found) as SharedText)), [found]);
}
