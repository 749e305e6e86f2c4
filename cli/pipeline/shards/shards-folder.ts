/** Where shards are kept, relative to the site's folder. */
export const shardsFolder = ".blockwork/shards";
