/** The address of a file that a document names; an unreadable one stays as it is. */
export const absoluteAddress = (address: string, base: URL): string =>
  URL.canParse(address, base) ? new URL(address, base).href : address;
