import { messagesFor } from "../../blocks/_kit/messages/index.ts";
import type { Model } from "../../schema/model.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import { baseLanguage } from "../base-language.ts";
import type { DependencyLog } from "./dependencies.ts";
import { createEntries, type EntriesInput } from "./entries.ts";
import type { OpenEntries } from "./entries-by-language.ts";
import { siteScope } from "./site-scope.ts";

interface EntriesContext extends Pick<EntriesInput, "index" | "pathOf"> {
  readonly config: SiteConfig;
  readonly model: Model;
  readonly today: string;
  readonly dependencies: DependencyLog;
}

export function openEntries({ config, model, today, dependencies, ...known }: EntriesContext): OpenEntries {
  const entryRef = (collection: string, id: string) => {
    const entry = entries.find(collection, id);
    return entry && entries.ref(entry);
  };
  const { words } = config.site;
  const messages = (language: string) =>
    messagesFor(language, words?.[language] ?? words?.[baseLanguage(language)]);
  const scope = siteScope({ config, model, today, entry: entryRef, messages, dependencies });
  const entries = createEntries({ ...known, scope: () => scope });
  return { scope, entries };
}
