import { Island, type Resolved, Section, useMessages, usePage } from "blockwork";
import { Board } from "./board.tsx";
import type { schema } from "./schema.ts";
import { boardDay } from "./written.ts";

export function Timetable({ label, title, intro, days, filter, texts }: Resolved<typeof schema>) {
  const { language } = usePage();
  const messages = useMessages();
  const board = {
    days: days.map((day) => boardDay(day, language)),
    texts,
  };
  return (
    <Section name="timetable" label={label} title={title} intro={intro}>
      {filter ? (
        <Island
          name="timetable"
          hydrateOn="interaction"
          component={Board}
          props={{
            ...board,
            language,
            filter: { ...filter, label: messages.filter, shown: messages.resultsShown },
          }}
        />
      ) : (
        <Board {...board} language={language} />
      )}
    </Section>
  );
}
