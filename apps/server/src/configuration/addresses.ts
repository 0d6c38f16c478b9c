import { z } from 'zod';

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host is this machine, so that what is said to it stays here. */
export const isLoopback = (hostname: string): boolean => loopback.test(hostname);

/** Whether this is the address of a mail server. */
export function isSmtpAddress(text: string): boolean {
  const url = parse(text);
  return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** Whether this is an address of OpenID Connect that may be trusted with a secret. */
export function isIssuer(text: string): boolean {
  const url = parse(text);
  if (!url) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

const named = /^[^<>\r\n"]*<([^<>\r\n]+)>$/;

/** Whether this is an e-mail address, alone or in pointed brackets after a name. */
export const isSender = (text: string): boolean =>
  z.email().safeParse(named.exec(text.trim())?.[1] ?? text.trim()).success;
