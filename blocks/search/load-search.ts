import { createSearch, type Search } from "../_kit/search/create-search.ts";
import { indexFile, type SearchIndex } from "../_kit/search/index-format.ts";

/** The index of the page's language, and a search that loads further files as it needs them. */
export interface LoadedSearch {
  readonly index: SearchIndex;
  readonly search: Search;
}

async function loadJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

export async function loadSearch(searchPage: string): Promise<LoadedSearch> {
  const index = (await loadJson(new URL(indexFile, searchPage).href)) as SearchIndex;
  return { index, search: createSearch(index, loadJson) };
}
