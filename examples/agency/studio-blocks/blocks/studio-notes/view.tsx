import { fillInCount, Island, type Resolved, Section, useMessages, usePage } from "blockwork";
import StudioNotesIsland from "./island.tsx";
import { messages } from "./messages.ts";
import type { schema } from "./schema.ts";

export function StudioNotes({ title, items }: Resolved<typeof schema>) {
  const { language } = usePage();
  const { count } = useMessages(messages);
  return (
    <Section name="studio-notes" title={title}>
      <p>{fillInCount(count, items.length, language)}</p>
      <Island
        name="studio-notes"
        hydrateOn="interaction"
        component={StudioNotesIsland}
        props={{ items }}
        messages={messages}
      />
    </Section>
  );
}
