export { SettingsFields } from "./settings-fields.tsx";
export { SettingsPreviewPane } from "./settings-preview-pane.tsx";
export { SitePartSettings } from "./site-part.tsx";
