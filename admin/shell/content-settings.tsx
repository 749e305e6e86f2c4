import { useStore } from "zustand";
import type { Problem } from "../../schema/problem.ts";
import type { Session } from "../session.ts";
import { type ContentTab, ContentWorkspace } from "./content-workspace.tsx";
import { FormProvider } from "./form-provider.tsx";

interface ContentSettingsProps {
  readonly session: Session;
  readonly problems: readonly Problem[];
  readonly tab: ContentTab;
  readonly onTab: (tab: ContentTab) => void;
}

const holder = { in: "site" } as const;
const nothing = () => undefined;

/** The five tabs, over the settings of the open document. */
export function ContentSettings({ session, problems, tab, onTab }: ContentSettingsProps) {
  const site = useStore(session.store, (state) => state.document.site);
  return (
    <FormProvider
      session={session}
      holder={holder}
      pointer="/site"
      problems={problems}
      onFocus={nothing}
      onSetting={(name) => onTab(name as ContentTab)}
    >
      <ContentWorkspace site={site} tab={tab} onTab={onTab} />
    </FormProvider>
  );
}
