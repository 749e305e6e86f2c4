export const en = {
  skipToContent: "Skip to content",
};
