const screens = [
  "/admin/features/pages/pages-workspace.tsx",
  "/admin/features/settings/content-workspace.tsx",
];

export function isFirstScreen(id: string): boolean {
  return screens.some((file) => id.endsWith(file));
}

interface ModuleGraph {
  getModuleIds(): IterableIterator<string>;
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const forms = [
  "/admin/features/pages/inspector/block-form.tsx",
  "/admin/features/pages/inspector/page-settings.tsx",
  "/admin/features/settings/settings-fields.tsx",
];
const isForms = (id: string) => forms.some((file) => id.endsWith(file));
const isPreview = (id: string) => id.endsWith("/admin/preview/preview.tsx");

export function isBehindFirstScreen(id: string): boolean {
  return isForms(id) || isPreview(id);
}

const isBlockMessages = (id: string) => id.includes("/blocks/_kit/messages/");

/**
 * Puts the modules of the first screen into two files, one of them for those that the checks have too, and those of the
 * forms and of the preview likewise: many small files are compressed worse.
 */
export function firstScreenChunks(entry: string, checks: string) {
  let ofScreen: ReadonlySet<string> = new Set();
  let ofForms: ReadonlySet<string> = new Set();
  let ofPreview: ReadonlySet<string> = new Set();
  let ofChecks: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: "blockwork-first-screen",
      buildEnd(this: ModuleGraph) {
        const all = [...this.getModuleIds()];
        ofScreen = reachedFrom([entry, ...all.filter(isFirstScreen)], this);
        ofForms = reachedFrom(all.filter(isForms), this);
        ofPreview = reachedFrom(all.filter(isPreview), this);
        ofChecks = reachedFrom([checks], this);
      },
    },
    groups: [
      { name: (id: string) => (ofScreen.has(id) && ofChecks.has(id) ? "site" : null), priority: 7 },
      { name: (id: string) => (ofScreen.has(id) && id !== entry ? "first" : null), priority: 6 },
      { name: (id: string) => (isBlockMessages(id) ? "block-messages" : null), priority: 5 },
      { name: (id: string) => (ofForms.has(id) && ofChecks.has(id) ? "rules" : null), priority: 4 },
      { name: (id: string) => (ofForms.has(id) ? "forms" : null), priority: 3 },
      { name: (id: string) => (ofPreview.has(id) && ofChecks.has(id) ? "page" : null), priority: 2 },
      { name: (id: string) => (ofPreview.has(id) ? "preview" : null), priority: 1 },
    ],
  };
}

/** Modules, and all that they import at once. */
function reachedFrom(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
