import type { LocalFailure } from "../../../editing/host/local-repository.ts";
import type { GitResult, RunGit } from "./run-git.ts";

interface LocalPublication {
  /** Relative to the folder that git runs in: these are committed, and nothing else. */
  readonly files: readonly string[];
  readonly message: string;
}

/** Why it did not work, and what git has said. Nothing is lost: what was committed stays so, and is sent the next time. */
interface NotPublished {
  readonly failure: LocalFailure;
  readonly output: string;
}

export async function publishLocal(
  git: RunGit,
  { files, message }: LocalPublication,
): Promise<NotPublished | undefined> {
  if (files.length > 0) {
    const added = await git(["add", "--", ...files]);
    if (added.code !== 0) return failed(added, "other");
    // Of what somebody else has put on the index, nothing goes along.
    const committed = await git(["commit", "--quiet", "--file=-", "--only", "--", ...files], {
      input: message,
    });
    if (committed.code !== 0) return failed(committed, commitFailure(committed));
  }
  const branch = (await git(["symbolic-ref", "--quiet", "--short", "HEAD"])).stdout.trim();
  const remote = (await git(["config", `branch.${branch}.remote`])).stdout.trim();
  const target = (await git(["config", `branch.${branch}.merge`])).stdout.trim();
  const pushed = await git(["push", remote, `HEAD:${target}`]);
  return pushed.code === 0 ? undefined : failed(pushed, pushFailure(pushed));
}

function failed(result: GitResult, failure: LocalFailure): NotPublished {
  const output = `${result.stdout}${result.stderr}`.trim();
  if (result.isStopped) return { failure: "too-slow", output };
  return { failure: result.code === undefined ? "no-git" : failure, output };
}

function commitFailure({ stderr, stdout }: GitResult): LocalFailure {
  const said = stdout + stderr;
  if (/tell me who you are|empty ident|user\.email/i.test(said)) return "no-name";
  return /index\.lock|unable to lock/i.test(said) ? "busy" : "hook";
}

function pushFailure({ stderr }: GitResult): LocalFailure {
  if (/pre-receive hook declined|protected branch|\[remote rejected\]/i.test(stderr)) return "refused";
  if (/fetch first|non-fast-forward|\[rejected\]/i.test(stderr)) return "behind";
  if (
    /authentication failed|could not read (?:username|password)|permission denied|prompts disabled|host key verification/i.test(
      stderr,
    )
  )
    return "credentials";
  if (/could not resolve|unable to access|connection|timed out|unable to connect/i.test(stderr))
    return "network";
  return /hook/i.test(stderr) ? "hook" : "other";
}
