import { afterAll, vi } from "vitest";

// A part of the editor that a test has begun to load would be cut off at its end, and be missing in the next file of the thread.
afterAll(() => vi.dynamicImportSettled());
