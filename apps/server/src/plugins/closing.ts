import type { Socket } from 'node:net';
import plugin from 'fastify-plugin';

const every = 50;

type Options = {
  /** Milliseconds that requests in flight have when the server closes. */
  patience?: number;
};

/**
 * Lets the server close as soon as the last response is sent. Connections without a whole request head are closed at
 * once, and those that have not had their response in time after them: else browsers that keep connections, and
 * clients that stop in the middle of a request, would hold the server open.
 */
export const closing = plugin<Options>(
  async (app, { patience = 10_000 }) => {
    const connections = new Map<Socket, number>();
    app.server.on('connection', (socket: Socket) => {
      connections.set(socket, 0);
      socket.once('close', () => connections.delete(socket));
    });
    app.addHook('onRequest', async ({ raw }, reply) => {
      const { socket } = raw;
      const change = (by: number) => {
        const requests = connections.get(socket);
        if (requests !== undefined) connections.set(socket, requests + by);
      };
      change(1);
      reply.raw.once('close', () => change(-1));
    });
    app.addHook('preClose', (done) => {
      const closeUnused = () => {
        for (const [socket, requests] of connections) if (requests === 0) socket.destroy();
      };
      closeUnused();
      const timer = setInterval(closeUnused, every);
      const end = setTimeout(() => app.server.closeAllConnections(), patience);
      app.server.once('close', () => {
        clearInterval(timer);
        clearTimeout(end);
      });
      done();
    });
  },
  { name: 'closing' },
);
