import type { Entry } from "../../schema/resolved.ts";
import { numbered } from "./numbered.ts";
import { Prose } from "./prose.tsx";

interface ProjectStoryProps {
  readonly project: Entry<"projects">;
  /** The level of its headings. */
  readonly level: 2 | 3;
}

/** What a project was about, as its page and its dialog tell it. */
export function ProjectStory({ project, level }: ProjectStoryProps) {
  const Heading = `h${level}` as const;
  const lists = [
    ["Challenges", project.challenges],
    ["Solutions", project.solutions],
    ["Key Features", project.features],
  ] as const;
  return (
    <div className="story">
      <section>
        <Heading>Project Overview</Heading>
        <Prose text={project.body} />
      </section>
      {lists.map(
        ([name, items]) =>
          items.length > 0 && (
            <section key={name}>
              <Heading>{name}</Heading>
              <ul className="ticks">
                {numbered(items).map(([key, item]) => (
                  <li key={key}>{item}</li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
