// Writes the demo stories, and one with rules and a record sheet, as EPUB, and has epubcheck read them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, run } from './run.ts';

const demos = 'apps/server/demo';

/** Debian's command needs a wrapper that its package does not always bring. */
const debian = '/usr/share/java/epubcheck.jar';
const epubcheck: Command = existsSync(debian) ? ['java', '-jar', debian] : ['epubcheck'];

/** A book of a story that remembers has pages that no other has. */
const withRules = {
  title: 'Лавка & «ключ»',
  variables: [{ id: 'v', name: 'золото', type: 'number', initial: 5, note: '' }],
  nodes: [
    {
      id: 'a',
      type: 'choice',
      title: 'Лавка <1>',
      content: 'У вас {золото} монет. {if золото > 3: Хватит. | else: Мало.}',
      position: { x: 0, y: 0 },
      choices: [
        {
          id: 'a1',
          text: 'Купить',
          connectionId: 'c1',
          condition: 'золото > 3',
          effects: [{ kind: 'take', variable: 'золото', value: '4' }],
        },
        { id: 'a2', text: 'Уйти', connectionId: 'c2' },
      ],
      media: [{ id: 'm', mediaType: 'image', url: '/files/план%(2).png', title: 'План' }],
    },
    { id: 'b', type: 'end', title: 'Дом', content: '', position: { x: 0, y: 0 } },
  ],
  connections: [
    { id: 'c1', fromNodeId: 'a', toNodeId: 'a' },
    { id: 'c2', fromNodeId: 'a', toNodeId: 'b' },
  ],
  startNodeId: 'a',
};

async function checkBooks(folder: string): Promise<number> {
  const ruled = join(folder, 'rules.json');
  writeFileSync(ruled, JSON.stringify(withRules));
  const stories = [ruled, ...readdirSync(demos).map((name) => join(demos, name, 'story.json'))];
  let failure = 0;
  for (const [index, story] of stories.entries()) {
    const book = join(folder, `${index}.epub`);
    console.log(story);
    // oxlint-disable-next-line no-await-in-loop -- the lines of one book stay together.
    const written = await run(['node', 'packages/story/bin/story.ts', 'convert', story, book]);
    // oxlint-disable-next-line no-await-in-loop -- as above.
    const checked = await run([...epubcheck, '--failonwarnings', book]);
    failure ||= written || checked;
  }
  return failure;
}

const [command, ...options] = epubcheck;
if (spawnSync(command, [...options, '--version']).error) {
  console.log(
    'epubcheck is not installed, so no book was checked; on Debian: apt-get install epubcheck.',
  );
} else {
  const folder = mkdtempSync(join(tmpdir(), 'books-'));
  process.exitCode = await checkBooks(folder);
  rmSync(folder, { recursive: true });
}
