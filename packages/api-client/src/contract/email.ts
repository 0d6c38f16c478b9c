import * as z from 'zod/mini';
import { text } from './text.ts';

export const emailMaximumLength = 254;

/** A mailbox name: letters and digits of any script, which RFC 6531 allows, and the usual signs. */
const word = String.raw`[\p{L}\p{M}\p{N}_'+-]+`;
const localPart = new RegExp(String.raw`^${word}(?:\.${word})*$`, 'u');
const localPartBytes = 64;

/** Labels in ASCII, the last of them no number, so that an IP address is no domain. */
const asciiDomain =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** What an address parser would not take for a part of the domain. */
const notOfDomain = /[\s%/?#@:\\[\]]/;

/** A domain as the DNS has it, lower case and punycode; undefined for what is none. */
function toAsciiDomain(domain: string): string | undefined {
  const url = `http://${domain}`;
  if (notOfDomain.test(domain) || !URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  return asciiDomain.test(hostname) ? hostname : undefined;
}

/**
 * The form in which addresses are compared: one for all spellings of a domain. Undefined for what is no address.
 * A mailbox name with a compatibility form of another letter is none: it could pass for somebody else's.
 */
export function emailKey(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const typed = address.slice(0, Math.max(at, 0));
  const local = typed.normalize('NFC');
  const domain = toAsciiDomain(address.slice(at + 1));
  if (domain === undefined || !localPart.test(local)) return undefined;
  if (Array.from(typed).some((letter) => letter.normalize('NFKC') !== letter)) return undefined;
  if (new TextEncoder().encode(local).length > localPartBytes) return undefined;
  return `${local.toLowerCase()}@${domain}`;
}

/** An e-mail address, in any script. */
export const email = text().check(
  z.trim(),
  z.maxLength(emailMaximumLength),
  z.refine((address) => emailKey(address) !== undefined, 'email-invalid'),
  z.normalize('NFC'),
);
