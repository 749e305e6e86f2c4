import docsFooter from "./docs-footer/index.ts";
import docsHeader from "./docs-header/index.ts";
import docsNav from "./docs-nav/index.ts";
import front from "./front/index.ts";
import guide from "./guide/index.ts";

export const blocks = [docsFooter, docsHeader, docsNav, front, guide];
