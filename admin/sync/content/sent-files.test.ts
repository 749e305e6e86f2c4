import { describe, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import type { ServedContent } from "../../../editing/host/served-content.ts";
import { pollDeployment } from "../../features/publish-panels/use-deployment-status.ts";
import type { Publishing } from "../../publish/create-publishing.ts";
import { commitMessage } from "../../publish/hosts/commit-message.ts";
import { pendingFiles, type Sent, type SentWrite, sentAfter } from "./sent-files.ts";
import { withSent } from "./with-sent.ts";

const rye = "content/breads/rye.md";
const order = "content/breads/order.json";
/** This browser keeps no pictures. */
const kept = { get: () => undefined };
const entry = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`;
const write = (more: Partial<SentWrite>): SentWrite => ({
  file: rye,
  text: entry("New"),
  known: entry("Old"),
  deployed: entry("Old"),
  ...more,
});
const sent = (...writes: SentWrite[]) => sentAfter(undefined, writes, { commit: "c1", at: 1 });

describe("what was sent", () => {
  it.each([
    ["what was before it", entry("Old"), true],
    ["what was sent", entry("New"), false],
    ["what somebody else sent after it", entry("Later"), false],
    ["no such file", undefined, false],
  ])("and the site has %s: still waiting is %s", (_, deployed, isWaiting) => {
    expect(pendingFiles(sent(write({})), () => deployed)).toHaveLength(isWaiting ? 1 : 0);
  });

  it("waits through all that came before it: what was met in a merge, and what was sent before", () => {
    const first = sent(write({ known: entry("Met"), deployed: entry("Old") }));
    const again = write({ text: entry("Newer"), known: entry("New"), deployed: entry("Old") });
    const both = sentAfter(first, [again], { commit: "c2", at: 2 });
    for (const title of ["Old", "Met", "New"]) expect(pendingFiles(both, () => entry(title))).toHaveLength(1);
    expect(pendingFiles(both, () => entry("Newer"))).toHaveLength(0);
  });

  it("is what the editor opens while the site has an older version: changed, new and deleted files", () => {
    const content = {
      config: { file: "site.config.json", text: "{}" },
      entries: [
        {
          file: rye,
          collection: "breads",
          id: "rye",
          text: entry("Old"),
          frontMatter: { title: "Old" },
          body: "",
        },
        { file: "content/breads/gone.md", collection: "breads", id: "gone", text: "x" },
      ],
      orders: [],
      media: {},
    } as unknown as ServedContent;
    const opened = withSent(
      content,
      sent(
        write({}),
        write({ file: "content/breads/gone.md", text: undefined, known: "x", deployed: "x" }),
        write({
          file: "content/breads/added.md",
          text: entry("Added"),
          known: undefined,
          deployed: undefined,
        }),
        write({ file: order, text: '["rye"]', known: undefined, deployed: undefined }),
        write({ file: "site.config.json", text: '{ "a": 1 }', known: "{}", deployed: "{}" }),
      ),
      kept,
    );
    expect(opened.config?.text).toBe('{ "a": 1 }');
    expect(opened.entries.map(({ id, frontMatter }) => [id, frontMatter?.title])).toEqual([
      ["added", "Added"],
      ["rye", "New"],
    ]);
    expect(opened.orders).toMatchObject([{ collection: "breads", ids: ["rye"] }]);
    expect(withSent(opened, undefined, kept)).toBe(opened);
  });
});

describe("the look at how far it has come", () => {
  function follow() {
    const noted: unknown[] = [];
    const world = {
      hidden: false,
      deployed: entry("Old"),
      waits: [] as number[],
      run: () => {},
      shown: () => {},
    };
    const store = createStore<Publishing>()(
      (set) =>
        ({
          sent: sent(write({})) as Sent | undefined,
          refresh: async () => ({ kind: "building" }),
          updateProgress(state: unknown) {
            noted.push(state);
            if (state === "live") set({ sent: undefined });
          },
        }) as unknown as Publishing,
    );
    const stop = pollDeployment(store, {
      deployed: async () => new Map([[rye, world.deployed]]),
      isHidden: () => world.hidden,
      onVisibility(listener) {
        world.shown = listener;
        return () => {};
      },
      wait(run, ms) {
        world.waits.push(ms);
        world.run = run;
        return () => {
          world.run = () => {};
        };
      },
    });
    const ask = async () => {
      world.run();
      await new Promise((done) => setTimeout(done));
    };
    return { noted, world, stop, ask };
  }

  it("tells what checks say, less and less often, until the site has it", async () => {
    const { noted, world, ask } = follow();
    for (let time = 0; time < 12; time++) await ask();
    expect(noted).toEqual(Array.from({ length: 12 }, () => ({ kind: "building" })));
    expect(world.waits[0]).toBe(4000);
    expect(world.waits.at(-1)).toBe(120_000);
    world.deployed = entry("New");
    const { length } = world.waits;
    await ask();
    expect(noted.at(-1)).toBe("live");
    expect(world.waits).toHaveLength(length);
  });

  it("rests while nobody sees the tab, and begins anew when somebody does", async () => {
    const { noted, world, ask, stop } = follow();
    await ask();
    world.hidden = true;
    world.shown();
    await ask();
    expect(noted).toHaveLength(1);
    world.hidden = false;
    world.shown();
    expect(world.waits.at(-1)).toBe(4000);
    await ask();
    expect(noted).toHaveLength(2);
    stop();
    await ask();
    expect(noted).toHaveLength(2);
  });
});

it("a commit says what was changed: in its title if that is one short thing, else as a list", () => {
  const change = { location: "Home › Questions", what: "changed the heading" };
  expect(commitMessage([change])).toBe("Home › Questions: changed the heading");
  expect(commitMessage([change, { location: "Rye", what: "added\n it" }])).toBe(
    "Change 2 things on the site\n\n- Home › Questions: changed the heading\n- Rye: added it",
  );
});
