export { BlockTextEditor } from "./block-text-editor.tsx";
export { TextEditor } from "./text-editor.tsx";
