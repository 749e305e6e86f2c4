import { type ReactNode, useMemo } from "react";
import { useStore } from "zustand";
import { pictureUrl } from "../../blocks/_kit/picture-attributes.ts";
import { createReport } from "../../renderer/resolve/report.ts";
import { replaceTokens } from "../../renderer/resolve/tokens.ts";
import type { Problem } from "../../schema/problem.ts";
import type { Holder } from "../edits/edit.ts";
import { FormContext, type FormContextValue, type Path } from "../form/form-context.ts";
import type { Session } from "../session.ts";

interface FormProviderProps {
  readonly session: Session;
  readonly holder: Holder;
  /** The pointer to the holder in the config, to find its problems. */
  readonly pointer: string;
  readonly problems: readonly Problem[];
  readonly onFocus: (path: Path) => void;
  readonly onSetting: (name: string) => void;
  readonly children: ReactNode;
}

/** Gives the fields of one holder (the settings, a page, a block) what they need, and turns what they do into edits. */
export function FormProvider({
  session,
  holder,
  pointer,
  problems,
  onFocus,
  onSetting,
  children,
}: FormProviderProps) {
  const { store, content } = session;
  const document = useStore(store, (state) => state.document);
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
      openToken: (name) => onSetting(name.split(".")[1] ?? ""),
    };
  }, [store, content, document, holder, pointer, problems, onFocus, onSetting]);
  return <FormContext value={value}>{children}</FormContext>;
}
