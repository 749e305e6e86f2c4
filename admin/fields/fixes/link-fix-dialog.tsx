import { useId, useState } from "react";
import type { Batch, Edit } from "../../../editing/document/edit.ts";
import { addRedirect, redirectsOf } from "../../../editing/document/redirects.ts";
import { nameLocations } from "../../../editing/labels/links-to-page.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { type BrokenLink, linksLike } from "../../check/fixes/broken-link.ts";
import { inSafeOrder, type RemovedLink, removeLink, retargetLink } from "../../check/fixes/fix-links.ts";
import { fixBatch } from "../../check/fixes/fixes-of.ts";
import { useProblemSite } from "../../check/problems/use-problem-site.ts";
import { useProblems } from "../../check/site-checks.ts";
import { ChoiceCard } from "../../ui/choice-card.tsx";
import { PromptDialog } from "../../ui/prompt-dialog.tsx";
import { LinkBox, parseAddress } from "../link/link-box.tsx";
import { LinkTargetHint } from "../link/link-target-hint.tsx";
import { useLinkContext } from "../link/use-link-context.ts";
import { fixMessages } from "./fix-messages.ts";

interface LinkFixDialogProps {
  readonly link: BrokenLink;
  readonly onFix: (edit: Batch) => void;
  readonly onClose: () => void;
}

export function LinkFixDialog({ link, onFix, onClose }: LinkFixDialogProps) {
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
