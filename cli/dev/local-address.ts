/** A path as an address of the same server: browsers take what follows two slashes or backslashes for a host. */
export const localAddress = (path: string): string => path.replace(/^[/\\]+/, "/");
