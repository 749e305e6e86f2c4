/// <reference types="vite/client" preserve="true" />

/** What a site's own blocks get from `import … from "blockwork"`. */
export type { Authored } from "../schema/authored.ts";
export {
  type BlockDefinition,
  type BlockMigration,
  type BlockProblem,
  defineBlock,
  type LoadedAddresses,
  type StructuredData,
  type StructuredDataContext,
} from "../schema/define-block.ts";
export {
  defineFormat,
  type FormatDefinition,
  type FormatFieldProps,
  type FormatMistake,
} from "../schema/formats/definition/format-definition.ts";
export { defineMessages, type MessagesOf, type OwnMessages } from "../schema/own-messages.ts";
export type { OwnProblem } from "../schema/problems/code-definition.ts";
export { renameProp } from "../schema/rename-prop.ts";
export type {
  ChildBlock,
  Deferred,
  EntryValue,
  IconDrawing,
  Picture,
  Resolved,
  SafeHtml,
} from "../schema/resolved.ts";
export type {
  ArraySchema,
  BooleanSchema,
  NumberSchema,
  ObjectSchema,
  Schema,
  StringSchema,
} from "../schema/schema.ts";
export { Actions } from "./_kit/actions.tsx";
export { Address } from "./_kit/address.tsx";
export { Blocks } from "./_kit/blocks.tsx";
export { Consent, ConsentFrame } from "./_kit/consent.tsx";
export { email, hours, phones } from "./_kit/contact-schemas.ts";
export { Day } from "./_kit/day.tsx";
export { Facts } from "./_kit/facts.tsx";
export { useFirstPictures } from "./_kit/first-screen.ts";
export { Hours } from "./_kit/hours.tsx";
export { activate, enhanced, type HydrateOn } from "./_kit/hydrate-on.ts";
export { type FixedIconName, Icon } from "./_kit/icon.tsx";
export {
  type DateStyle,
  formatCurrency,
  formatDate,
  formatList,
  formatNumber,
  formatTime,
} from "./_kit/intl.ts";
export { Island } from "./_kit/island.tsx";
export { Link } from "./_kit/link.tsx";
export { fillIn, fillInCount, type PluralForms } from "./_kit/messages/fill-in.ts";
export type { MessageKey, Messages } from "./_kit/messages/index.ts";
export { type PageInfo, usePage } from "./_kit/page-context.ts";
export { createSlice, type Slice } from "./_kit/page-store.ts";
export { Photo } from "./_kit/photo.tsx";
export { type PictureUse, pictureAttributes, pictureUrl } from "./_kit/picture-attributes.ts";
export { focusClass } from "./_kit/picture-focus.ts";
export { Prose } from "./_kit/prose.tsx";
export {
  afterPrerendering,
  hasConsent,
  onConsentChanged,
  rememberConsent,
} from "./_kit/remembered-consent.ts";
export {
  action,
  actions,
  childBlocks,
  comparison,
  consent,
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
export { showToast } from "./_kit/show-toast.ts";
export { Story } from "./_kit/story.tsx";
export { TelephoneLink } from "./_kit/telephone-link.tsx";
export { trustedHtml } from "./_kit/trusted-html.ts";
export { useMessages } from "./_kit/use-messages.ts";
export { useSlice } from "./_kit/use-slice.ts";
export { withIndexKeys } from "./_kit/with-index-keys.ts";
export type { Islands } from "./islands.ts";
