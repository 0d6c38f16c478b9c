import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy whose open connections can go silent without ending, as after a fail-over; new ones work. */
export async function startSilenceableProxy(host: string, port: number) {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(port, host);
    for (const socket of [client, target]) {
      open.add(socket);
      // A peer that gave up resets the connection, which is what this proxy is for.
      socket.on('error', () => {});
      socket.once('close', () => open.delete(socket));
    }
    client.pipe(target);
    target.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      for (const socket of open) {
        socket.unpipe();
        socket.pause();
      }
    },
    /** Ends the open connections. */
    cut() {
      for (const socket of open) socket.destroy();
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
