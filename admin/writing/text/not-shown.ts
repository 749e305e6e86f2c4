export class NotShown extends Error {}
