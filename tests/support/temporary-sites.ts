import { afterAll } from "vitest";
import { createTemporarySite, type Fixture, type TemporarySite } from "./temporary-site.ts";

/** Makes temporary sites that are gone when the tests of the file are over. */
export function temporarySites(): (fixture?: Fixture) => Promise<TemporarySite> {
  const made: TemporarySite[] = [];
  afterAll(() => Promise.all(made.map((site) => site.remove())));
  return async (fixture) => {
    const site = await createTemporarySite(fixture);
    made.push(site);
    return site;
  };
}
