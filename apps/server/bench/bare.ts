import fastify from 'fastify';

const app = fastify();
app.get('/', () => 'ok');
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => {
  void app.close();
});
