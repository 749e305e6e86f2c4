import { element } from "./element.ts";
import { createResultList } from "./result-list.ts";
import { createSearch, type IndexedPage, type Search } from "./search-index.ts";

const maxResults = 20;

/** Opens the search, with what has been typed. */
type OpenDialog = (typed: string) => void;

let openDialog: OpenDialog | undefined;

/** Opens the search over the page, with what has been typed; its index is that of the page with all pages. */
export function openSearch(indexPage: string, typed: string): void {
  openDialog ??= createDialog(indexPage);
  openDialog(typed);
}

function createDialog(indexPage: string): OpenDialog {
  const { root, form, field, close, status } = dialogElements();
  const results = createResultList(field, (href) => {
    root.close();
    location.assign(href);
  });
  root.append(results.element);
  document.body.append(root);

  let search: Promise<Search | undefined> | undefined;
  const show = async () => {
    const words = field.value.trim();
    search ??= loadSearch(indexPage).catch(() => undefined);
    const find = await search;
    // The next try may find the network back.
    if (!find) search = undefined;
    if (words !== field.value.trim()) return;
    const found = words === "" ? [] : find?.(words);
    results.show(found?.slice(0, maxResults) ?? []);
    status.textContent = found ? counted(found.length, words) : "The search could not be loaded.";
  };

  field.addEventListener("input", show);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    results.move(event.key === "ArrowDown" ? 1 : -1);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    results.follow();
  });
  close.addEventListener("click", () => root.close());
  // What is outside of its content is its backdrop.
  root.addEventListener("click", ({ target }) => target === root && root.close());

  return (typed) => {
    if (root.open) return;
    root.showModal();
    field.select();
    if (typed !== "") field.value = typed;
    show();
  };
}

function dialogElements() {
  const field = element("input", {
    type: "text",
    enterKeyHint: "search",
    className: "search-field",
    placeholder: "Search the docs",
    autocomplete: "off",
    role: "combobox",
    ariaLabel: "Search the docs",
    ariaExpanded: "false",
    ariaAutoComplete: "list",
  });
  const close = element("button", { type: "button", className: "search-close", textContent: "Close" });
  const status = element("p", { className: "search-status", role: "status" });
  const form = element("form", { className: "search-form" });
  form.append(field, close);
  const root = element("dialog", { className: "search", ariaLabel: "Search" });
  root.append(form, status);
  return { root, form, field, close, status };
}

/** Reads where the index is from the page with all pages, then the index. */
async function loadSearch(indexPage: string): Promise<Search> {
  const html = await (await fetch(indexPage)).text();
  const [, address = ""] = / data-index="([^"]+)"/.exec(html) ?? [];
  return createSearch((await (await fetch(address)).json()) as IndexedPage[]);
}

function counted(count: number, words: string): string {
  if (words === "") return "";
  if (count === 0) return `Nothing found for “${words}”`;
  return count === 1 ? "1 result" : `${count} results`;
}
