import type { DraftBranches } from "./draft-branches.ts";
import { actionOf, createGitLab, openGitLab } from "./gitlab.ts";
import { unlessForbidden } from "./read-each.ts";
import { maxSiteFiles, removeBranch } from "./remove-branch.ts";
import type { RepositoryOptions } from "./repository.ts";

const filesPerPage = 100;

/** Its API makes no commit without a parent: the branch starts at the site's, and the first commit takes the site's files out. */
export function createGitLabDrafts(options: RepositoryOptions): DraftBranches {
  const { ask, api, project } = openGitLab(options);
  const siteFiles = async (head: string): Promise<readonly string[]> => {
    const found: string[] = [];
    for (let page = 1; found.length <= maxSiteFiles; page++) {
      const { body } = await ask(
        `${project}/repository/tree?ref=${head}&recursive=true&per_page=${filesPerPage}&page=${page}`,
      );
      const listed = body as readonly { readonly path: string; readonly type: string }[];
      found.push(...listed.flatMap(({ path, type }) => (type === "blob" ? [path] : [])));
      if (listed.length < filesPerPage) return found;
    }
    return [];
  };
  return {
    account: () =>
      unlessForbidden(
        ask(`${api}/user`).then(({ body }) => (body as { readonly username: string }).username),
      ),
    async isPublic() {
      const { body } = await ask(project);
      return (body as { readonly visibility: string }).visibility !== "private";
    },
    async create({ branch, message, files }) {
      const head = await createGitLab(options).head();
      const added = files.map(({ path, content }) => actionOf({ path, content, version: undefined }));
      const removed = (await siteFiles(head)).map((path) => ({ action: "delete", file_path: path }));
      const actions = [...(await Promise.all(added)), ...removed];
      const { body } = await ask(`${project}/repository/commits`, {
        method: "POST",
        body: { branch, start_sha: head, commit_message: message, actions },
      });
      return (body as { readonly id: string }).id;
    },
    remove: (branch, head) =>
      removeBranch(createGitLab({ ...options, settings: { ...options.settings, branch } }), head, () =>
        ask(`${project}/repository/branches/${encodeURIComponent(branch)}`, { method: "DELETE" }),
      ),
  };
}
