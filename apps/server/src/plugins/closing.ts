import plugin from 'fastify-plugin';

const every = 50;

/**
 * Lets the server close as soon as the last response is sent. A keep-alive connection that is busy when
 * closing begins would otherwise keep it open for as long as browsers keep connections.
 */
export const closing = plugin(
  async (app) => {
    app.addHook('preClose', (done) => {
      const timer = setInterval(() => app.server.closeIdleConnections(), every);
      app.server.once('close', () => clearInterval(timer));
      timer.unref();
      done();
    });
  },
  { name: 'closing' },
);
