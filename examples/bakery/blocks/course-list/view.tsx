import {
  formatCurrency,
  formatDate,
  Link,
  Photo,
  type Resolved,
  Section,
  usePage,
  withIndexKeys,
} from "blockwork";
import { PlacesLeft } from "./places-left.tsx";
import type { schema } from "./schema.ts";

type CourseListProps = Resolved<typeof schema>;

export function CourseList({ label, title, intro, months, places, empty }: CourseListProps) {
  return (
    <Section name="course-list" label={label} title={title} intro={intro}>
      {months.length === 0 && <p className="empty">{empty}</p>}
      {withIndexKeys(months).map(([key, month]) => (
        <section key={key} className="course-list-month">
          <h3 className="course-list-title">{month.title}</h3>
          <ul>
            {withIndexKeys(month.courses).map(([key, course]) => (
              <Course key={key} {...course} places={places} />
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}

type CourseProps = CourseListProps["months"][number]["courses"][number] & Pick<CourseListProps, "places">;

function Course({
  title,
  href,
  text,
  picture,
  date,
  time,
  place,
  price,
  currency,
  left,
  places,
}: CourseProps) {
  const { language } = usePage();
  return (
    <li className="course-list-course">
      <time className="course-list-day" dateTime={date}>
        <strong>{Number(date.slice(8))}</strong>
        <span>{formatDate(date, language, "weekday")}</span>
      </time>
      <div className="course-list-text">
        <h4>
          <Link href={href}>{title}</Link>
        </h4>
        {text && <p>{text}</p>}
        <p className="course-list-facts">
          <span>{time}</span>
          <span>{place}</span>
          <span>{formatCurrency(price, language, currency)}</span>
          <PlacesLeft left={left} words={places} />
        </p>
      </div>
      {picture && <Photo picture={picture} use="card" className="course-list-picture" />}
    </li>
  );
}
