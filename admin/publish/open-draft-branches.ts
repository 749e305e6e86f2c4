import type { PublishHost } from "../../schema/site/admin-settings.ts";
import type { DraftBranches } from "./hosts/draft-branches.ts";
import { createForgejoDrafts } from "./hosts/forgejo-drafts.ts";
import { createGitHubDrafts } from "./hosts/github-drafts.ts";
import { createGitLabDrafts } from "./hosts/gitlab-drafts.ts";
import type { RepositoryOptions } from "./hosts/repository.ts";

const adapters: Readonly<Record<PublishHost, (options: RepositoryOptions) => DraftBranches>> = {
  github: createGitHubDrafts,
  gitlab: createGitLabDrafts,
  forgejo: createForgejoDrafts,
};

export function openDraftBranches(options: RepositoryOptions): DraftBranches {
  return adapters[options.settings.host](options);
}
