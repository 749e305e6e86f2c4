/**
 * Whether `blockwork` and `create-blockwork` are on the npm registry. Until they are, a new site has the package in its own
 * folder, and README and the guides begin with a clone. After a change, `npm run docs` writes their commands anew.
 */
export const isPublished = false;
