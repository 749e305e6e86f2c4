import { messages } from "../../../editing/messages/messages.ts";
import { countByGroup } from "../../check/problem-groups.ts";
import { useProblems } from "../../check/site-checks.ts";
import { Button } from "../../ui/button.tsx";
import { useView } from "../../view/workspace.ts";

/** How many facts of the site are still those that its template made up: no visitor may see them. */
export function useSampleFacts(): number {
  return useProblems().filter(({ code }) => code === "sample-fact").length;
}

export function SampleTextsNote() {
  const count = countByGroup(useProblems()).sample;
  return count > 0 ? <ProblemsNote text={messages.publishing.sampleTexts({ count })} /> : null;
}

export function ProblemsNote({ text }: { readonly text: string }) {
  const showPanel = useView((view) => view.showPanel);
  return (
    <div className="changes-note">
      <p>{text}</p>
      <Button onClick={() => showPanel("problems")}>{messages.publishing.showProblems}</Button>
    </div>
  );
}
