import { Link, type Resolved, withIndexKeys } from "blockwork";
import type { schema } from "./schema.ts";

export function PageList({ title, intro, sections, pages }: Resolved<typeof schema>) {
  return (
    <div className="page-list" data-index={pages.src}>
      <h1>{title}</h1>
      {intro && <p className="page-list-intro">{intro}</p>}
      <div className="page-list-sections">
        {withIndexKeys(sections).map(([key, section]) => (
          <section key={key}>
            <h2>{section.title}</h2>
            <ul>
              {withIndexKeys(section.links).map(([key, { text, href }]) => (
                <li key={key}>
                  <Link href={href}>{text}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
