import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from './configuration.ts';

const everyInterface = ['0.0.0.0', '::'];
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

type Listening = Pick<Configuration, 'host' | 'port'>;

/** Where a browser on this machine finds a server that listens there. */
export function localAddress(
  { host, port: configuredPort }: Listening,
  listening: AddressInfo | string | null,
): string {
  const port = typeof listening === 'object' && listening ? listening.port : configuredPort;
  const name = everyInterface.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * Where people find this server, without a slash at the end: as the operator says, else as a trusted proxy
 * says, else on this machine. A Host header from anybody else is not believed: an address made from it
 * would lead readers wherever its sender likes.
 */
export function publicAddress(
  configuration: Listening & Pick<Configuration, 'publicUrl' | 'trustProxy'>,
  { protocol, host, server }: Pick<FastifyRequest, 'protocol' | 'host' | 'server'>,
): string {
  if (configuration.publicUrl) return configuration.publicUrl.replace(/[/?#]*$/, '');
  if (configuration.trustProxy && /^https?$/.test(protocol) && hostName.test(host)) {
    return `${protocol}://${host}`;
  }
  return localAddress(configuration, server.server.address());
}

/**
 * Where the links of letters lead: as the operator says, else to this machine. Whoever asks for a letter
 * must not choose it, not even through a proxy that passes their headers on: the link holds a secret.
 */
export const letterAddress = (
  configuration: Listening & Pick<Configuration, 'publicUrl'>,
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'server'>,
): string => publicAddress({ ...configuration, trustProxy: false }, request);
