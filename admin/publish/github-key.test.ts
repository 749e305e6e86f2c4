import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { messages } from "../../editing/messages/messages.ts";
import { type GitHost, startGitHost } from "../../tests/support/git-host/git-host.ts";
import { createAccount } from "./account.ts";
import { createGitHub } from "./hosts/github.ts";
import { createSigningIn } from "./signing-in.ts";

describe("an access key of GitHub is checked at once", () => {
  let host: GitHost;
  beforeAll(async () => {
    host = await startGitHost("github");
    const files = [{ path: "site.config.json", content: Buffer.from("{}") }];
    const first = await host.git.commit({ branch: "main", parent: undefined, message: "Begin", files });
    host.git.begin("main", first ?? "");
  });
  afterAll(() => host.close());
  beforeEach(() => {
    host.fault = () => undefined;
  });

  async function signIn(token: string) {
    const state: { isSignedIn?: boolean; editError?: string | undefined } = {};
    const stored = new Map<string, string>();
    const account = createAccount({
      settings: host.settings,
      storage: () => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      }),
      alone: (_, work) => work(),
      now: () => 0,
    });
    const signing = createSigningIn(
      {
        account,
        leave: () => {},
        repositoryFor: (key) => createGitHub({ settings: host.settings, token: key, fetch }),
      },
      (part) => Object.assign(state, part),
    );
    const before = await host.git.head("main");
    await signing.signIn(token, true);
    expect(await host.git.head("main")).toBe(before);
    return { ...state, isStored: stored.size > 0 };
  }
  const words = messages.publishing.failures;

  it("one that may write is kept, and nothing was written to find out", async () => {
    expect(await signIn("valid")).toMatchObject({ isSignedIn: true, editError: undefined, isStored: true });
  });

  it("one that has expired is not kept, and that is said", async () => {
    expect(await signIn("expired")).toMatchObject({ editError: words["signed-out"], isStored: false });
  });

  it("one that may only read says which permission it lacks", async () => {
    host.fault = ({ method, path }) =>
      method === "POST" && path.endsWith("/git/refs")
        ? { status: 403, body: { message: "Resource not accessible by personal access token" } }
        : undefined;
    expect(await signIn("valid")).toMatchObject({ editError: words["key-reads-only"], isStored: false });
  });

  it("one of another repository says so", async () => {
    host.fault = ({ path }) =>
      path.endsWith("/graphql")
        ? {
            status: 200,
            body: {
              data: { repository: null },
              errors: [
                { type: "NOT_FOUND", path: ["repository"], message: "Could not resolve to a Repository" },
              ],
            },
          }
        : undefined;
    expect(await signIn("valid")).toMatchObject({ editError: words["key-elsewhere"], isStored: false });
  });
});
