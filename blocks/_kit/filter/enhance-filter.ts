import { fillInCount, type PluralForms } from "../messages/fill-in.ts";
import { createFilter, type FieldName, type FilterQuery, readQuery, writeQuery } from "./create-filter.ts";
import type { FilterItem } from "./filter-options.ts";

/** What a block does for its filter. */
interface FilterList<Item extends FilterItem> {
  /** What is on the page, in its order, before anything is filtered; each has `data-values` where no file has them. */
  readonly elements: readonly HTMLElement[];
  /** An element for something of another page. */
  create(item: Item): HTMLElement;
  /** Puts elements in the place of those on the page; without any, those come back. */
  replace(elements: readonly HTMLElement[] | undefined): void;
  /** Told after some of the elements on the page were hidden or shown. */
  onHidden?(isFiltered: boolean): void;
}

interface Texts {
  readonly hits: PluralForms;
  readonly nothing: string;
  readonly loading: string;
  readonly failed: string;
}

/** How many hits are added at a time to what is on a page. */
const minStep = 12;

/** Filters a list by the fields of its form, as the address says; Back, Forward and a link from elsewhere do too. */
export function enhanceFilter<Item extends FilterItem>(block: HTMLElement, list: FilterList<Item>): void {
  const form = block.querySelector<HTMLElement>(".filter");
  if (!form) return;
  const { fields, src, texts } = readForm(form);
  const language = document.documentElement.lang;
  const show = src === undefined ? createHider(list) : createReplacer(block, list);
  const status = form.querySelector<HTMLElement>(".filter-status");
  const clear = form.querySelector<HTMLElement>(".filter-clear");
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  let current = 0;
  let edited: EventTarget | null = null;

  const apply = async (query: FilterQuery) => {
    const run = ++current;
    const isFiltered = Object.keys(query).length > 0;
    if (clear) clear.hidden = !isFiltered;
    if (src !== undefined) block.toggleAttribute("data-filtered", isFiltered);
    if (!isFiltered) {
      show(undefined, []);
      return say("");
    }
    try {
      const loading = src === undefined ? undefined : fetchItems<Item>(src);
      if (loading && status?.textContent === "") say(texts.loading);
      const items = await loading;
      if (run !== current) return;
      const hits = show(createFilter(fields, query, language), items ?? []);
      say(hits > 0 ? fillInCount(texts.hits, hits, language) : texts.nothing);
    } catch {
      if (run === current) say(texts.failed);
    }
  };
  const follow = () => {
    const query = readQuery(fields, location.search);
    writeForm(form, fields, query);
    apply(query);
  };
  const change = (target: EventTarget | null) => {
    const query = readFields(form, fields);
    const address = location.pathname + writeQuery(fields, query, location.search) + location.hash;
    if (address === location.pathname + location.search + location.hash) return;
    // What is typed into a field is one step for Back.
    if (target !== null && target === edited) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    edited = target instanceof HTMLInputElement ? target : null;
    apply(query);
  };
  form.addEventListener("input", ({ target }) => change(target));
  clear?.addEventListener("click", () => {
    writeForm(form, fields, {});
    change(clear);
    form.querySelector<HTMLElement>("select, input")?.focus();
  });
  addEventListener("popstate", () => {
    edited = null;
    follow();
  });
  const chosen = readFields(form, fields);
  if (Object.keys(readQuery(fields, location.search)).length > 0) follow();
  else if (Object.keys(chosen).length > 0) change(null);
}

/** Hides what is on the page and does not match. */
function createHider<Item extends FilterItem>({ elements, onHidden }: FilterList<Item>) {
  const known = elements.map((element) => ({
    element,
    values: JSON.parse(element.dataset.values ?? "[]") as Item["values"],
  }));
  return (matches: ReturnType<typeof createFilter> | undefined): number => {
    for (const { element, values } of known) element.hidden = matches !== undefined && !matches(values);
    onHidden?.(matches !== undefined);
    return known.filter(({ element }) => !element.hidden).length;
  };
}

/** Puts the first hits of all pages in the place of what is on this one, and more of them when they are asked for. */
function createReplacer<Item extends FilterItem>(block: HTMLElement, list: FilterList<Item>) {
  const more = block.querySelector<HTMLElement>(".filter-more");
  const step = Math.max(minStep, list.elements.length);
  const made = new Map<Item, HTMLElement>();
  const elementOf = (item: Item) => {
    const element = made.get(item) ?? list.create(item);
    made.set(item, element);
    return element;
  };
  let hits: readonly Item[] = [];
  let limit = step;
  const draw = () => {
    list.replace(hits.slice(0, limit).map(elementOf));
    if (more) more.hidden = hits.length <= limit;
  };
  more?.addEventListener("click", () => {
    const next = hits[limit];
    limit += step;
    draw();
    if (next) elementOf(next).querySelector<HTMLElement>("a")?.focus();
  });
  return (matches: ReturnType<typeof createFilter> | undefined, items: readonly Item[]): number => {
    limit = step;
    hits = matches ? items.filter(({ values }) => matches(values)) : [];
    if (matches) draw();
    else {
      list.replace(undefined);
      if (more) more.hidden = true;
    }
    return hits.length;
  };
}

const loaded = new Map<string, Promise<unknown>>();

function fetchItems<Item>(src: string): Promise<readonly Item[]> {
  const known = loaded.get(src);
  if (known) return known as Promise<readonly Item[]>;
  const answer = fetch(src).then((response) => {
    if (!response.ok) throw new Error(`${src} answered ${response.status}`);
    return response.json() as Promise<readonly Item[]>;
  });
  answer.catch(() => loaded.delete(src));
  loaded.set(src, answer);
  return answer;
}

function readForm({ dataset }: HTMLElement) {
  return {
    fields: JSON.parse(dataset.fields ?? "[]") as readonly FieldName[],
    texts: JSON.parse(dataset.texts ?? "{}") as Texts,
    src: dataset.src,
  };
}

const controlsOf = (form: HTMLElement, id: string) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[data-field="${id}"]`),
];

function readFields(form: HTMLElement, fields: readonly FieldName[]): FilterQuery {
  return Object.fromEntries(
    fields.flatMap(([id, kind]) => {
      const [first = "", last = ""] = controlsOf(form, id).map(({ value }) => value.trim());
      const value = kind === "range" && (first || last) ? `${first}..${last}` : first;
      return value ? [[id, value]] : [];
    }),
  );
}

function writeForm(form: HTMLElement, fields: readonly FieldName[], query: FilterQuery): void {
  for (const [id, kind] of fields) {
    const value = query[id] ?? "";
    const parts = kind === "range" ? value.split("..") : [value];
    for (const [index, control] of controlsOf(form, id).entries()) control.value = parts[index] ?? "";
  }
}
