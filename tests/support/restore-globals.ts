import { afterAll, afterEach, vi } from "vitest";

// Before each test Vitest undoes what was stubbed; this is for the files that come after in the same worker.
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
