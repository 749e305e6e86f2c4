import type { Entry } from "../../schema/resolved.ts";

/** The facts of a project, as its page and its dialog show them. */
export function ProjectFacts({ project }: { readonly project: Entry<"projects"> }) {
  const facts = [
    ["Location", project.location],
    ["Size", project.size],
    ["Duration", project.duration],
    ["Completed", project.completedDate],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
