import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from './configuration.ts';
import { trustHops } from './trusted-proxies.ts';

const everyInterface = ['0.0.0.0', '::'];
const trailing = /[/?#]*$/;
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

type Listening = Pick<Configuration, 'host' | 'port'>;
type ForwardedRequest = Pick<FastifyRequest, 'protocol' | 'host' | 'server' | 'socket'>;

/** The address at which a browser on this machine reaches the server. */
export function localAddress(
  { host, port: configuredPort }: Listening,
  listening: AddressInfo | string | null,
): string {
  const port = typeof listening === 'object' && listening ? listening.port : configuredPort;
  const name = everyInterface.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The address that the operator gave, without a slash at the end. */
export const operatorAddress = ({
  publicUrl,
}: Pick<Configuration, 'publicUrl'>): string | undefined =>
  publicUrl?.replace(trailing, '') || undefined;

/**
 * The public address of this server, without a slash at the end: the operator's, else that of a trusted proxy,
 * else that of this machine. Other Host headers are ignored: their sender could choose where links lead.
 */
export function publicAddress(
  configuration: Listening & Pick<Configuration, 'publicUrl' | 'trustProxy'>,
  { protocol, host, server, socket }: ForwardedRequest,
): string {
  const given = operatorAddress(configuration);
  if (given !== undefined) return given;
  const isTrusted = configuration.trustProxy(socket.remoteAddress, 0);
  if (isTrusted && /^https?$/.test(protocol) && hostName.test(host)) {
    return `${protocol}://${host}`;
  }
  return localAddress(configuration, server.server.address());
}

/** The address of the site for emails that no request has caused: the operator's, else that of this machine. */
export const siteAddress = (configuration: Listening & Pick<Configuration, 'publicUrl'>): string =>
  operatorAddress(configuration) ?? localAddress(configuration, null);

/**
 * The address in the links of emails: the operator's, else that of this machine. The requester must not
 * choose it, not even through a proxy that forwards headers: the link holds a secret.
 */
export const emailLinkAddress = (
  configuration: Listening & Pick<Configuration, 'publicUrl'>,
  request: ForwardedRequest,
): string => publicAddress({ ...configuration, trustProxy: trustHops(0) }, request);
