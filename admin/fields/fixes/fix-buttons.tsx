import { useMemo, useState } from "react";
import type { Batch } from "../../../editing/document/edit.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import type { BrokenLink } from "../../check/fixes/broken-link.ts";
import { type Fix, fixesOf } from "../../check/fixes/fixes-of.ts";
import type { ProblemSite } from "../../check/problems/problem-site.ts";
import { useProblemSite } from "../../check/problems/use-problem-site.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { Wrench } from "../../ui/icons/icons.ts";
import { useTryEdit } from "../../view/try-edit.ts";
import { useWorkspace } from "../../view/workspace.ts";
import { fixMessages } from "./fix-messages.ts";
import { LinkFixDialog } from "./link-fix-dialog.tsx";

interface FixButtonsProps {
  readonly problems: readonly Problem[];
  readonly onFixed: () => void;
}

export function FixButtons({ problems, onFixed }: FixButtonsProps) {
  const attempt = useTryEdit();
  const { store } = useEditorDocument();
  const { notices } = useWorkspace();
  const site = useProblemSite();
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const fixes = useMemo(() => (readOnly ? [] : allFixes(problems, site)), [problems, site, readOnly]);
  const [asked, setAsked] = useState<BrokenLink>();
  const words = fixMessages();
  const make = (edit: Batch) => {
    setAsked(undefined);
    if (!attempt({ edit, failureTitle: words.refused })) return;
    const made = store.getState().history;
    const undo = () => store.getState().history === made && store.getState().undo();
    if (edit.reason && edit.reason in words.done)
      notices.getState().notify({
        title: words.done[edit.reason as keyof typeof words.done],
        action: { label: messages.pages.told.undo, run: undo },
      });
    onFixed();
  };
  if (fixes.length === 0) return null;
  return (
    <div className="fixes">
      {fixes.map((fix) => (
        <Button
          key={keyOf(fix)}
          tone={fix.kind === "ask" && fixes.length > 1 ? "plain" : "quiet"}
          icon={iconOf(fix)}
          onClick={() => (fix.kind === "ask" ? setAsked(fix.link) : make(fix.edit))}
        >
          {wordsOf(fix, fixes.length)}
        </Button>
      ))}
      {asked && <LinkFixDialog link={asked} onFix={make} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

function allFixes(problems: readonly Problem[], site: ProblemSite): readonly Fix[] {
  const fixes = problems.flatMap((problem) => fixesOf(problem, site));
  return [...new Map(fixes.map((fix) => [keyOf(fix), fix])).values()];
}

function keyOf(fix: Fix): string {
  return JSON.stringify(fix.kind === "ask" ? fix.link.address : fix.edit);
}

function wordsOf(fix: Fix, among: number): string {
  const words = fixMessages();
  if (fix.kind === "lead") return words.lead({ page: fix.page });
  if (fix.kind === "ask") return among > 1 ? words.askOtherwise : words.ask;
  return words[fix.kind];
}

function iconOf(fix: Fix) {
  if (fix.kind === "ask") return undefined;
  if (fix.kind === "colour")
    return <span className="fix-colour" style={{ background: fix.colour }} aria-hidden="true" />;
  return <Wrench size={15} aria-hidden />;
}
