import { element } from "../_kit/html/element.ts";
import type { FoundPage } from "../_kit/search/create-search.ts";
import type { SearchIndex } from "../_kit/search/index-format.ts";

/** The radio buttons that filter results by section of the site. */
export interface GroupFilter {
  /** A `fieldset`, hidden while all results are in one group. */
  readonly element: HTMLElement;
  /** Updates the choices for these results and returns those that the chosen group keeps. */
  apply(found: readonly FoundPage[]): readonly FoundPage[];
}

/** The filter of a search; `onChange` is called when the visitor chooses another group. */
export function createGroupFilter({ groups, texts }: SearchIndex, onChange: () => void): GroupFilter {
  const root = element("fieldset", { className: "search-filter", hidden: true }, [
    element("legend", { className: "visually-hidden", textContent: texts.filter }),
  ]);
  let chosen = -1;
  const choice = (group: number, text: string, count: number) => {
    const input = element("input", { type: "radio", name: "search-group", checked: group === chosen });
    input.addEventListener("change", () => {
      chosen = group;
      onChange();
    });
    return element("label", {}, [input, `${text} `, element("small", { textContent: String(count) })]);
  };
  let shown = "";
  return {
    element: root,
    apply(found) {
      const counts = new Map<number, number>();
      for (const { group } of found) counts.set(group, (counts.get(group) ?? 0) + 1);
      if (!counts.has(chosen)) chosen = -1;
      root.hidden = counts.size < 2;
      const now = JSON.stringify([...counts, chosen]);
      const isFocused = root.contains(document.activeElement);
      if (now !== shown) {
        for (const label of root.querySelectorAll("label")) label.remove();
        root.append(
          choice(-1, texts.all, found.length),
          ...[...counts].map(([group, count]) => choice(group, groups[group] ?? "", count)),
        );
        if (isFocused) root.querySelector<HTMLInputElement>(":checked")?.focus();
      }
      shown = now;
      return chosen === -1 ? found : found.filter(({ group }) => group === chosen);
    },
  };
}
