export type EmailLinkPageProps = {
  /** The fragment of the address, with the token of the link. */
  hash: string;
};

/** The token in the fragment of an emailed link (`#token=…`), which browsers do not send to servers. */
export const linkToken = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('token') || null;
