import { emailKey } from '@dreamfork/api-client/contract';

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host is this machine. */
export const isLoopback = (hostname: string): boolean => loopback.test(hostname);

/** Whether this is the address of a mail server. */
export function isSmtpAddress(text: string): boolean {
  const url = parse(text);
  return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** Whether this is an OpenID Connect address that may receive a secret. */
export function isIssuer(text: string): boolean {
  const url = parse(text);
  if (!url) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

const named = /^[^<>\r\n"]*<([^<>\r\n]+)>$/;

/** Whether this is an e-mail address, alone or in pointed brackets after a name. */
export const isSender = (text: string): boolean =>
  emailKey(named.exec(text.trim())?.[1] ?? text.trim()) !== undefined;

/** Whether this is a host of pages: a name, all names below one (`*.example.org`), perhaps with a port. */
export const isHost = (text: string): boolean =>
  /^(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i.test(text);
