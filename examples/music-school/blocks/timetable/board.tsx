import { fillInCount, type PluralForms } from "blockwork";
import { useId } from "react";
import type { BoardDay, BoardLesson } from "./written.ts";

export interface BoardProps {
  readonly days: readonly BoardDay[];
  readonly language: string;
  readonly texts: Readonly<
    Record<"time" | "lesson" | "teacher" | "room" | "places" | "full" | "empty", string>
  >;
  readonly filter?: {
    readonly all: string;
    readonly href: string;
    readonly label: string;
    readonly shown: PluralForms;
  };
  /** The address of the instrument whose lessons alone are shown. */
  readonly chosen?: string | undefined;
  /** Called with the address of an instrument, or nothing for all; without it the links lead to their pages. */
  readonly onChoose?: ((instrument: string | undefined) => void) | undefined;
}

/** The timetable without state: what the server renders, and what the island renders with an instrument chosen. */
export function Board({ days, language, texts, filter, chosen, onChoose }: BoardProps) {
  const shown = days
    .map(({ name, lessons }) => ({
      name,
      lessons: lessons.filter(({ instrument }) => !chosen || instrument.href === chosen),
    }))
    .filter(({ lessons }) => lessons.length > 0);
  const count = shown.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return (
    <>
      {filter && <Filter days={days} filter={filter} chosen={chosen} onChoose={onChoose} />}
      {filter && (
        <p className="timetable-count" role="status">
          {fillInCount(filter.shown, count, language)}
        </p>
      )}
      {count === 0 && <p className="empty">{texts.empty}</p>}
      {shown.map((day) => (
        <Day key={day.name} day={day} texts={texts} />
      ))}
    </>
  );
}

function Filter({
  days,
  filter,
  chosen,
  onChoose,
}: Pick<BoardProps, "days" | "chosen" | "onChoose"> & {
  readonly filter: NonNullable<BoardProps["filter"]>;
}) {
  const names = new Map(
    days.flatMap(({ lessons }) => lessons.map(({ instrument: { href, text } }) => [href, text] as const)),
  );
  const links = [[undefined, filter.all] as const, ...names];
  return (
    <nav className="timetable-filter" aria-label={filter.label}>
      <ul>
        {links.map(([href, text]) => (
          <li key={href ?? ""}>
            <a
              href={href ?? filter.href}
              aria-current={href === chosen ? "true" : undefined}
              onClick={(event) => {
                if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(href);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Day({
  day: { name, lessons },
  texts,
}: {
  readonly day: BoardDay;
  readonly texts: BoardProps["texts"];
}) {
  const heading = useId();
  return (
    <section className="timetable-day" aria-labelledby={heading}>
      <h3 id={heading} className="timetable-weekday">
        {name}
      </h3>
      <table aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{texts.time}</th>
            <th scope="col">{texts.lesson}</th>
            <th scope="col">{texts.teacher}</th>
            <th scope="col">{texts.room}</th>
            <th scope="col">{texts.places}</th>
          </tr>
        </thead>
        <tbody>
          {lessons.map((lesson) => (
            <Line key={`${lesson.clock} ${lesson.title}`} lesson={lesson} texts={texts} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ lesson, texts }: { readonly lesson: BoardLesson; readonly texts: BoardProps["texts"] }) {
  const { clock, time, length, title, instrument, teacher, platform, room, places } = lesson;
  return (
    <tr data-full={places === undefined || undefined}>
      <td className="timetable-time">
        <time dateTime={clock}>{time}</time> <span>{length}</span>
      </td>
      <th scope="row" className="timetable-lesson">
        {title} <a href={instrument.href}>{instrument.text}</a>
      </th>
      <td className="timetable-teacher">
        <a href={teacher.href}>{teacher.text}</a>
      </td>
      <td className="timetable-room">
        <span className="timetable-platform">{platform}</span> {room}
      </td>
      <td className="timetable-places">
        {places === undefined ? (
          texts.full
        ) : (
          <>
            <span className="timetable-label">{texts.places} </span>
            {places}
          </>
        )}
      </td>
    </tr>
  );
}
