import type { Page } from "playwright-core";

/** What the browser's database has, by key. */
export function storedDrafts(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((done) => {
        const opening = indexedDB.open("blockwork");
        opening.onsuccess = () => {
          const found: Record<string, unknown> = {};
          const asked = opening.result.transaction("drafts").objectStore("drafts").openCursor();
          asked.onsuccess = () => {
            if (!asked.result) return done(found);
            found[String(asked.result.key)] = asked.result.value;
            asked.result.continue();
          };
        };
      }),
  );
}

/** Changes the draft that is kept behind the editor's back. */
export function changeStoredDraft(page: Page, change: Record<string, unknown>): Promise<void> {
  return page.evaluate(
    (changed) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open("blockwork");
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("drafts", "readwrite");
          transaction.oncomplete = () => done();
          const asked = transaction.objectStore("drafts").openCursor();
          asked.onsuccess = () => {
            if (!asked.result) return;
            if (/ draft /.test(String(asked.result.key)))
              asked.result.update({ ...asked.result.value, ...changed });
            asked.result.continue();
          };
        };
      }),
    change,
  );
}
