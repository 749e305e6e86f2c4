import { pictureName } from "../../../schema/picture-name.ts";
import { RequestError } from "../request-error.ts";

/** The name under which a picture is kept. Throws a RequestError, 400, if the wanted one is no picture's. */
export function mediaName(wanted: string): string {
  const name = pictureName(wanted);
  if (name !== undefined) return name;
  const error = `"${wanted}" is no name for a picture. Call it something like front-door.jpg.`;
  throw new RequestError({ status: 400, error });
}
