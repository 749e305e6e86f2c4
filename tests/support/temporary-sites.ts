import { afterAll } from "vitest";
import { createTemporarySite, type TemporarySite } from "./temporary-site.ts";

/** Makes temporary sites that are gone when the tests of the file are over. */
export function temporarySites(): () => Promise<TemporarySite> {
  const made: TemporarySite[] = [];
  afterAll(() => Promise.all(made.map((site) => site.remove())));
  return async () => {
    const site = await createTemporarySite();
    made.push(site);
    return site;
  };
}
