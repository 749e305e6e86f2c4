import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { messages } from "../../../editing/messages/messages.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { groupOf } from "../../check/problem-groups.ts";
import type { DescribedProblem } from "../../check/problems/describe-problem.ts";
import { DeveloperNote } from "../../check/problems/developer-note.tsx";
import { useDescribedProblems } from "../../check/problems/use-described-problems.ts";
import { useReportedProblems } from "../../check/reported-problems.ts";
import { useIsChecked } from "../../check/site-checks.ts";
import { FixButtons } from "../../fields/fixes/fix-buttons.tsx";
import { useSync } from "../../sync/sync.ts";
import { focusWhenVisible } from "../../ui/browser/focus-when-visible.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { resetPristine } from "../../view/pristine-fields.ts";
import { useWorkspace } from "../../view/workspace.ts";

const most = 100;

export function ProblemsPanel({ onClose }: { readonly onClose: () => void }) {
  const problems = useReportedProblems();
  const isChecked = useIsChecked();
  const { host } = useSync();
  const words = messages.review;
  const list = useRef<HTMLDivElement>(null);
  useFocusOnNext(list, problems);
  const groups: readonly (readonly [title: string, of: (problem: Problem) => boolean])[] = [
    [host.canWrite ? words.errors : words.errorsHere, ({ severity }) => severity === "error"],
    [words.errorsHere, ({ code }) => code === "sample-fact"],
    [words.warnings, (problem) => groupOf(problem) === "look"],
    [words.sampleTexts, (problem) => groupOf(problem) === "sample"],
    [words.scheduled, (problem) => groupOf(problem) === "scheduled"],
  ];
  return (
    <Dialog title={words.problems} shape="panel" onClose={onClose}>
      {problems.length === 0 &&
        (isChecked ? (
          <EmptyState title={words.noProblems} text={words.noProblemsText} />
        ) : (
          <p className="nothing">{messages.shell.notChecked}</p>
        ))}
      <div ref={list}>
        {groups.map(([title, isOf], index) => {
          const found = problems.filter(isOf);
          if (found.length === 0) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups are always the same
            <section key={index}>
              <h3 className="panel-title">{title}</h3>
              <ProblemItems problems={found.slice(0, most)} />
              {found.length > most && (
                <p className="nothing">{words.more({ number: found.length - most })}</p>
              )}
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}

function useFocusOnNext(list: RefObject<HTMLDivElement | null>, problems: readonly Problem[]): void {
  const place = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again when the problems are others
  useLayoutEffect(() => {
    const { current: shown } = list;
    const items = [...(shown?.querySelectorAll("li") ?? [])];
    const note = () => {
      place.current = items.findIndex((item) => item.contains(document.activeElement));
    };
    const dialog = shown?.closest("dialog");
    if (place.current !== -1 && dialog && !dialog.querySelector(":focus")) {
      const next = items[Math.min(place.current, items.length - 1)] ?? dialog;
      next.querySelector("button")?.focus();
    }
    note();
    shown?.addEventListener("focusin", note);
    return () => shown?.removeEventListener("focusin", note);
  }, [problems]);
}

function ProblemItems({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul className="panel-list">
      {useDescribedProblems(problems).map(([problem, told]) => (
        <ProblemItem key={keyOf(problem)} problem={problem} told={told} />
      ))}
    </ul>
  );
}

function ProblemItem({ problem, told }: { readonly problem: Problem; readonly told: DescribedProblem }) {
  const { view, pristine } = useWorkspace();
  const main = useRef<HTMLButtonElement>(null);
  const own = useMemo(() => [problem], [problem]);
  const go = () => {
    // Whoever asks for a problem is to see it at its field.
    resetPristine(pristine);
    view.getState().go(told.route);
  };
  const { code, file, line, column, severity } = problem;
  return (
    <li className={`panel-${severity}`} data-code={code} data-place={`${file}:${line}:${column}`}>
      <button ref={main} type="button" onClick={go}>
        <span className="panel-where">{told.location}</span>
        <strong>{told.text}</strong>
        {told.hint && <span>{told.hint}</span>}
      </button>
      <FixButtons problems={own} onFixed={() => focusWhenVisible(() => main.current)} />
      <DeveloperNote problems={own} />
    </li>
  );
}

function keyOf({ file, pointer, code, offset, message }: Problem): string {
  return `${file} ${pointer} ${code} ${offset} ${message}`;
}
