// Compiled from the JSON files in this folder by `npm run messages`.
import type { PluralForms } from "./fill-in.ts";
import ar from "./ar.json";
import cy from "./cy.json";
import de from "./de.json";
import en from "./en.json";
import es from "./es.json";
import fr from "./fr.json";

/** The fixed texts of one language: plain data, so that an island can get those that it needs as props. */
export interface Messages {
  readonly skipToContent: string;
  readonly menu: string;
  readonly mainNavigation: string;
  readonly languages: string;
  readonly darkColours: string;
  readonly breadcrumb: string;
  readonly sheetOf: string;
  readonly pageNotFound: string;
  readonly filter: string;
  readonly all: string;
  readonly resultsShown: PluralForms;
  readonly nothingHere: string;
  readonly readMore: string;
  readonly pages: string;
  readonly pageOf: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly aboutArticle: string;
  readonly published: string;
  readonly updated: string;
  readonly author: string;
  readonly tags: string;
  readonly shareArticle: string;
  readonly linkCopied: string;
  readonly linkCopiedText: string;
  readonly linkNotCopied: string;
  readonly before: string;
  readonly after: string;
  readonly beforeAndAfter: string;
  readonly pictures: string;
  readonly morePictures: string;
  readonly pictureOf: string;
  readonly previousPicture: string;
  readonly nextPicture: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly openPage: string;
  readonly close: string;
  readonly dismiss: string;
  readonly included: string;
  readonly importantNote: string;
  readonly starsOf: string;
  readonly mapOf: string;
  readonly planOf: string;
  readonly north: string;
  readonly liveMap: string;
  readonly mapFailed: string;
  readonly openInMap: string;
  readonly closed: string;
  readonly openAllDay: string;
  readonly publicHolidays: string;
  readonly dayRange: string;
  readonly timeRange: string;
  readonly openingHours: string;
  readonly sendMessage: string;
  readonly sending: string;
  readonly optional: string;
  readonly choose: string;
  readonly leaveEmpty: string;
  readonly orCall: string;
  readonly sent: string;
  readonly writeAnother: string;
  readonly sentNowhere: string;
  readonly trialSent: string;
  readonly notSentOffline: string;
  readonly notSentTimeout: string;
  readonly notSentRefused: string;
  readonly notSentFailed: string;
  readonly notSentTooFast: string;
  readonly notSentTooMany: string;
  readonly robotCheckMissing: string;
  readonly robotCheck: string;
  readonly stillHere: string;
  readonly stillHereCall: string;
  readonly stillHereWrite: string;
  readonly stillHereCallOrWrite: string;
  readonly goBack: string;
  readonly backToSite: string;
  readonly copyOf: string;
  readonly fieldMissing: string;
  readonly choiceMissing: string;
  readonly consentMissing: string;
  readonly fileMissing: string;
  readonly fileKindWrong: string;
  readonly fileTooLarge: string;
  readonly emailWrong: string;
  readonly nameTooShort: PluralForms;
  readonly telephoneWrong: PluralForms;
  readonly numberWrong: string;
  readonly numberTooSmall: string;
  readonly numberTooLarge: string;
  readonly dateWrong: string;
  readonly textTooShort: PluralForms;
  readonly messageTooShort: PluralForms;
  readonly textTooLong: PluralForms;
  readonly table: string;
  readonly footnotes: string;
  readonly footnote: string;
  readonly backToText: string;
  readonly alertNote: string;
  readonly alertTip: string;
  readonly alertImportant: string;
  readonly alertWarning: string;
  readonly alertCaution: string;
  readonly search: string;
  readonly searchPath: string;
  readonly allPages: string;
  readonly nothingFound: string;
  readonly searchHint: string;
  readonly similarFound: string;
  readonly moreResults: string;
  readonly searchFailed: string;
  readonly searchNeedsScript: string;
  readonly searchResults: PluralForms;
  readonly pastEvents: string;
  readonly addToCalendar: string;
  readonly subscribe: string;
  readonly cancelled: string;
  readonly playVideo: string;
  readonly videoFrom: string;
  readonly agreedTo: string;
  readonly withdraw: string;
  readonly buy: string;
  readonly soldOut: string;
  readonly payAt: string;
  readonly openNow: string;
  readonly openUntil: string;
  readonly openUntilDay: string;
  readonly closedNow: string;
  readonly opensAt: string;
  readonly opensOn: string;
  readonly timeThere: string;
  readonly showComments: string;
  readonly commentsFrom: string;
}

export type MessageKey = keyof Messages;

/** The message catalogues, by language. */
export const catalogues: ReadonlyMap<string, Messages> = new Map<string, Messages>([
  ["ar", ar],
  ["cy", cy],
  ["de", de],
  ["en", en],
  ["es", es],
  ["fr", fr],
]);
