export const localAddress = (path: string): string => path.replace(/^[/\\]+/, "/");
