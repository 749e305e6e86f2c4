export { BlockForm } from "./block-form.tsx";
export { FrameSettings } from "./frame-settings.tsx";
export { PageSettings } from "./page-settings.tsx";
export { SeveralPanel } from "./several-panel.tsx";
