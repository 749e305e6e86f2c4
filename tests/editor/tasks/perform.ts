import { afterAll, beforeAll, beforeEach, it } from "vitest";
import { inEach } from "../../support/extent.ts";
import { type OpenEditor, openEditor } from "../../support/open-editor.ts";
import { meetPerson, type Person, type Way } from "./person.ts";
import { tasks } from "./tasks.ts";

/** What `npm test` tries: texts, blocks, entries and pages, a conflict, and problems. */
const usual = /^(?:1|2|3|5|6|12|13)\./;
/** What `npm run test:all` tries: all by the keyboard, and in the other ways what is pressed, chosen or moved otherwise there. */
const inAll: Readonly<Record<Way, RegExp>> = {
  keyboard: /./,
  mouse: /^(?:2|4|5|6|7|18)\./,
  phone: /^(?:2|3|4|6|13)\./,
};

/** Has somebody do every task, one after the other, in one copy of the site. */
export function performTasks(way: Way): void {
  const tried = inEach({ smoke: usual, all: inAll[way], nightly: /./ });
  let editor: OpenEditor;
  let person: Person;
  beforeAll(async () => {
    editor = await openEditor();
    person = await meetPerson(editor, way, "#/pages/home");
  });
  beforeEach(() => editor.goTo(person.page, "#/pages/home"));
  afterAll(() => editor?.close());
  for (const { name, perform } of tasks.filter((task) => tried.test(task.name)))
    it(name, () => perform(person, editor));
}
