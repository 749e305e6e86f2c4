import { ExternalLink } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import type { PublishSettings } from "../../../schema/admin-settings.ts";
import { messages } from "../../messages/messages.ts";
import { Button } from "../../ui/button.tsx";

interface SignInFormProps {
  readonly settings: PublishSettings;
  readonly id: string;
  readonly reason: string | undefined;
  readonly keyName: string;
  readonly isBusy: boolean;
  readonly onSignIn: (token: string) => void;
}

export function SignInForm({ settings, id, reason, keyName, isBusy, onSignIn }: SignInFormProps) {
  const { publishing: words } = messages;
  const { host, repository } = settings;
  const [token, setToken] = useState("");
  const [field, help] = [useId(), useId()];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (token.trim() !== "" && !isBusy) onSignIn(token.trim());
  };
  return (
    <form className="sign-in" id={id} onSubmit={submit}>
      <p>{words.signInText({ host: words.hosts[host] })}</p>
      <ol>
        {words.guides[host]({ repository }).map((step) => (
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
        {words.openHost({ host: words.hosts[host] })}
      </a>
      <div className="field">
        <label className="field-label" htmlFor={field}>
          {words.tokenLabel}
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
          {words.tokenHelp}
        </p>
      </div>
      <Reason reason={reason} />
    </form>
  );
}

export function RedirectSignIn({ settings, reason }: Pick<SignInFormProps, "settings" | "reason">) {
  const { publishing: words } = messages;
  return (
    <div className="sign-in">
      <p>{words.signInThereText({ host: words.hosts[settings.host] })}</p>
      <p className="field-help">{words.signInThereHelp}</p>
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

export function SignInButton({ form, isBusy }: { readonly form: string; readonly isBusy: boolean }) {
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
