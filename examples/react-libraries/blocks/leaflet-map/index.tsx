import { defineBlock, Island, type ObjectSchema, Section, title } from "blockwork";

const schema = {
  type: "object",
  title: "Map of a place",
  description: "A map that is moved and zoomed.",
  properties: {
    title,
    name: { type: "string", title: "Name", description: "What is there.", minLength: 1 },
    latitude: { type: "number", title: "Latitude", description: "Such as 54.6." },
    longitude: { type: "number", title: "Longitude", description: "Such as -3.1." },
  },
  required: ["title", "name", "latitude", "longitude"],
} as const satisfies ObjectSchema;

export default defineBlock({
  type: "leaflet-map",
  purpose: "contact",
  icon: "map",
  schema,
  setsHtml: true,
  loads: () => ({ pictures: ["https://tile.openstreetmap.org"] }),
  view: ({ title, ...place }) => (
    <Section name="leaflet-map" title={title}>
      <Island
        name="leaflet-map"
        clientOnly
        placeholder={<p className="leaflet-map-view">{place.name}</p>}
        hydrateOn="visible"
        props={place}
      />
    </Section>
  ),
  sample: { title: "The jetty", name: "North jetty", latitude: 54.573, longitude: -3.146 },
});
