import { element } from "../_kit/html/element.ts";
import { fillIn, fillInCount } from "../_kit/messages/fill-in.ts";
import { describeResults } from "./describe-results.ts";
import { createGroupFilter, type GroupFilter } from "./group-filter.ts";
import { type LoadedSearch, loadSearch } from "./load-search.ts";
import { createResultList } from "./result-list.ts";

const maxResults = 6;
const pauseMs = 100;

const dialogs = new WeakMap<HTMLAnchorElement, (typed: string) => void>();

export function openSearch(link: HTMLAnchorElement, typed: string): void {
  const open = dialogs.get(link) ?? createDialog(link);
  dialogs.set(link, open);
  open(typed);
}

function createDialog(link: HTMLAnchorElement): (typed: string) => void {
  const parts = dialogParts(link);
  const { root, field, results } = parts;
  document.body.append(element("div", { className: "search" }, [root]));
  const show = createResults(parts, link.href);
  let timer = 0;
  let isEntered = false;
  const update = async () => {
    await show();
    if (isEntered) results.selected?.click();
    isEntered = false;
  };
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      timer = 0;
      update();
    }, pauseMs);
  });
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      results.move(event.key === "ArrowDown" ? 1 : -1);
    }
    if (event.key !== "Enter") return;
    if (timer !== 0 || root.ariaBusy) {
      event.preventDefault();
      isEntered = true;
    } else if (results.selected) {
      event.preventDefault();
      results.selected.click();
    }
  });
  root.addEventListener("click", ({ target }) => {
    const isLink = target instanceof Element && target.closest("a");
    // What is outside of its content is its backdrop.
    if (target === root || isLink) root.close();
  });
  addEventListener("pagehide", () => root.close());
  return (typed) => {
    root.showModal();
    if (typed) field.value = typed;
    field.select();
    update();
  };
}

type DialogParts = ReturnType<typeof dialogParts>;

function dialogParts(link: HTMLAnchorElement) {
  const { failed = "", close: closeText = "" } = link.dataset;
  const label = link.textContent?.trim() ?? "";
  const field = element("input", {
    type: "text",
    name: "q",
    enterKeyHint: "search",
    className: "search-field",
    placeholder: label,
    autocomplete: "off",
    spellcheck: false,
    role: "combobox",
    ariaLabel: label,
    ariaExpanded: "false",
    ariaAutoComplete: "list",
  });
  const close = element("button", { type: "button", className: "search-close", textContent: closeText });
  const form = element("form", { className: "search-form", action: link.href, role: "search" }, [
    field,
    close,
  ]);
  const status = element("p", { className: "search-status", role: "status" });
  const hint = element("p", { className: "search-hint", hidden: true });
  const results = createResultList(field);
  const root = element("dialog", { className: "search-dialog", ariaLabel: label }, [
    form,
    status,
    results.element,
    hint,
  ]);
  close.addEventListener("click", () => root.close());
  return { root, field, form, status, hint, results, failed };
}

function createResults(parts: DialogParts, searchPage: string): () => Promise<void> {
  const { root, field, form, status, hint, results, failed } = parts;
  let loaded: Promise<LoadedSearch> | undefined;
  let filter: GroupFilter | undefined;
  let asked = 0;
  const showFound = async (typed: string, own: number) => {
    loaded ??= loadSearch(searchPage);
    const { index, search } = await loaded;
    if (!filter) {
      filter = createGroupFilter(index, show);
      form.after(filter.element);
    }
    const all = typed === "" ? [] : await search(typed);
    if (own !== asked) return;
    const found = filter.apply(all);
    const shown = await describeResults(found.slice(0, maxResults), index);
    if (own !== asked) return;
    const { texts, language } = index;
    const isSimilar = found[0]?.isSimilar ?? false;
    const count = fillInCount(texts.results, found.length, language);
    const sentence = found.length === 0 ? fillIn(texts.none, { words: typed }) : count;
    status.textContent = typed === "" ? "" : `${isSimilar ? `${texts.similar} ` : ""}${sentence}`;
    results.show(shown);
    const help = found.length === 0 && typed !== "" ? [`${texts.hint} `] : [];
    const more =
      found.length > maxResults ? `${searchPage}?${new URLSearchParams({ q: typed })}` : searchPage;
    const link = element("a", {
      href: more,
      textContent: found.length > maxResults ? texts.more : texts.allPages,
    });
    hint.replaceChildren(...help, link);
    hint.hidden = found.length > 0 && found.length <= maxResults;
  };
  const show = async () => {
    asked += 1;
    const own = asked;
    root.ariaBusy = "true";
    try {
      await showFound(field.value.trim(), own);
    } catch {
      // The next try may find the network back.
      loaded = undefined;
      if (own !== asked) return;
      results.show([]);
      status.textContent = failed;
    }
    if (own === asked) root.ariaBusy = null;
  };
  return show;
}
