import type { PublishHost } from "../../schema/admin-settings.ts";
import type { DraftBranches } from "./draft-branches.ts";
import { createForgejoDrafts } from "./forgejo-drafts.ts";
import { createGitHubDrafts } from "./github-drafts.ts";
import { createGitLabDrafts } from "./gitlab-drafts.ts";
import type { RepositoryOptions } from "./repository.ts";

const adapters: Readonly<Record<PublishHost, (options: RepositoryOptions) => DraftBranches>> = {
  github: createGitHubDrafts,
  gitlab: createGitLabDrafts,
  forgejo: createForgejoDrafts,
};

export function openDraftBranches(options: RepositoryOptions): DraftBranches {
  return adapters[options.settings.host](options);
}
