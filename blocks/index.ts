import type { AnyBlock } from "../schema/block/define-block.ts";
import type { Formats } from "../schema/formats/index.ts";
import article from "./article/index.ts";
import articleList from "./article-list/index.ts";
import breadcrumb from "./breadcrumb/index.ts";
import buy from "./buy/index.ts";
import callToAction from "./call-to-action/index.ts";
import cardsGrid from "./cards-grid/index.ts";
import columns from "./columns/index.ts";
import comments from "./comments/index.ts";
import contactDetails from "./contact-details/index.ts";
import content from "./content/index.ts";
import downloads from "./downloads/index.ts";
import events from "./events/index.ts";
import faq from "./faq/index.ts";
import floatingLink from "./floating-link/index.ts";
import form from "./form/index.ts";
import gallery from "./gallery/index.ts";
import heading from "./heading/index.ts";
import hero from "./hero/index.ts";
import languageSwitch from "./language-switch/index.ts";
import links from "./links/index.ts";
import locations from "./locations/index.ts";
import logos from "./logos/index.ts";
import map from "./map/index.ts";
import notFound from "./not-found/index.ts";
import openingNow from "./opening-now/index.ts";
import pagination from "./pagination/index.ts";
import picture from "./picture/index.ts";
import priceList from "./price-list/index.ts";
import product from "./product/index.ts";
import projectGallery from "./project-gallery/index.ts";
import prose from "./prose/index.ts";
import search from "./search/index.ts";
import showcase from "./showcase/index.ts";
import sidebar from "./sidebar/index.ts";
import siteFooter from "./site-footer/index.ts";
import siteHeader from "./site-header/index.ts";
import stats from "./stats/index.ts";
import table from "./table/index.ts";
import tabs from "./tabs/index.ts";
import testimonials from "./testimonials/index.ts";
import timeline from "./timeline/index.ts";
import video from "./video/index.ts";

export const formats: Formats = {};

export const blocks: readonly AnyBlock[] = [
  article,
  articleList,
  breadcrumb,
  buy,
  callToAction,
  cardsGrid,
  columns,
  comments,
  contactDetails,
  content,
  downloads,
  events,
  faq,
  floatingLink,
  form,
  gallery,
  heading,
  hero,
  languageSwitch,
  links,
  locations,
  logos,
  map,
  notFound,
  openingNow,
  pagination,
  picture,
  priceList,
  product,
  projectGallery,
  prose,
  search,
  showcase,
  sidebar,
  siteFooter,
  siteHeader,
  stats,
  table,
  tabs,
  testimonials,
  timeline,
  video,
];

export const builtInBlocks: readonly AnyBlock[] = [...blocks];
