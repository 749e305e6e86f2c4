import { useProblems } from "../../check/site-checks.ts";
import { messages } from "../../messages/messages.ts";
import { Button } from "../../ui/button.tsx";
import { useView } from "../../workspace/workspace.ts";

/** How many facts of the site are still those that its template made up: no visitor may see them. */
export function useSampleFacts(): number {
  return useProblems().filter(({ code }) => code === "sample-fact").length;
}

/** Why a site with sample facts is not published, and the way to them; nothing for any other site. */
export function SampleFactsNote() {
  const number = useSampleFacts();
  const showPanel = useView((view) => view.showPanel);
  const { publishing: words } = messages;
  if (number === 0) return null;
  return (
    <div className="changes-note">
      <p>{words.sampleFacts({ number })}</p>
      <Button onClick={() => showPanel("problems")}>{words.showProblems}</Button>
    </div>
  );
}
