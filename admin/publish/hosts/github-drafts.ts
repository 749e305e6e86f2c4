import { base64Of } from "./base64.ts";
import type { DraftBranches } from "./draft-branches.ts";
import { createGitHub, openGitHub } from "./github.ts";
import {
  type IdData,
  idQuery,
  type PrivacyData,
  privacyQuery,
  refsMutation,
  type ViewerData,
  viewerQuery,
} from "./github-queries.ts";
import { unlessMissing } from "./read-each.ts";
import { RepositoryError, type RepositoryOptions } from "./repository.ts";

const noCommit = "0".repeat(40);

export function createGitHubDrafts(options: RepositoryOptions): DraftBranches {
  const { owner, name, ask, rest, query } = openGitHub(options);
  const post = async (path: string, body: unknown) => {
    const answer = await ask(`${rest}/git/${path}`, { method: "POST", body });
    return (answer.body as { readonly sha: string }).sha;
  };
  const headOf = (branch: string) =>
    unlessMissing(createGitHub({ ...options, settings: { ...options.settings, branch } }).head());
  return {
    account: async () => (await query<ViewerData>(viewerQuery, {})).viewer.login,
    async isPublic() {
      const { repository } = await query<PrivacyData>(privacyQuery, { owner, name });
      if (!repository) throw new RepositoryError("not-found");
      return !repository.isPrivate;
    },
    async create({ branch, message, files }) {
      const tree = [];
      for (const { path, content } of files) {
        if (content === undefined) continue;
        const sha = await post("blobs", { content: await base64Of(content), encoding: "base64" });
        tree.push({ path, mode: "100644", type: "blob", sha });
      }
      const commit = await post("commits", { message, tree: await post("trees", { tree }), parents: [] });
      await post("refs", { ref: `refs/heads/${branch}`, sha: commit }).catch((error: RepositoryError) => {
        throw /already exists/i.test(error.message) ? new RepositoryError("moved", error.message) : error;
      });
      return commit;
    },
    async remove(branch, head) {
      const repositoryId = (await query<IdData>(idQuery, { owner, name })).repository?.id ?? "";
      const update = { name: `refs/heads/${branch}`, beforeOid: head, afterOid: noCommit };
      await query(refsMutation, { input: { repositoryId, refUpdates: [update] } }).catch(
        async (error: RepositoryError) => {
          const now = error.kind === "network" ? head : await headOf(branch);
          if (now === undefined) return;
          throw now === head ? error : new RepositoryError("moved", error.message);
        },
      );
    },
  };
}
