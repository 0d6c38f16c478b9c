import closeWithGrace from 'close-with-grace';
import { type Configuration, readConfiguration } from './configuration/configuration.ts';
import { sentenceFor } from './error-texts.ts';
import type { RunningServer } from './server.ts';

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

/** Starts the server, and before it loads what traces it, where the operator collects traces. */
async function start(configuration: Configuration): Promise<RunningServer> {
  const finishTracing = configuration.traces
    ? (await import('./tracing.ts')).startTracing()
    : async () => {};
  const { startServer } = await import('./server.ts');
  const server = await startServer(configuration);
  async function close(): Promise<void> {
    try {
      await server.close();
    } finally {
      await finishTracing();
    }
  }
  return { ...server, close };
}

const configuration = readConfiguration(process.env);
if (configuration.ok) {
  try {
    const server = await start(configuration.value);
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
