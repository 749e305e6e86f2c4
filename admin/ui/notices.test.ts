import { expect, it } from "vitest";
import { createNotices } from "./notices.ts";

const titles = ({ getState }: ReturnType<typeof createNotices>) =>
  getState().notices.map(({ title }) => title);
const action = { label: "Undo", run: () => undefined };

it("one notice follows another, and what can still be done or has failed waits behind it", () => {
  const notices = createNotices();
  const { notify, dismiss } = notices.getState();
  notify({ title: "Saved" });
  notify({ title: "Deleted", action });
  notify({ title: "Not sent", tone: "failure" });
  notify({ title: "Copied" });
  notify({ title: "Moved" });
  expect(titles(notices)).toEqual(["Deleted", "Not sent", "Moved"]);
  dismiss(notices.getState().notices.at(-1)?.id ?? 0);
  expect(titles(notices)).toEqual(["Deleted", "Not sent"]);
});

it("the same notice again is one, and the newest", () => {
  const notices = createNotices();
  const { notify } = notices.getState();
  notify({ title: "Not sent", tone: "failure" });
  notify({ title: "Deleted", action });
  notify({ title: "Not sent", tone: "failure" });
  expect(titles(notices)).toEqual(["Deleted", "Not sent"]);
});
