import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Authored } from "../fields/authored.ts";
import type { Resolved } from "../fields/resolved.ts";
import type { ObjectSchema } from "../fields/schema.ts";
import { sampleProps } from "./resolved-sample.ts";

const schema = {
  type: "object",
  title: "Plants",
  description: "Plants.",
  properties: {
    title: { type: "string", title: "Title", description: "The title." },
    columns: { type: "integer", title: "Columns", description: "How many.", default: 3 },
    plants: {
      type: "array",
      title: "Plants",
      description: "The plants.",
      deferred: true,
      items: {
        type: "object",
        title: "Plant",
        description: "A plant.",
        properties: {
          name: { type: "string", title: "Name", description: "Its name." },
          light: {
            type: "string",
            enum: ["sun", "shade"],
            title: "Light",
            description: "Light.",
            default: "sun",
          },
          photo: { type: "string", format: "media", title: "Photo", description: "A photo." },
        },
        required: ["name"],
      },
      default: [],
    },
  },
  required: ["title"],
} as const satisfies ObjectSchema;

const sample = {
  title: "Ferns",
  plants: [{ name: "Maidenhair" }, { name: "Royal", light: "shade", photo: "royal.jpg" }],
} satisfies Authored<typeof schema>;

/** A view whose props are those of the schema: that this compiles is a part of the test. */
function Plants({ title, columns, plants }: Resolved<typeof schema>) {
  return (
    <ul title={`${title} in ${columns}`} data-src={plants.src}>
      {plants.value.map(({ name, light, photo }) => (
        <li key={name}>{`${name}, ${light}, ${photo?.alt ?? "no photo"}`}</li>
      ))}
    </ul>
  );
}

it("what an author writes is what a view gets: nested defaults, deferred lists and pictures", () => {
  expect(renderToStaticMarkup(<Plants {...sampleProps(schema, sample)} />)).toBe(
    '<ul title="Ferns in 3" data-src="/data/sample.json"><li>Maidenhair, sun, no photo</li>' +
      "<li>Royal, shade, What royal.jpg shows.</li></ul>",
  );
});
