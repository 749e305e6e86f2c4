export { FieldProblemList } from "./field-problem-list.tsx";
export { RemainingUses } from "./remaining-uses.tsx";
