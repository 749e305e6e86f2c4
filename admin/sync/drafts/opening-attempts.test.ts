import { describe, expect, it } from "vitest";
import { countAttempts } from "./opening-attempts.ts";

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  } as unknown as Storage;
}

describe("opening the editor", () => {
  it("is asked about after two times that it did not live to say it works", () => {
    const storage = memory();
    const attempts = countAttempts("site", () => storage);
    expect([attempts.start(), attempts.start(), attempts.start()]).toEqual([false, false, true]);
    attempts.end();
    expect(attempts.start()).toBe(false);
  });

  it("goes on where nothing can be counted", () => {
    const attempts = countAttempts("site", () => {
      throw new Error("Access is denied.");
    });
    attempts.end();
    expect([attempts.start(), attempts.start(), attempts.start()]).toEqual([false, false, false]);
  });
});
