import { afterAll, beforeAll, beforeEach, it } from "vitest";
import { type OpenEditor, openEditor } from "../../support/open-editor.ts";
import { meetPerson, type Person, type Way } from "./person.ts";
import { tasks } from "./tasks.ts";

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
  for (const { name, perform } of tasks) it(name, () => perform(person, editor));
}
