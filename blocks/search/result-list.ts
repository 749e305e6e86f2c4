import { element } from "../_kit/html/element.ts";
import type { ShownResult } from "./describe-results.ts";
import { markedNodes } from "./marked-nodes.ts";

/** The `listbox` of results below a search field; keyboard focus stays in the field. */
interface ResultList {
  readonly element: HTMLElement;
  /** Replaces the results and selects the first. */
  show(results: readonly ShownResult[]): void;
  /** Selects the result so many steps further down, or up if negative; past an end it starts at the other. */
  move(step: number): void;
  /** The link that Enter opens; undefined without results. */
  readonly selected: HTMLAnchorElement | undefined;
}

export function createResultList(field: HTMLInputElement): ResultList {
  const root = element("div", {
    id: "search-results",
    className: "search-results",
    role: "listbox",
    ariaLabel: field.ariaLabel,
    hidden: true,
  });
  field.setAttribute("aria-controls", root.id);
  let options: HTMLAnchorElement[] = [];
  let selected: HTMLAnchorElement | undefined;
  const select = (option: HTMLAnchorElement | undefined) => {
    selected?.setAttribute("aria-selected", "false");
    selected = option;
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) field.setAttribute("aria-activedescendant", option.id);
    else field.removeAttribute("aria-activedescendant");
  };
  return {
    element: root,
    show(results) {
      root.replaceChildren(...results.map(groupOf));
      options = [...root.querySelectorAll("a")];
      for (const [index, option] of options.entries()) option.id = `search-result-${index}`;
      root.hidden = options.length === 0;
      field.ariaExpanded = String(options.length > 0);
      root.scrollTop = 0;
      select(options[0]);
    },
    move(step) {
      const index = selected ? options.indexOf(selected) : -1;
      select(options.at((index + step) % options.length));
    },
    get selected() {
      return selected;
    },
  };
}

function groupOf({ href, title, group, excerpt, sections }: ShownResult): HTMLElement {
  const name = element("strong", {}, markedNodes(title));
  const where = element("span", { className: "search-where", textContent: group });
  const text = element("span", { className: "search-text" }, markedNodes(excerpt));
  return element("div", { role: "group", ariaLabel: name.textContent }, [
    option(href, [...(group ? [where] : []), name, ...(excerpt.length > 0 ? [text] : [])]),
    ...sections.map((section) =>
      option(section.href, [
        element("span", { className: "search-heading" }, markedNodes(section.heading)),
        element("span", { className: "search-text" }, markedNodes(section.excerpt)),
      ]),
    ),
  ]);
}

const option = (href: string, children: readonly Node[]) =>
  element("a", { href, role: "option", ariaSelected: "false", tabIndex: -1 }, children);
