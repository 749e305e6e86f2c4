import { useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import { entryScope } from "../../renderer/resolve/entries.ts";
import type { TokenScope } from "../../renderer/resolve/tokens.ts";
import { useEntries } from "../entries/use-entries.ts";
import { useEditor, useSession } from "../session-context.ts";
import { useForm } from "./form-context.ts";

/** What the tokens in a form's texts can name. On a page that is made of entries, the first of them. */
export function useTokenScope(): TokenScope {
  const { page } = useForm();
  const { content } = useSession();
  const site = useEditor((state) => state.document.site);
  const fields = useEditor(
    useShallow((state) => {
      const found = state.document.pages.find((known) => known.id === page);
      return {
        id: found?.id,
        path: found?.path,
        title: found?.title,
        description: found?.description,
        entries: found?.entries,
      };
    }),
  );
  const all = useEntries();
  return useMemo(() => {
    const { entries, ...own } = fields;
    const entry = all.find(({ collection }) => collection === entries);
    return {
      site,
      year: Number(content.today.slice(0, 4)),
      ...(own.id !== undefined && { page: own }),
      ...(entry && { entry: entryScope(entry) }),
    };
  }, [site, fields, all, content]);
}
