import type { JsonObject } from "../json.ts";

/** What version 1 said of every project, by the name that tokens have for the project. */

export function projectFacts(project: "entry" | "item"): readonly JsonObject[] {
  return [
    { name: "Location", value: `{{${project}.location}}` },
    { name: "Size", value: `{{${project}.size}}` },
    { name: "Duration", value: `{{${project}.duration}}` },
    { name: "Completed", value: `{{${project}.completedDate}}` },
  ];
}

export function projectSections(project: "entry" | "item"): readonly JsonObject[] {
  return [
    { title: "Project Overview", text: `{{${project}.body}}` },
    { title: "Challenges", items: `{{${project}.challenges}}` },
    { title: "Solutions", items: `{{${project}.solutions}}` },
    { title: "Key Features", items: `{{${project}.features}}` },
  ];
}
