import type { PublishHost } from "../../schema/admin-settings.ts";
import { createForgejo } from "./forgejo.ts";
import { createGitHub } from "./github.ts";
import { createGitLab } from "./gitlab.ts";
import type { Repository, RepositoryOptions } from "./repository.ts";

const adapters: Readonly<Record<PublishHost, (options: RepositoryOptions) => Repository>> = {
  github: createGitHub,
  gitlab: createGitLab,
  forgejo: createForgejo,
};

export function createRepository(options: RepositoryOptions): Repository {
  return adapters[options.settings.host](options);
}
