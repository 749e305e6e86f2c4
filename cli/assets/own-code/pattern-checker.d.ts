/** The checker without threads and programs of its own, which is CommonJS. */
declare module "recheck/lib/browser.js" {
  const recheck: { readonly checkSync: typeof import("recheck").checkSync };
  export default recheck;
}
