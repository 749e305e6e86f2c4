import { beforeEach, expect, it, vi } from "vitest";
import { watchChanges } from "./watch-changes.ts";

/** The connections that were opened, the last one last. */
const opened: FakeSource[] = [];

class FakeSource extends EventTarget {
  isClosed = false;
  constructor() {
    super();
    opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  say(version: string, changes: readonly string[] = []) {
    const data = JSON.stringify({ version, changes });
    this.dispatchEvent(Object.assign(new Event("change"), { data }));
  }
}

beforeEach(() => {
  opened.length = 0;
  vi.stubGlobal("EventSource", FakeSource);
  vi.useFakeTimers();
});

const happens = (name: string) => opened.at(-1)?.dispatchEvent(new Event(name));

it("asks a server that is gone less and less often, says that it is gone, and that it is back", async () => {
  const watch = watchChanges("/events");
  const told: boolean[] = [];
  watch.onConnection((isConnected) => told.push(isConnected));
  const stop = watch.onSiteChanged(() => undefined);
  happens("open");
  for (let failure = 0; failure < 30; failure++) {
    happens("error");
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(opened.length).toBe(31);
  expect(opened.slice(0, -1).every(({ isClosed }) => isClosed)).toBe(true);
  // One failure is a server that is started again.
  expect(told.slice(0, 4)).toEqual([true, true, false, false]);
  happens("open");
  expect(told.at(-1)).toBe(true);
  happens("error");
  await vi.advanceTimersByTimeAsync(1600);
  expect(opened.length).toBe(32);
  stop();
  expect(opened.at(-1)?.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened.length).toBe(32);
});

it("tells of a change between loading and connecting as soon as it connects", () => {
  const watch = watchChanges("/events");
  watch.onLoaded("1");
  const told: (readonly string[])[] = [];
  watch.onSiteChanged((changes) => told.push(changes));
  opened.at(-1)?.say("2");
  expect(told).toEqual([["content", "styles", "code"]]);
  opened.at(-1)?.say("3", ["content"]);
  expect(told.slice(1)).toEqual([["content"]]);
});

it("tells of a change that came while the site was loading, though another had connected before", async () => {
  const watch = watchChanges("/events");
  const early: (readonly string[])[] = [];
  const late: (readonly string[])[] = [];
  watch.onSiteChanged((changes) => early.push(changes));
  opened.at(-1)?.say("1");
  watch.onLoaded("1");
  opened.at(-1)?.say("2", ["content"]);
  watch.onSiteChanged((changes) => late.push(changes));
  await vi.advanceTimersByTimeAsync(0);
  expect(early).toEqual([["content"]]);
  expect(late).toEqual([["content", "styles", "code"]]);
});

it("tells of nothing where what was loaded is what there is", async () => {
  const watch = watchChanges("/events");
  const told: (readonly string[])[] = [];
  watch.onSiteChanged((changes) => told.push(changes));
  opened.at(-1)?.say("1");
  watch.onLoaded("1");
  watch.onSiteChanged((changes) => told.push(changes));
  await vi.advanceTimersByTimeAsync(0);
  opened.at(-1)?.say("1");
  expect(told).toEqual([]);
});

it("tells of everything after a start that it has not seen, and of nothing after one without a change", async () => {
  const watch = watchChanges("/events");
  const told: (readonly string[])[] = [];
  watch.onSiteChanged((changes) => told.push(changes));
  opened.at(-1)?.say("1");
  opened.at(-1)?.say("2", ["content"]);
  happens("error");
  await vi.advanceTimersByTimeAsync(1600);
  opened.at(-1)?.say("2");
  expect(told).toEqual([["content"]]);
  happens("error");
  await vi.advanceTimersByTimeAsync(1600);
  opened.at(-1)?.say("other");
  expect(told).toEqual([["content"], ["content", "styles", "code"]]);
});
