/** Where a host has the form handler of a site: at its root, whatever path the site is below. */
export const handlerPath = "/api/form-handler";
