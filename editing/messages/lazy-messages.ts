import { languageLoaders } from "./compiled/languages.ts";
import { editorLanguage } from "./messages.ts";

type Loader = NonNullable<(typeof languageLoaders)[string]>;

const areas: ((loader: Loader) => Promise<void>)[] = [];
let loaded: Promise<unknown> = Promise.resolve();

/** The texts of an area that is a module of its own: English until those of the editor's language are loaded. */
export function lazyMessages<Messages>(
  english: Messages,
  loadFrom: (loader: Loader) => Promise<Messages>,
): () => Messages {
  let [words, language] = [english, "en"];
  areas.push(async (loader) => {
    const wanted = editorLanguage;
    if (language === wanted) return;
    [words, language] = [await loadFrom(loader).catch(() => english), wanted];
  });
  return () => (language === editorLanguage ? words : english);
}

/** Loads the texts of the areas that imported modules have named, in the editor's language. */
export async function loadLazyMessages(): Promise<void> {
  const loader = languageLoaders[editorLanguage];
  loaded = Promise.all([loaded, ...areas.map((load) => loader && load(loader))]);
  await loaded;
}
