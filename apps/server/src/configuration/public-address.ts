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
