import closeWithGrace from 'close-with-grace';
import { readConfiguration } from './configuration/configuration.ts';
import { type RunningServer, startServer } from './server.ts';

// Requests in flight have ten seconds; what is left is for jobs, e-mails and the database.
const shutdownDelay = 20_000;

function announce({ address, madeCredentials }: RunningServer): void {
  if (madeCredentials) {
    console.log(
      [
        'An administrator was created. These credentials are shown only now:',
        `  e-mail:   ${madeCredentials.email}`,
        `  password: ${madeCredentials.password}`,
      ].join('\n'),
    );
  }
  console.log(`Dreamfork is ready at ${address}`);
}

function closeOnSignals({ app, close }: RunningServer): void {
  closeWithGrace({ delay: shutdownDelay, logger: false }, async ({ err, signal }) => {
    if (err) app.log.fatal({ error: err }, 'closing after an error');
    else app.log.info({ signal }, 'closing');
    await close();
  });
}

const sentenceFor = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` ${error.cause.message}` : '';
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is taken by another program. Set PORT to another number, or stop that program.';
  }
  return `${error.message}${cause}`;
};

const configuration = readConfiguration(process.env);
if (configuration.ok) {
  try {
    const server = await startServer(configuration.value);
    closeOnSignals(server);
    announce(server);
  } catch (error) {
    console.error(`Dreamfork could not start. ${sentenceFor(error)}`);
    process.exitCode = 1;
  }
} else {
  console.error('Dreamfork could not start: the configuration has mistakes.');
  for (const sentence of configuration.error) console.error(`  - ${sentence}`);
  process.exitCode = 1;
}
