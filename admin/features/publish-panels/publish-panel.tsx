import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import { withTokens } from "../../../editing/labels/tokens/token-meaning.ts";
import { tokenScope } from "../../../editing/labels/tokens/token-scope.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { PublishSettings } from "../../../schema/site/admin-settings.ts";
import { useProblems } from "../../check/site-checks.ts";
import { ChangeList } from "../../diff/change-list.tsx";
import { usePublishers, usePublishing } from "../../publish/publishers.ts";
import type { PlannedSave } from "../../sync/state/save-plan.ts";
import { unsavedChanges } from "../../sync/state/selectors.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { useSync } from "../../sync/sync.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceCard } from "../../ui/choice-card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ExternalLink } from "../../ui/icons/icons.ts";
import type { Commands } from "../../view/commands.ts";
import { useWorkspace } from "../../view/workspace.ts";
import { GitHubKeyPicture } from "./github-key-picture.tsx";
import { panelMessages } from "./panel-messages.ts";
import { ProblemsNote, SampleTextsNote, useSampleFacts } from "./problems-note.tsx";

interface SignInFormProps {
  readonly settings: PublishSettings;
  readonly id: string;
  readonly reason: string | undefined;
  readonly keyName: string;
  readonly isBusy: boolean;
  readonly onSignIn: (token: string) => void;
  readonly children: ReactNode;
}

