export const isPublished = false;
