import { element } from "./element.ts";
import { resultItem } from "./result-item.ts";
import type { FoundPart } from "./search-index.ts";

/** The options of the field, of which one is selected while the focus stays in the field. */
export interface ResultList {
  readonly element: HTMLElement;
  show(found: readonly FoundPart[]): void;
  /** Selects the option so many further on, round in a circle. */
  move(step: number): void;
  /** Goes to the selected option. */
  follow(): void;
}

/** `onFollow` is called with the address of a result that somebody chose. */
export function createResultList(field: HTMLInputElement, onFollow: (href: string) => void): ResultList {
  const list = element("ul", {
    id: "search-results",
    className: "search-results",
    role: "listbox",
    ariaLabel: "Results",
  });
  field.setAttribute("aria-controls", list.id);
  let selected: Element | undefined;

  const select = (option: Element | undefined) => {
    selected?.setAttribute("aria-selected", "false");
    selected = option;
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) field.setAttribute("aria-activedescendant", option.id);
    else field.removeAttribute("aria-activedescendant");
  };
  const follow = (option: Element | null | undefined) => {
    if (option instanceof HTMLElement && option.dataset.href) onFollow(option.dataset.href);
  };
  list.addEventListener("click", ({ target }) => target instanceof Element && follow(target.closest("li")));

  return {
    element: list,
    show(found) {
      list.replaceChildren(...found.map(resultItem));
      field.ariaExpanded = String(found.length > 0);
      select(list.children[0]);
    },
    move(step) {
      const options = [...list.children];
      const index = selected ? options.indexOf(selected) : -1;
      select(options.at((index + step) % options.length));
    },
    follow: () => follow(selected),
  };
}
