import { useId, useMemo, useState } from "react";
import type { Batch, Edit } from "../../../editing/document/edit.ts";
import { addRedirect, redirectsOf } from "../../../editing/document/redirects.ts";
import { nameLocations } from "../../../editing/labels/links-to-page.ts";
import { messages as english } from "../../../editing/messages/compiled/en-fixes.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { lazyMessages } from "../../../editing/messages/lazy-messages.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { type BrokenLink, linksLike } from "../../check/fixes/broken-link.ts";
import { inSafeOrder, type RemovedLink, removeLink, retargetLink } from "../../check/fixes/fix-links.ts";
import { type Fix, fixBatch, fixesOf } from "../../check/fixes/fixes-of.ts";
import type { ProblemSite } from "../../check/problems/problem-site.ts";
import { useProblemSite } from "../../check/problems/use-problem-site.ts";
import { useProblems } from "../../check/site-checks.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceCard } from "../../ui/choice-card.tsx";
import { Wrench } from "../../ui/icons/icons.ts";
import { PromptDialog } from "../../ui/prompt-dialog.tsx";
import { useTryEdit } from "../../view/try-edit.ts";
import { useWorkspace } from "../../view/workspace.ts";
import { LinkBox, parseAddress } from "../link/link-box.tsx";
import { LinkTargetHint } from "../link/link-target-hint.tsx";
import { useLinkContext } from "../link/use-link-context.ts";

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

interface LinkFixDialogProps {
  readonly link: BrokenLink;
  readonly onFix: (edit: Batch) => void;
  readonly onClose: () => void;
}

function LinkFixDialog({ link, onFix, onClose }: LinkFixDialogProps) {
  const site = useProblemSite();
  const problems = useProblems();
  const { targets } = useLinkContext();
  const words = fixMessages();
  const id = useId();
  const [isRemoved, setRemoved] = useState(false);
  const [address, setAddress] = useState("");
  const [alsoOthers, setAlsoOthers] = useState(true);
  const [isSentOn, setSentOn] = useState(false);
  const { edited, schemas } = site;
  const [own, ...others] = linksLike(link, problems, edited);
  const removed = removeLink(link, site);
  const links = own ? [own, ...(alsoOthers ? others : [])] : [];
  const isDraft = edited.config.pages.some(({ path }) => path === link.address);
  const isKnown = redirectsOf(edited.config).some(({ from }) => from === link.address);
  const to = parseAddress(address) ?? address;
  const canSendOn = !isRemoved && !isDraft && !isKnown && (to === "" || to.startsWith("/"));
  const edits = (): readonly Edit[] => {
    const made = links.flatMap(
      (one) => (isRemoved ? removeLink(one, site)?.edit : retargetLink(one, to, site)) ?? [],
    );
    const redirect = { from: link.address, to };
    return [...inSafeOrder(made), ...(isSentOn && canSendOn ? [addRedirect(edited.config, redirect)] : [])];
  };
  return (
    <PromptDialog
      title={words.title}
      verb={isRemoved ? words.remove : words.verb}
      disabled={!isRemoved && address === ""}
      onDone={() => onFix(fixBatch(isRemoved ? "remove-link" : "mend-link", edits()))}
      onClose={onClose}
    >
      <p className="field">{words.leadsTo({ address: link.address })}</p>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-address`}>
          {words.elsewhere}
        </label>
        <LinkBox
          isNew
          value={address}
          targets={targets}
          onChange={(next) => {
            setAddress(next);
            setRemoved(false);
          }}
          attributes={{ id: `${id}-address`, placeholder: fieldWords().linkHint }}
        />
        <LinkTargetHint text={address} onMend={setAddress} />
      </div>
      <div className="choice-cards">
        {removed && (
          <ChoiceCard
            type="checkbox"
            checked={isRemoved}
            onChange={({ target }) => setRemoved(target.checked)}
            title={words.remove}
            help={wordsOfRemoved(removed)}
          />
        )}
        {others.length > 0 && (
          <ChoiceCard
            type="checkbox"
            checked={alsoOthers}
            onChange={({ target }) => setAlsoOthers(target.checked)}
            title={words.others({ number: others.length })}
            help={shortList(nameLocations(others, edited, schemas))}
          />
        )}
        {canSendOn && (
          <ChoiceCard
            type="checkbox"
            checked={isSentOn}
            onChange={({ target }) => setSentOn(target.checked)}
            title={words.redirect({ address: link.address })}
            help={words.redirectHelp}
          />
        )}
      </div>
    </PromptDialog>
  );
}

const mostNamed = 3;

function shortList(names: readonly string[]): string {
  const named = names.slice(0, mostNamed).join(", ");
  return names.length > mostNamed
    ? messages.saving.andMore({ name: named, more: names.length - mostNamed })
    : named;
}

function wordsOfRemoved(removed: RemovedLink): string {
  const words = fixMessages();
  return removed.kind === "item" ? words.item({ title: removed.title }) : words[removed.kind];
}

const fixMessages = lazyMessages(english, (loader) => loader.fixes());
