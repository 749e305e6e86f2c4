import { useId, useState } from "react";
import type { Commands } from "../commands.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { messages } from "../messages/messages.ts";
import { ChangeList } from "../review/change-list.tsx";
import { useEditor, useProblems, usePublishing, useSession, useView } from "../session-context.ts";
import { withTokens } from "../tokens/token-meaning.ts";
import { tokenScope } from "../tokens/token-scope.ts";
import { SignInButton, SignInForm } from "./sign-in-form.tsx";

interface PublishPanelProps {
  readonly commands: Commands;
  readonly onClose: () => void;
}

/** What will be published, in words, and the button that does it; before that, whoever has not done so signs in. */
export default function PublishPanel(props: PublishPanelProps) {
  const isSignedIn = usePublishing((state) => state.isSignedIn);
  return isSignedIn ? <Publication {...props} /> : <SignIn {...props} />;
}

function SignIn({ onClose }: PublishPanelProps) {
  const { publishing } = useSession();
  const settings = usePublishing((state) => state.settings);
  const saving = useEditor((state) => state.saving);
  const name = useEditor((state) => withTokens("{{site.name}}", tokenScope({ site: state.document.site })));
  const form = useId();
  const [refusal, setRefusal] = useState<string>();
  const reason = refusal ?? (saving.state === "failed" ? saving.reason : undefined);
  const [isBusy, setBusy] = useState(false);
  const signIn = async (token: string) => {
    setBusy(true);
    setRefusal(await publishing?.getState().signIn(token));
    setBusy(false);
  };
  if (!settings) return null;
  return (
    <Dialog
      title={messages.publishing.signInTitle}
      onClose={onClose}
      actions={<SignInButton form={form} isBusy={isBusy} />}
    >
      <SignInForm
        settings={settings}
        id={form}
        reason={reason}
        keyName={name}
        isBusy={isBusy}
        onSignIn={signIn}
      />
    </Dialog>
  );
}

function Publication({ commands, onClose }: PublishPanelProps) {
  const { publishing: words } = messages;
  const { publishing, notices } = useSession();
  const settings = usePublishing((state) => state.settings);
  const changes = useEditor((state) => state.changes());
  const saving = useEditor((state) => state.saving);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const errors = useProblems().filter(({ severity }) => severity === "error").length;
  const showPanel = useView((view) => view.showPanel);
  const isSending = saving.state === "saving";
  const isBlocked = changes.length === 0 || errors > 0 || readOnly;
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
            disabled={isBlocked}
            aria-disabled={isSending || undefined}
            onClick={() => isSending || void commands.publish()}
          >
            {isSending ? words.sending : words.publishCount(changes.length)}
          </Button>
        </>
      }
    >
      {errors > 0 && (
        <div className="changes-note">
          <p>{words.hasErrors(errors)}</p>
          <Button onClick={() => showPanel("problems")}>{words.showProblems}</Button>
        </div>
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
          {words.signedIn(words.hosts[settings.host], settings.repository)}{" "}
          <Button tone="plain" onClick={signOut}>
            {words.signOut}
          </Button>
        </p>
      )}
    </Dialog>
  );
}
