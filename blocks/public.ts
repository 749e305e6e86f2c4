/// <reference types="vite/client" preserve="true" />

export {
  type BlockDefinition,
  type BlockMigration,
  type BlockProblem,
  defineBlock,
  type LoadedAddresses,
  type SampleEntries,
  type StructuredData,
  type StructuredDataContext,
} from "../schema/block/define-block.ts";
export { sampleProps } from "../schema/block/resolved-sample.ts";
/** What a site's own blocks get from `import … from "blockwork"`. */
export type { Authored } from "../schema/fields/authored.ts";
// A site adds to its interface, which only reaches what is exported by a star.
export * from "../schema/fields/collections.ts";
export { defineMessages, type MessagesOf, type OwnMessages } from "../schema/fields/own-messages.ts";
export type {
  ChildBlock,
  Deferred,
  EntryValue,
  IconDrawing,
  Picture,
  Resolved,
  SafeHtml,
} from "../schema/fields/resolved.ts";
export type {
  ArraySchema,
  BooleanSchema,
  NumberSchema,
  ObjectSchema,
  Schema,
  StringSchema,
} from "../schema/fields/schema.ts";
export {
  defineFormat,
  type FormatDefinition,
  type FormatFieldProps,
  type FormatMistake,
} from "../schema/formats/definition/format-definition.ts";
export { renameProp } from "../schema/migrations/rename-prop.ts";
export type { OwnProblem } from "../schema/problems/code-definition.ts";
export { Actions } from "./_kit/actions.tsx";
export { Blocks } from "./_kit/blocks.tsx";
export { Address } from "./_kit/contact/address.tsx";
export { email, hours, phones } from "./_kit/contact/contact-schemas.ts";
export { Hours } from "./_kit/contact/hours.tsx";
export { TelephoneLink } from "./_kit/contact/telephone-link.tsx";
export { Day } from "./_kit/day.tsx";
export { Facts } from "./_kit/facts.tsx";
export { useFirstPictures } from "./_kit/first-screen.ts";
export { trustedHtml } from "./_kit/html/trusted-html.ts";
export { type FixedIconName, Icon } from "./_kit/icon.tsx";
export {
  type DateStyle,
  formatCurrency,
  formatDate,
  formatList,
  formatNumber,
  formatTime,
} from "./_kit/intl.ts";
export { Consent, ConsentFrame } from "./_kit/islands/consent.tsx";
export { activate, enhanced, type HydrateOn } from "./_kit/islands/hydrate-on.ts";
export { Island } from "./_kit/islands/island.tsx";
export { loadScript } from "./_kit/islands/load-script.ts";
export { createSlice, type Slice } from "./_kit/islands/page-store.ts";
export {
  afterPrerendering,
  hasConsent,
  onConsentChanged,
  rememberConsent,
} from "./_kit/islands/remembered-consent.ts";
export { useQueryState } from "./_kit/islands/use-query-state.ts";
export { useSlice } from "./_kit/islands/use-slice.ts";
export { Link } from "./_kit/link.tsx";
export { fillIn, fillInCount, type PluralForms } from "./_kit/messages/fill-in.ts";
export type { MessageKey, Messages } from "./_kit/messages/index.ts";
export { type PageInfo, usePage } from "./_kit/page/page-context.ts";
export { SamplePage } from "./_kit/page/sample-page.tsx";
export { useMessages } from "./_kit/page/use-messages.ts";
export { Photo } from "./_kit/pictures/photo.tsx";
export { type PictureUse, pictureAttributes, pictureUrl } from "./_kit/pictures/picture-attributes.ts";
export { focusClass } from "./_kit/pictures/picture-focus.ts";
export { Prose } from "./_kit/prose.tsx";
export {
  action,
  actions,
  childBlocks,
  comparison,
  consent,
  entriesOf,
  facts,
  href,
  icon,
  intro,
  label,
  line,
  link,
  picture,
  pictures,
  sections,
  title,
} from "./_kit/schemas.ts";
export { SchemeSwitch } from "./_kit/scheme-switch.tsx";
export { SearchLink } from "./_kit/search-link.tsx";
export { Section } from "./_kit/section.tsx";
export { Story } from "./_kit/story.tsx";
export { showToast } from "./_kit/toasts/show-toast.ts";
export { withIndexKeys } from "./_kit/with-index-keys.ts";
export type { Islands } from "./islands.ts";
