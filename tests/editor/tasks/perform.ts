import { afterAll, beforeAll, beforeEach, describe, it } from "vitest";
import { inEach } from "../../support/extent.ts";
import { type OpenEditor, openEditor } from "../../support/open-editor.ts";
import { meetPerson, type Person, type Way } from "./person.ts";
import { type Task, tasks } from "./tasks.ts";

/** What `npm test` tries: a text, a block and a problem. */
const usual = /^(?:2|3|13)\./;
/** What `npm run test:all` tries: all by the keyboard, and in the other ways what is pressed, chosen or moved otherwise there. */
const inAll: Readonly<Record<Way, RegExp>> = {
  keyboard: /./,
  mouse: /^(?:2|4|5|6|7|18|22|26)\./,
  phone: /^(?:2|3|4|6|13|23|26)\./,
};

/** Has somebody do the tasks of this run, each in the site as it was at first. */
export function performTasks(way: Way): void {
  const tried = inEach({ smoke: usual, all: inAll[way], nightly: /./ });
  performAll(
    way,
    tasks.filter(({ name }) => tried.test(name)),
  );
}

/** Has somebody do tasks, each in the site as it was at first. */
export function performAll(way: Way, chosen: readonly Task[]): void {
  const sites = new Set(chosen.map(({ site = "" }) => site));
  describe.each([...sites])("in the site of “%s/”", (site) => {
    let editor: OpenEditor;
    let person: Person;
    beforeAll(async () => {
      editor = await openEditor({ site });
      person = await meetPerson(editor, way, "#/pages/home");
    });
    beforeEach(() => editor.startOver(person.page, "#/pages/home"));
    afterAll(() => editor?.close());
    for (const { name, perform } of chosen.filter((task) => (task.site ?? "") === site))
      it(name, () => perform(person, editor));
  });
}
