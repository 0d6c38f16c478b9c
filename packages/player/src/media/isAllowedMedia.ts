const ownHost = 'own.invalid';

/**
 * Whether a reader's browser may request a media file: from the host of the page always, from another host
 * if it is among the allowed ones. Without a list every host is allowed.
 */
export function isAllowedMedia(address: string, allowedHosts?: readonly string[]): boolean {
  if (!allowedHosts || !URL.canParse(address, `https://${ownHost}`)) return true;
  const { host, protocol } = new URL(address, `https://${ownHost}`);
  return !protocol.startsWith('http') || host === ownHost || allowedHosts.includes(host);
}