function SignInForm({ settings, id, reason, keyName, isBusy, onSignIn, children }: SignInFormProps) {
  const { publishing: words } = messages;
  const { host, repository } = settings;
  const steps = panelMessages().guides[host]({ repository });
  const [first, ...others] = steps;
  const [token, setToken] = useState("");
  const [field, help] = [useId(), useId()];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (token.trim() !== "" && !isBusy) onSignIn(token.trim());
  };
  return (
    <form className="sign-in" id={id} onSubmit={submit}>
      <p>{panelMessages().signInText({ host: words.hosts[host] })}</p>
      {host === "github" && (
        <>
          <p>{first}</p>
          <GitHubKeyPicture keyName={keyName} repository={repository} />
        </>
      )}
      <ol>
        {(host === "github" ? others : steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a
        className="button button-quiet"
        href={tokenPage(settings, keyName)}
        target="_blank"
        rel="noreferrer noopener"
      >
        <ExternalLink size={16} />
        {panelMessages().openHost({ host: words.hosts[host] })}
      </a>
      <div className="field">
        <label className="field-label" htmlFor={field}>
          {panelMessages().tokenLabel}
        </label>
        <input
          id={field}
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={token}
          aria-describedby={help}
          aria-invalid={reason !== undefined || undefined}
          onChange={({ target }) => setToken(target.value)}
        />
        <p className="field-help" id={help}>
          {panelMessages().tokenHelp}
        </p>
      </div>
      {children}
      <Reason reason={reason} />
    </form>
  );
}

function RedirectSignIn({
  settings,
  reason,
  children,
}: Pick<SignInFormProps, "settings" | "reason" | "children">) {
  const { publishing: words } = messages;
  return (
    <div className="sign-in">
      <p>{panelMessages().signInThereText({ host: words.hosts[settings.host] })}</p>
      {children}
      <Reason reason={reason} />
    </div>
  );
}

function Reason({ reason }: Pick<SignInFormProps, "reason">) {
  return (
    <p className="publish-reason" role="alert" ref={reason === undefined ? undefined : showReason}>
      {reason}
    </p>
  );
}

/** On a phone it would be below what is seen of the dialog. */
function showReason(reason: HTMLElement | null): void {
  reason?.scrollIntoView({ block: "nearest" });
}

function SignInButton({ form, isBusy }: { readonly form: string; readonly isBusy: boolean }) {
  return (
    <Button tone="primary" type="submit" form={form} aria-disabled={isBusy || undefined}>
      {isBusy ? messages.publishing.signingIn : messages.publishing.signIn}
    </Button>
  );
}

function tokenPage({ host, url, repository }: PublishSettings, name: string): string {
  const [owner = ""] = repository.split("/");
  switch (host) {
    case "github": {
      const wanted = new URLSearchParams({
        name,
        target_name: owner,
        contents: "write",
        pull_requests: "write",
        actions: "read",
        statuses: "read",
      });
      return `${url ?? "https://github.com"}/settings/personal-access-tokens/new?${wanted}`;
    }
    case "gitlab": {
      const wanted = new URLSearchParams({ name, scopes: "api" });
      return `${url ?? "https://gitlab.com"}/-/user_settings/personal_access_tokens?${wanted}`;
    }
    default:
      return `${url ?? ""}/user/settings/applications`;
  }
}

interface PublishPanelProps {
  readonly commands: Commands;
  readonly onClose: () => void;
}

export function PublishPanel(props: PublishPanelProps) {
  const isSignedIn = usePublishing((state) => state.isSignedIn);
  return isSignedIn ? <Publication {...props} /> : <SignIn {...props} />;
}

function SignIn({ onClose }: PublishPanelProps) {
  const { publishing } = usePublishers();
  const { drafts } = useSync();
  const settings = usePublishing((state) => state.settings);
  const hasHostPage = usePublishing((state) => state.hasHostPage);
  const isBusy = usePublishing((state) => state.isSigningIn) === true;
  const editError = usePublishing((state) => state.editError);
  const saving = useEditor((state) => state.saving);
  const name = useEditor((state) => withTokens("{{site.name}}", tokenScope({ site: state.document.site })));
  const form = useId();
  const [hasKey, setHasKey] = useState(!hasHostPage);
  const [stays, setStays] = useState(false);
  const reason = editError ?? (saving.state === "failed" ? saving.reason : undefined);
  const signIn = (token: string) => void publishing?.getState().signIn(token, stays);
  const signInThere = async () => {
    // What was typed last is kept before the page is left.
    await drafts.flush();
    await publishing?.getState().signInOnHost(stays);
  };
  if (!settings) return null;
  const choice = (
    <ChoiceCard
      type="checkbox"
      checked={stays}
      onChange={({ target }) => setStays(target.checked)}
      title={panelMessages().staySignedIn}
      help={panelMessages().staySignedInHelp}
    />
  );
  return (
    <Dialog
      title={panelMessages().signInTitle}
      onClose={onClose}
      actions={
        hasKey ? (
          <SignInButton form={form} isBusy={isBusy} />
        ) : (
          <>
            <Button onClick={() => setHasKey(true)}>{panelMessages().keyInstead}</Button>
            <Button
              tone="primary"
              aria-disabled={isBusy || undefined}
              onClick={() => isBusy || void signInThere()}
            >
              {isBusy
                ? messages.publishing.signingIn
                : panelMessages().signInThere({ host: messages.publishing.hosts[settings.host] })}
            </Button>
          </>
        )
      }
    >
      {hasKey ? (
        <SignInForm
          settings={settings}
          id={form}
          reason={reason}
          keyName={name}
          isBusy={isBusy}
          onSignIn={signIn}
        >
          {choice}
        </SignInForm>
      ) : (
        <RedirectSignIn settings={settings} reason={reason}>
          {choice}
        </RedirectSignIn>
      )}
    </Dialog>
  );
}

function usePlan(hasErrors: boolean): PlannedSave | undefined {
  const { store } = useEditorDocument();
  const document = useEditor((state) => state.document);
  const entries = useEditor((state) => state.entries);
  const savedText = useEditor((state) => state.savedText);
  const [plan, setPlan] = useState<PlannedSave>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the site is another one, or what was saved of it
  useEffect(() => {
    let isOver = false;
    setPlan(undefined);
    if (hasErrors)
      void store
        .getState()
        .planSave()
        .then((found) => isOver || setPlan(found));
    return () => {
      isOver = true;
    };
  }, [hasErrors, document, entries, savedText, store]);
  return plan;
}

function Publication({ commands, onClose }: PublishPanelProps) {
  const { publishing: words } = messages;
  const { publishing } = usePublishers();
  const { notices } = useWorkspace();
  const settings = usePublishing((state) => state.settings);
  const all = useEditor(unsavedChanges);
  const saving = useEditor((state) => state.saving);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const errors = useProblems().filter(({ severity }) => severity === "error").length;
  const samples = useSampleFacts();
  const plan = usePlan(errors > 0);
  // As long as nobody has looked what of it can go, nothing does.
  const changes = errors === 0 ? all : (plan?.changes ?? []);
  const isSending = saving.state === "saving";
  const isBlocked = changes.length === 0 || readOnly;
  const signOut = () => {
    publishing?.getState().signOut();
    onClose();
    notices.getState().notify({ title: words.signedOut });
  };
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button
            disabled={isBlocked}
            aria-disabled={isSending || undefined}
            onClick={() => isSending || void commands.propose()}
          >
            {words.propose}
          </Button>
          <Button
            tone="primary"
            disabled={isBlocked || samples > 0}
            aria-disabled={isSending || undefined}
            onClick={() => isSending || void commands.publish()}
          >
            {isSending ? words.sending : words.publishCount({ number: changes.length })}
          </Button>
        </>
      }
    >
      {samples > 0 && <ProblemsNote text={words.sampleFacts({ number: samples })} />}
      <SampleTextsNote />
      {errors > 0 && (
        <ProblemsNote
          text={
            plan && plan.names.length > 0
              ? words.leftOut({ what: plan.names.join(", ") })
              : words.hasErrors({ number: errors })
          }
        />
      )}
      <p className="publish-reason" role="alert">
        {saving.state === "failed" ? saving.reason : undefined}
      </p>
      {changes.length === 0 ? (
        <EmptyState title={words.nothing} text={words.nothingText} />
      ) : (
        <>
          <p className="publish-note">{words.goesOnline}</p>
          <section aria-label={words.whatGoes}>
            <ChangeList changes={changes} />
          </section>
        </>
      )}
      {settings && (
        <p className="publish-account">
          {words.signedIn({ host: words.hosts[settings.host], repository: settings.repository })}{" "}
          <Button tone="plain" onClick={signOut}>
            {words.signOut}
          </Button>
        </p>
      )}
    </Dialog>
  );
}
