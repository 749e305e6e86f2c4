import { createContext, useContext, useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import { findPage } from "../../../editing/document/frames.ts";
import { type TextScope, tokenScope } from "../../../editing/labels/tokens/token-scope.ts";
import type { Ref } from "../../../renderer/resolve/tokens/scope.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEntries } from "../../site/use-entries.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { FormContext, type FormContextValue } from "./form-context.ts";
import { withItem } from "./mapping/each-items.ts";

export function useTokenScope(): TextScope {
  const { page, file }: Partial<FormContextValue> = useContext(FormContext) ?? {};
  const { content } = useOpenedSite();
  const item = useItem();
  const site = useEditor((state) => state.document.site);
  const fields = useEditor(
    useShallow((state) => {
      const found = page === undefined ? undefined : findPage(state.document, page);
      return {
        id: found?.id,
        path: found?.path,
        title: found?.title,
        description: found?.description,
        language: found?.language,
        entries: found?.entries,
      };
    }),
  );
  const entries = useEntries();
  return useMemo(() => {
    const { model, today } = content;
    const own = fields.id === undefined ? undefined : fields;
    const entry = entries.find((other) => other.file === file);
    const scope = tokenScope({ site, model, today, page: own, entries, entry });
    return item ? withItem(scope, item) : scope;
  }, [site, fields, entries, content, file, item]);
}

export const ItemContext = createContext<Ref | undefined>(undefined);

function useItem(): Ref | undefined {
  return useContext(ItemContext);
}
