import { type ReactNode, useEffect, useMemo } from "react";
import { pictureUrl } from "../../blocks/_kit/picture-attributes.ts";
import { createReport } from "../../renderer/resolve/report.ts";
import { replaceTokens } from "../../renderer/resolve/tokens.ts";
import type { Holder } from "../edits/edit.ts";
import { useEditor, useProblems, useSession, useView } from "../session-context.ts";
import { contentTabs } from "../view/place.ts";
import { focusField } from "./focus-field.ts";
import { FormContext, type FormContextValue, type Path } from "./form-context.ts";

interface FormProviderProps {
  /** What the fields are of; the same object as long as it is the same. */
  readonly holder: Holder;
  /** The pointer to the holder in the config, to find its problems. */
  readonly pointer: string;
  /** Called when a field gets the focus, with the same function each time. */
  readonly onFocus?: (path: Path) => void;
  readonly children: ReactNode;
}

const nothing = () => undefined;

/** Gives the fields of one holder (the settings, a page, a block) what they need, and turns what they do into edits. */
export function FormProvider({ holder, pointer, onFocus = nothing, children }: FormProviderProps) {
  const { store, content, view } = useSession();
  const document = useEditor((state) => state.document);
  const problems = useProblems();
  const wanted = useView((state) => state.wanted);
  useEffect(() => {
    if (wanted) focusField(wanted.field);
  }, [wanted]);
  const value = useMemo((): FormContextValue => {
    const { apply } = store.getState();
    const titled = (path: string, label: unknown) => ({ value: path, label: String(label ?? path) });
    const pages = document.pages.flatMap((page) => {
      if (typeof page.entries !== "string") return [titled(page.path, page.title)];
      const entries = content.entries.filter(({ collection }) => collection === page.entries);
      return entries.map(({ id, fields }) => titled(page.path.replace(/\{(slug|id)\}/, id), fields.title));
    });
    const contacts = [
      titled("tel:{{site.contact.phones.mobile}}", "Mobile"),
      titled("tel:{{site.contact.phones.landline}}", "Landline"),
      titled("mailto:{{site.contact.email}}", "E-mail"),
    ];
    return {
      set: (path, next) =>
        apply({ kind: "set-value", holder, path, ...(next !== undefined && { value: next }) }),
      insertItem: (path, index, item) => apply({ kind: "insert-item", holder, path, index, item }),
      removeItem: (path, index) => apply({ kind: "remove-item", holder, path, index }),
      moveItem: (path, index, to) => apply({ kind: "move-item", holder, path, index, to }),
      problemsAt: (path) => problems.filter((problem) => problem.pointer === [pointer, ...path].join("/")),
      onFocus,
      links: [...pages, ...contacts],
      media: content.media,
      pictureAddress(name) {
        const facts = content.media.get(name);
        if (!facts) return "";
        return content.pictureAt(pictureUrl({ name, version: facts.version }, Math.min(400, facts.width)));
      },
      entries: (collection) =>
        content.entries
          .filter((entry) => entry.collection === collection)
          .map(({ id, fields }) => titled(id, fields.title)),
      tokenValue(name) {
        const report = createReport();
        const scope = { site: document.site, year: Number(content.today.slice(0, 4)) };
        const text = replaceTokens(`{{${name}}}`, scope, { file: "", pointer: "" }, report);
        return report.problems.length > 0 ? undefined : text;
      },
      openToken(name) {
        const [, ...path] = name.split(".");
        const tab = contentTabs.find((known) => known === path[0]);
        if (tab) view.getState().go({ workspace: "content", tab, field: path });
      },
    };
  }, [store, view, content, document, holder, pointer, problems, onFocus]);
  return <FormContext value={value}>{children}</FormContext>;
}
