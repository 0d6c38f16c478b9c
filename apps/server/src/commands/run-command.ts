import { parseArgs } from 'node:util';
import { ApiError } from '../api-error.ts';
import { type Configuration, readConfiguration } from '../configuration/configuration.ts';
import { sentenceFor } from '../error-texts.ts';

type Command = {
  /** How it is called, and what it does. */
  usage: string;
  /** How the sentence about a failure begins. */
  failure: string;
  /** Returns what to say at its end. */
  run: (argument: string, configuration: Configuration) => Promise<string>;
};

function readArgument(): string | undefined {
  try {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} });
    return positionals.length === 1 ? positionals[0] : undefined;
  } catch {
    // An option that does not exist: the usage is shown.
    return undefined;
  }
}

/** Only the media storage throws errors with a code of the contract here. */
const nameStorage = (error: unknown): unknown =>
  error instanceof ApiError
    ? new Error('The media storage cannot be used.', { cause: error.cause })
    : error;

/** Runs a command with one argument, with the settings of the server. The exit code is 0, or 1 after a failure. */
export async function runCommand({ usage, failure, run }: Command): Promise<void> {
  const argument = readArgument();
  const configuration = readConfiguration(process.env);
  try {
    if (argument === undefined) throw new Error(usage);
    if (!configuration.ok) throw new Error(configuration.error.join(' '));
    console.log(await run(argument, configuration.value));
  } catch (error) {
    console.error(`${failure} ${sentenceFor(nameStorage(error))}`);
    process.exitCode = 1;
  }
}
