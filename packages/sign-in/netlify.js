import { handle } from "./sign-in.js";

/** The service as a function of Netlify, for all paths of its own site. */
export default (request) => handle(request, process.env);

export const config = { path: "/*" };
