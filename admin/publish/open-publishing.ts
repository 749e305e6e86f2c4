import type { StoreApi } from "zustand/vanilla";
import { hasErrors, type Problem } from "../../schema/problem.ts";
import { siteKey } from "../drafts/site-key.ts";
import type { EditorState } from "../edits/editor-state.ts";
import type { SiteWrite, TogetherResult } from "../edits/saving/create-saving.ts";
import type { EditorContent } from "../host/editor-content.ts";
import { messages } from "../messages/messages.ts";
import { createAccount } from "./account.ts";
import { commitMessage } from "./commit-message.ts";
import { createPublishing, type Publishing } from "./create-publishing.ts";
import { createRepository } from "./create-repository.ts";
import { createSentStorage } from "./sent-files.ts";

interface Edited {
  readonly store: StoreApi<EditorState>;
  readonly problemsOf: (text: string) => Promise<readonly Problem[]>;
}

interface SessionPublishing {
  readonly store: StoreApi<Publishing>;
  /** Sends files as one commit, unless something is wrong with the site. */
  save(writes: readonly SiteWrite[], edited: Edited): Promise<TogetherResult>;
}

/** The way from a session to its repository, for a site that has one. */
export function openPublishing(content: EditorContent): SessionPublishing | undefined {
  const { publish, kept, file: configFile } = content;
  if (!publish) return undefined;
  const { settings, sent, deployed } = publish;
  const store = createPublishing({
    settings,
    sent,
    key: siteKey(content, location),
    account: createAccount(settings, () => localStorage),
    storage: createSentStorage(),
    repositoryFor: (token) => createRepository({ settings, token, fetch: globalThis.fetch.bind(globalThis) }),
    bytesOf: (version) => kept?.get(version)?.file,
    now: () => Date.now(),
  });
  return {
    store,
    async save(writes, { store: editor, problemsOf }) {
      // As it was when it was asked for, whatever is asked for while the site is checked.
      const { isProposing } = store.getState();
      const problems = await problemsOf(editor.getState().text()).catch(() => undefined);
      if (!problems) return { kind: "failed", reason: messages.publishing.notChecked };
      const errors = problems.filter(({ severity }) => severity === "error");
      if (hasErrors(problems))
        return { kind: "failed", reason: messages.publishing.problems(errors.length), problems: errors };
      const message = commitMessage(editor.getState().changes());
      const result = await store.getState().send({
        message,
        isProposing,
        writes: writes.map(({ file = configFile, text, known }) => ({
          file,
          text,
          known,
          deployed: deployed.get(file),
        })),
      });
      if (result.kind !== "changed") return result;
      const nameOf = (file: string | undefined) => (file === configFile ? undefined : file);
      return { ...result, files: new Map([...result.files].map(([file, text]) => [nameOf(file), text])) };
    },
  };
}
