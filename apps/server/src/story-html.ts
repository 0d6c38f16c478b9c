import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { storyHtmlQuery } from '@dreamfork/api-client/contract';
import { parseStoryJson, problemMessages } from '@dreamfork/story';
import { playerDirectory } from './configuration/paths.ts';
import { writeStoryFile } from './document/write-story-file.ts';
import { readPlayerBundle } from './html/player-bundle.ts';

const usage = [
  'Writes a story as one HTML file that plays without a server, or as a ZIP if it has large media.',
  '',
  '  npm run story-html -- story.json [output.html]   a story in a file',
  '  npm run story-html -- <id> [output.html]         a public story of a running server',
  '',
  'The page loads no files from other sites. `--allow img.example` lets it; the option can be repeated.',
  '',
  'SERVER_URL says where the server is (http://127.0.0.1:8081).',
].join('\n');

const server = (process.env.SERVER_URL ?? 'http://127.0.0.1:8081').replace(/\/+$/, '');

/** An error that the caller of the command can correct. */
class UsageError extends Error {}

async function fromFile(path: string, hosts: readonly string[]): Promise<Written> {
  const parsed = parseStoryJson(await readFile(path, 'utf8'));
  if (!parsed.ok) {
    const reasons = new Set(parsed.error.map(({ code }) => problemMessages.en[code]));
    throw new UsageError(
      `${path} is no story that can be played:\n  - ${[...reasons].join('\n  - ')}`,
    );
  }
  const player = await readPlayerBundle(playerDirectory);
  if (!player) throw new UsageError('The player has not been built. Run `npm run build` first.');
  const facts = { id: basename(path), isPublic: false, authorName: '', coverUrl: null };
  const answer = Buffer.from(JSON.stringify({ ...parsed.value, ...facts }));
  const { html } = await writeStoryFile({ answer, player, publicAddress: server, hosts });
  return { content: html, extension: '.html' };
}

type Written = { content: string | Uint8Array; extension: '.html' | '.zip' };

async function fromServer(id: string, hosts: readonly string[]): Promise<Written> {
  const query = new URLSearchParams({ hosts: hosts.join(',') });
  const address = `${server}/api/story/${encodeURIComponent(id)}/html?${query}`;
  const answer = await fetch(address, { headers: { 'accept-language': 'en' } }).catch(() => {
    throw new UsageError(`Nothing answers at ${server}. Start the server, or set SERVER_URL.`);
  });
  if (answer.ok) {
    const isZip = answer.headers.get('content-type') === 'application/zip';
    return { content: await answer.bytes(), extension: isZip ? '.zip' : '.html' };
  }
  throw new UsageError(
    `${server} gave no story for ${id} (status ${answer.status}): only public stories can be had this way.`,
  );
}

function readCommandLine() {
  const options = {
    allow: { type: 'string', multiple: true, default: [] as string[] },
    help: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : usage);
  }
}

async function writeStory(): Promise<void> {
  const { values, positionals } = readCommandLine();
  const [source, wished] = positionals;
  if (source === undefined || values.help) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const hosts = values.allow;
  if (!storyHtmlQuery.safeParse({ hosts: hosts.join(',') }).success) {
    throw new UsageError(`--allow takes a host such as img.example, not ${hosts.join(', ')}.`);
  }
  const isFile = existsSync(source);
  const write = isFile ? fromFile : fromServer;
  const { content, extension } = await write(source, hosts);
  const name = isFile ? basename(source, extname(source)) : source;
  const output = wished ?? `${name}${extension}`;
  await writeFile(output, content);
  console.log(`Written to ${output}`);
}

try {
  await writeStory();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
