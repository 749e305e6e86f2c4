import { element } from "../_kit/html/element.ts";
import { fillIn, fillInCount } from "../_kit/messages/fill-in.ts";
import type { FoundPage } from "../_kit/search/create-search.ts";
import type { SearchIndex } from "../_kit/search/index-format.ts";
import { describeResults, type ShownResult } from "./describe-results.ts";
import { createGroupFilter } from "./group-filter.ts";
import { type LoadedSearch, loadSearch } from "./load-search.ts";
import { markedNodes } from "./marked-nodes.ts";

const atOnce = 10;

export async function showSearchPage(root: HTMLElement): Promise<void> {
  const form = root.querySelector("form");
  const field = root.querySelector<HTMLInputElement>(".search-field");
  const place = root.querySelector<HTMLElement>(".search-found");
  if (!form || !field || !place) return;
  const typedIn = () => new URLSearchParams(location.search).get("q")?.trim() ?? "";
  const status = element("p", { className: "search-status", role: "status" });
  place.append(status);
  let loaded: Promise<LoadedSearch> | undefined;
  const show = async () => {
    const typed = typedIn();
    field.value = typed;
    for (const child of [...place.children]) if (child !== status) child.remove();
    status.textContent = "";
    if (typed === "") return;
    try {
      loaded ??= loadSearch(form.action.split("?")[0] ?? "");
      const { index, search } = await loaded;
      const found = await search(typed);
      if (typed === typedIn()) showFound(place, { index, found, typed, status });
    } catch {
      loaded = undefined;
      status.textContent = form.dataset.failed ?? "";
    }
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const words = field.value.trim();
    if (words !== typedIn()) history.pushState(null, "", `?${new URLSearchParams({ q: words })}`);
    show();
  });
  addEventListener("popstate", show);
  await show();
}

interface Found {
  readonly index: SearchIndex;
  readonly found: readonly FoundPage[];
  readonly typed: string;
  readonly status: HTMLElement;
}

function showFound(place: HTMLElement, { index, found, typed, status }: Found): void {
  const { texts, language } = index;
  const list = element("ol", { className: "search-list" });
  const more = element("button", { type: "button", className: "button", textContent: texts.more });
  let ofGroup: readonly FoundPage[] = [];
  const showMore = async () => {
    const start = list.children.length;
    const next = await describeResults(ofGroup.slice(start, start + atOnce), index);
    if (list.children.length !== start) return;
    list.append(...next.map(itemOf));
    more.hidden = list.children.length >= ofGroup.length;
    if (start > 0) list.children[start]?.querySelector("a")?.focus();
  };
  const showAll = () => {
    ofGroup = filter.apply(found);
    list.replaceChildren();
    const isSimilar = ofGroup[0]?.isSimilar ?? false;
    const none = `${fillIn(texts.none, { words: typed })} ${texts.hint}`;
    const count = ofGroup.length === 0 ? none : fillInCount(texts.results, ofGroup.length, language);
    status.textContent = `${isSimilar ? `${texts.similar} ` : ""}${count}`;
    more.hidden = true;
    showMore();
  };
  const filter = createGroupFilter(index, showAll);
  more.addEventListener("click", showMore);
  place.append(filter.element, list, more);
  showAll();
}

function itemOf({ href, title, group, excerpt, sections }: ShownResult): HTMLElement {
  return element("li", {}, [
    element("p", { className: "search-where", textContent: group }),
    element("h2", { className: "search-title" }, [element("a", { href }, markedNodes(title))]),
    element("p", { className: "search-text" }, markedNodes(excerpt)),
    element(
      "ul",
      {},
      sections.map((section) =>
        element("li", {}, [
          element("a", { href: section.href }, markedNodes(section.heading)),
          element("p", { className: "search-text" }, markedNodes(section.excerpt)),
        ]),
      ),
    ),
  ]);
}
