import { afterAll, beforeAll, beforeEach, it } from "vitest";
import { everything } from "../../support/extent.ts";
import { type OpenEditor, openEditor } from "../../support/open-editor.ts";
import { meetPerson, type Person, type Way } from "./person.ts";
import { tasks } from "./tasks.ts";

/** What `npm test` tries: texts, blocks, entries and pages, a conflict, and problems. */
const usual = /^(?:1|2|3|5|6|12|13)\./;

/** Has somebody do every task, one after the other, in one copy of the site. */
export function performTasks(way: Way): void {
  let editor: OpenEditor;
  let person: Person;
  beforeAll(async () => {
    editor = await openEditor();
    person = await meetPerson(editor, way, "#/pages/home");
  });
  beforeEach(() => editor.goTo(person.page, "#/pages/home"));
  afterAll(() => editor?.close());
  for (const { name, perform } of tasks.filter((task) => everything || usual.test(task.name)))
    it(name, () => perform(person, editor));
}
