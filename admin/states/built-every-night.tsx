import { messages } from "../messages/messages.ts";
import { usePublishing } from "../session-context.ts";

/** Shortly after midnight, in the notation of cron. */
const nightly = "5 0 * * *";

/** How the host of the repository builds the site every night, so that what is scheduled goes online by itself; nothing where no host is known. */
export function BuiltEveryNight() {
  const settings = usePublishing((state) => state.settings);
  const words = messages.states;
  if (!settings) return null;
  const { host, branch } = settings;
  return (
    <details className="developer-note">
      <summary>{messages.shell.forDevelopers}</summary>
      <p>{words.byItself}</p>
      <p>{host === "gitlab" ? words.every.gitlab(branch) : words.every[host]}</p>
      <pre>{host === "gitlab" ? nightly : `schedule:\n  - cron: "${nightly}"`}</pre>
      <p>{words.zone}</p>
    </details>
  );
}
