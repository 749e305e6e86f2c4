import { useId, useState } from "react";
import type { Batch, Edit } from "../edits/edit.ts";
import { namePlaces } from "../edits/links/links-to-page.ts";
import { addressMeant } from "../form/address-meant.ts";
import { LeadsTo } from "../form/leads-to.tsx";
import { LinkBox } from "../form/link-box.tsx";
import { useLinkKnowledge } from "../form/use-link-knowledge.ts";
import { messages } from "../messages/messages.ts";
import { redirectsOf } from "../pages/list/address-refusal.ts";
import { AskDialog } from "../pages/list/ask-dialog.tsx";
import { useProblemSite } from "../problems/use-problem-site.ts";
import { useProblems } from "../session-context.ts";
import { type BrokenLink, linksLike } from "./broken-link.ts";
import { inSafeOrder, leadElsewhere, type RemovedLink, removeLink } from "./fix-links.ts";
import { mended } from "./fixes-of.ts";

interface LinkFixDialogProps {
  readonly link: BrokenLink;
  readonly onFix: (edit: Batch) => void;
  readonly onClose: () => void;
}

/** Asks what becomes of a link to a page that is not there: with all others that lead there, as one step. */
export function LinkFixDialog({ link, onFix, onClose }: LinkFixDialogProps) {
  const site = useProblemSite();
  const problems = useProblems();
  const { targets } = useLinkKnowledge();
  const words = messages.fixes;
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
  const to = addressMeant(address) ?? address;
  const canSendOn = !isRemoved && !isDraft && !isKnown && (to === "" || to.startsWith("/"));
  const edits = (): readonly Edit[] => {
    const made = links.flatMap(
      (one) => (isRemoved ? removeLink(one, site)?.edit : leadElsewhere(one, to, site)) ?? [],
    );
    const index = redirectsOf(edited.config).length;
    return [...inSafeOrder(made), ...(isSentOn && canSendOn ? [redirect(link.address, to, index)] : [])];
  };
  return (
    <AskDialog
      title={words.title}
      verb={isRemoved ? words.remove : words.verb}
      disabled={!isRemoved && address === ""}
      onDone={() => onFix(mended(isRemoved ? "remove-link" : "mend-link", edits()))}
      onClose={onClose}
    >
      <p className="field">{words.leadsTo(link.address)}</p>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-address`}>
          {words.elsewhere}
        </label>
        <LinkBox
          value={address}
          targets={targets}
          onChange={(next) => {
            setAddress(next);
            setRemoved(false);
          }}
          attributes={{ id: `${id}-address`, placeholder: messages.form.linkHint }}
        />
        <LeadsTo text={address} onMend={setAddress} />
      </div>
      <div className="choice-cards">
        {removed && (
          <label className="choice-card">
            <input
              type="checkbox"
              checked={isRemoved}
              onChange={({ target }) => setRemoved(target.checked)}
            />
            <span>
              {words.remove}
              <small>{wordsOfRemoved(removed)}</small>
            </span>
          </label>
        )}
        {others.length > 0 && (
          <label className="choice-card">
            <input
              type="checkbox"
              checked={alsoOthers}
              onChange={({ target }) => setAlsoOthers(target.checked)}
            />
            <span>
              {words.others(others.length)}
              <small>{shortList(namePlaces(others, edited, schemas))}</small>
            </span>
          </label>
        )}
        {canSendOn && (
          <label className="choice-card">
            <input type="checkbox" checked={isSentOn} onChange={({ target }) => setSentOn(target.checked)} />
            <span>
              {words.redirect(link.address)}
              <small>{words.redirectHelp}</small>
            </span>
          </label>
        )}
      </div>
    </AskDialog>
  );
}

/** How many places are named before the others are counted. */
const mostNamed = 3;

function shortList(names: readonly string[]): string {
  const named = names.slice(0, mostNamed).join(", ");
  return names.length > mostNamed ? messages.saving.andMore(named, names.length - mostNamed) : named;
}

function wordsOfRemoved(removed: RemovedLink): string {
  const words = messages.fixes;
  return removed.kind === "item" ? words.item(removed.title) : words[removed.kind];
}

function redirect(from: string, to: string, index: number): Edit {
  return { kind: "insert-item", holder: { in: "site" }, path: ["redirects"], index, item: { from, to } };
}
