import type { DraftBranches } from "./draft-branches.ts";
import { createForgejo, openForgejo, operationOf } from "./forgejo.ts";
import { unlessForbidden } from "./read-each.ts";
import { maxSiteFiles, removeBranch } from "./remove-branch.ts";
import type { RepositoryOptions } from "./repository.ts";

interface Tree {
  readonly tree: readonly { readonly path: string; readonly type: string; readonly sha: string }[];
  readonly truncated: boolean;
}

/** Its API makes no commit without a parent: the branch starts at the site's, and the first commit takes the site's files out. */
export function createForgejoDrafts(options: RepositoryOptions): DraftBranches {
  const { ask, api, at } = openForgejo(options);
  const siteFiles = async (head: string): Promise<Tree["tree"]> => {
    const { body } = await ask(`${at}/git/trees/${head}?recursive=true&per_page=1000`);
    const { tree, truncated } = body as Tree;
    const files = tree.filter(({ type }) => type === "blob");
    return truncated || files.length > maxSiteFiles ? [] : files;
  };
  return {
    account: () =>
      unlessForbidden(ask(`${api}/user`).then(({ body }) => (body as { readonly login: string }).login)),
    isPublic: async () => !((await ask(at)).body as { readonly private: boolean }).private,
    async create({ branch, message, files }) {
      const head = await createForgejo(options).head();
      const added = files.map(({ path, content }) => operationOf({ path, content, version: undefined }));
      const removed = (await siteFiles(head)).map(({ path, sha }) => ({ operation: "delete", path, sha }));
      const { body } = await ask(`${at}/contents`, {
        method: "POST",
        body: {
          branch: options.settings.branch,
          new_branch: branch,
          message,
          files: [...(await Promise.all(added)), ...removed],
        },
      });
      return (body as { readonly commit: { readonly sha: string } }).commit.sha;
    },
    remove: (branch, head) =>
      removeBranch(createForgejo({ ...options, settings: { ...options.settings, branch } }), head, () =>
        ask(`${at}/branches/${encodeURIComponent(branch)}`, { method: "DELETE" }),
      ),
  };
}
