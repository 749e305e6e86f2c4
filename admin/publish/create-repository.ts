import type { PublishHost } from "../../schema/site/admin.ts";
import { createGitHub, type RepositoryOptions } from "./github.ts";
import type { Repository } from "./repository.ts";

const adapters: Readonly<Record<PublishHost, (options: RepositoryOptions) => Repository>> = {
  github: createGitHub,
};

/** The branch that a site is published to, on whichever host. */
export function createRepository(options: RepositoryOptions): Repository {
  return adapters[options.settings.host](options);
}
