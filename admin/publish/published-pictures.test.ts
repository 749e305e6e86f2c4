import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishHosts } from "../../schema/site/admin-settings.ts";
import { type GitHost, startGitHost } from "../../tests/support/git-host/git-host.ts";
import { createRepository } from "./open-publishing.ts";
import { fetchPublishedPictures, storePictures } from "./published-pictures.ts";

const bytes = Buffer.from([0xff, 0xd8, 0xff, 0, 7]);

describe.each(publishHosts)("pictures that others have published to %s", (kind) => {
  let host: GitHost;
  beforeAll(async () => {
    host = await startGitHost(kind);
    const files = [
      { path: "shop/content/media/media.json", content: '{ "oven.jpg": { "alt": "The oven" } }' },
      { path: "shop/content/media/oven.jpg", content: bytes },
      { path: "shop/content/media/rooms/01/oven.jpg", content: bytes },
    ];
    await host.git.commit({ branch: "main", parent: undefined, message: "Begin", files });
  });
  afterAll(() => host.close());
  const there = (texts: readonly string[], known: readonly string[] = []) =>
    fetchPublishedPictures(createRepository({ settings: host.settings, token: "valid", fetch }), {
      ...{ texts, isKnown: (name: string) => known.includes(name), prefix: "shop/" },
    });

  it("are fetched with their descriptions, where a text shows them", async () => {
    const [picture, ...others] = await there(['{ "photo": "oven.jpg" }', "![Old](gone.jpg) and rye.md"]);
    expect(others).toEqual([]);
    expect(picture).toMatchObject({ name: "oven.jpg", description: { alt: "The oven" } });
    expect(Buffer.from((await picture?.file.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);
  });

  it("are found in folders, and nothing is asked for that no picture can be called", async () => {
    host.requests.length = 0;
    const [picture] = await there(["image: rooms/01/oven.jpg", "a/../../oven.jpg", "a//b/.git/oven.jpg"]);
    expect(picture?.name).toBe("rooms/01/oven.jpg");
    expect(JSON.stringify(host.requests.map(({ path, body }) => [path, body]))).not.toMatch(
      /\.\.\/|\.git\/oven/,
    );
  });

  it("are not asked for where they are known", async () => {
    host.requests.length = 0;
    expect(await there(["oven.jpg"], ["oven.jpg"])).toEqual([]);
    expect(host.requests).toEqual([]);
  });
});

it("such pictures are kept as files of the site; what is no picture is not", async () => {
  const file = new Blob([bytes]);
  const pictures = ["oven.jpg", "text.jpg"].map((name) => ({ name, file, description: { alt: name } }));
  const sizes = [{ width: 4, height: 3 }, undefined];
  const kept = { add: async () => "abcd1234" };
  expect(await storePictures(pictures, kept, async () => sizes.shift())).toEqual({
    "content/media/oven.jpg": {
      text: '{"version":"abcd1234","alt":"oven.jpg"}',
      document: { frontMatter: { version: "abcd1234", alt: "oven.jpg" }, body: "" },
    },
  });
});
