#!/usr/bin/env node
import manifest from '../package.json' with { type: 'json' };
import { check } from './check.ts';
import { commandOf, help, readCommandLine, UsageError } from './commandLine.ts';
import { convert } from './convert.ts';
import { test } from './test.ts';

const commands = { convert, check, test };

/** What the system says of a file, in a sentence. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  ENOSPC: 'the disk is full',
  EROFS: 'it cannot be written there',
};

/** The sentence for an error that the caller can correct; null for a mistake of the program. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof UsageError) return error.message;
  if (!(error instanceof Error) || !('syscall' in error)) return null;
  const { code, path } = error as NodeJS.ErrnoException;
  return `${path ?? 'The file'}: ${reasons[code ?? ''] ?? error.message}.`;
}

async function run(args: readonly string[]): Promise<number> {
  const line = readCommandLine(args);
  if (line.options.version) console.log(manifest.version);
  else if (line.options.help || line.words[0] === 'help') process.stdout.write(help);
  else if (line.words.length === 0) {
    process.stderr.write(help);
    return 2;
  } else {
    const [, ...words] = line.words;
    return await commands[commandOf(line)]({ ...line, words });
  }
  return 0;
}

// A reader such as `head` may close the output before its end; the rest is wanted by nobody.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 2;
}
