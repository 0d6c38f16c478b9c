import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStory } from '@dreamfork/story/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { storyFileOf } from '../apps/server/test/support/story-files/story-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'story-'));
afterAll(() => rmSync(folder, { recursive: true }));

const command = join(import.meta.dirname, '../packages/story/bin/story.ts');

const story = (...args: string[]) =>
  spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

const game =
  '<tw-storydata name="Ferry" startnode="1"><tw-passagedata pid="1" name="Pier">Go [[on-&gt;River]]</tw-passagedata><tw-passagedata pid="2" name="River">Water</tw-passagedata></tw-storydata>';

test('a Twine game becomes Twee, and Twee a story', () => {
  writeFileSync(join(folder, 'game.html'), game);
  expect(story('convert', 'game.html', 'out.twee')).toMatchObject({
    status: 0,
    stdout: 'Ferry: 2 nodes, 1 connections, 1 endings\n→ out.twee\n',
  });
  expect(readFileSync(join(folder, 'out.twee'), 'utf8')).toContain('[[on->River]]');
  expect(story('convert', 'out.twee', 'out.json').status).toBe(0);
  const { title, nodes } = JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8'));
  expect([title, nodes.length]).toEqual(['Ferry', 2]);
});

test('logic goes out in the words of the story format that is asked for', () => {
  const shop =
    ':: Start\n<<set $gold to 5>>\n<<if $gold gt 3>>[[Pay->End]]<</if>>\n\n:: End\nDone.';
  writeFileSync(join(folder, 'shop.twee'), shop);
  const written = (...dialect: string[]) => {
    const { status } = story('convert', 'shop.twee', 'sold.twee', '--force', ...dialect);
    return status === 0 ? readFileSync(join(folder, 'sold.twee'), 'utf8') : '';
  };
  expect(written()).toContain('<<if $gold gt 3>>');
  expect(written('--dialect', 'Harlowe')).toContain('(if: $gold > 3)');
  expect(written('--dialect', 'sugarcube')).toContain('<<if $gold gt 3>>');
});

test('a check names what readers stumble over', () => {
  writeFileSync(join(folder, 'bad.twee'), ':: Start\nGo [[on->Nowhere]]');
  const { status, stdout } = story('check', 'bad.twee');
  expect(status).toBe(1);
  expect(stdout).toContain('target-missing Nowhere (1)');
  expect(stdout).toContain('error: “Start”: ');
});

test('a story file is checked as a whole', () => {
  const document = buildStory('Ferry').node('end', 'end').build();
  writeFileSync(join(folder, 'a.df'), storyFileOf({ document, media: [] }));
  expect(story('check', 'a.df')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Ferry: 1 nodes'),
  });
  writeFileSync(join(folder, 'a.df'), 'x');
  expect(story('check', 'a.df')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('a.df: '),
  });
});

test('a story file becomes a file of another program', () => {
  const document = buildStory('Ferry').node('end', 'end').build();
  writeFileSync(join(folder, 'b.df'), storyFileOf({ document, media: [] }));
  expect(story('convert', 'b.df', 'b.md').status).toBe(0);
  expect(readFileSync(join(folder, 'b.md'), 'utf8')).toContain('# Ferry');
});

describe('what cannot be done is said in one sentence', () => {
  writeFileSync(join(folder, 'page.html'), '<p>x</p>');
  writeFileSync(join(folder, 'one.twee'), ':: One\nx');
  mkdirSync(join(folder, 'empty'));

  test.each([
    ['convert missing.html out.yarn', 'missing.html: there is no such file.'],
    ['check page.html', 'No passage of Twine was found'],
    ['check empty', 'empty is a folder without stories.'],
    ['convert one.twee nowhere/out.md', 'nowhere/out.md: there is no folder nowhere.'],
    ['convert one.twee out.docx', 'There is no format for .docx; --format can be twee, '],
    ['convert one.twee out.html --format gamebok', 'There is no format gamebok; --format can be '],
    ['convert one.twee out.ink --format gamebook', 'gamebook does not end in .ink but in .html.'],
    ['convert one.twee book.html --format gamebook --paper Letter', 'There is no paper Letter; '],
    ['convert one.twee out.md --paper A4', '--paper is that of a gamebook'],
    ['convert one.twee out.twee --dialect snow', 'There is no dialect snow; --dialect can be '],
    ['convert one.twee out.md --dialect harlowe', '--dialect is that of Twine and Twee, and '],
    ['convert one.twee', 'convert needs what to read and, as the last name, what to write.'],
    ['convert one.twee -', 'The output names no format; --format can be '],
    ['check one.twee --force', '--force means nothing to check.'],
    ['check --wat one.twee', 'There is no option --wat; "story --help" names the options.'],
    ['convert one.twee out.md --format', '--format needs a value.'],
    [
      'frobnicate one.twee',
      'There is no command frobnicate; the commands are convert, check, test.',
    ],
  ])('%s', (line, sentence) => {
    const { status, stderr, stdout } = story(...line.split(' '));
    expect([status, stderr.split('\n').length, stdout]).toEqual([2, 2, '']);
    expect(stderr).toContain(sentence);
  });
});

test('help and version are answers, and help without a question is an error', () => {
  for (const args of [['--help'], ['-h'], ['convert', '--help'], ['help']]) {
    expect(story(...args)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Exit codes: 0 done;'),
    });
  }
  expect(story('--version')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
  expect(story()).toMatchObject({ status: 2, stdout: '' });
});

test('files that exist stay, and sources do in any case', () => {
  const [one, two] = [join(folder, 'first.twee'), join(folder, 'second.twee')];
  writeFileSync(one, ':: One\nx');
  writeFileSync(two, ':: Two\ny');
  expect(story('convert', 'first.twee', 'second.twee')).toMatchObject({ status: 2 });
  expect(story('convert', 'first.twee', 'second.twee', './first.twee', '--force')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('is read, so it is not written over'),
  });
  expect([readFileSync(one, 'utf8'), readFileSync(two, 'utf8')]).toEqual([
    ':: One\nx',
    ':: Two\ny',
  ]);

  writeFileSync(join(folder, 'archive.html'), game + game.replace('Ferry', 'Second'));
  writeFileSync(join(folder, 'many-2.twee'), 'mine');
  expect(story('convert', 'archive.html', 'many.twee').status).toBe(2);
  expect(readFileSync(join(folder, 'many-2.twee'), 'utf8')).toBe('mine');
  expect(existsSync(join(folder, 'many.twee'))).toBe(false);
  expect(story('convert', 'archive.html', 'many.twee', '--force').status).toBe(0);
  expect(readFileSync(join(folder, 'many-2.twee'), 'utf8')).toContain(':: StoryTitle\nSecond');
});

test('a folder is read as one story, and written to; "-" is the standard input and output', () => {
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  mkdirSync(join(folder, 'out'));
  writeFileSync(join(folder, 'src/a.twee'), ':: Start\nGo [[End]]');
  writeFileSync(join(folder, 'src/deep/b.twee'), ':: End\nx');
  writeFileSync(join(folder, 'src/readme.md'), '# No story');
  expect(story('convert', 'src', 'out', '--format', 'yarn').stdout).toContain('2 nodes');
  expect(readFileSync(join(folder, 'out/src.yarn'), 'utf8')).toContain('<<jump End>>');

  const piped = spawnSync(
    process.execPath,
    [command, 'convert', '-', '-', '--format', 'markdown'],
    {
      input: ':: Start\nGo [[End]]\n\n:: End\nx',
      encoding: 'utf8',
    },
  );
  expect(piped).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('- [End](#end)'),
    stderr: expect.stringContaining('2 nodes'),
  });
});

test('a story becomes a book, a page to print, or a file of another program', () => {
  writeFileSync(join(folder, 'ferry.twee'), ':: Pier\nGo [[on->River]]\n\n:: River\nWater');
  const convert = (...args: string[]): string => {
    expect(story('convert', 'ferry.twee', ...args, '--force').status).toBe(0);
    return readFileSync(join(folder, args[0] ?? ''), 'latin1');
  };
  expect(convert('out.epub').slice(30, 58)).toBe('mimetypeapplication/epub+zip');
  expect(convert('out.yarn')).toContain('<<jump River>>');
  expect(convert('book.html', '--format', 'gamebook', '--paper', 'A4')).toContain('size: A4');
});

describe('a test reads the story in all ways', () => {
  const ferry = (tail: string) => {
    writeFileSync(
      join(folder, 'ferry.twee'),
      `:: Pier\nGo [[on->River]] [[back->Home]]\n\n${tail}`,
    );
    return 'ferry.twee';
  };
  const whole = ':: River\nWater\n\n:: Home\nFire\n\n:: Attic\nDust [[down->Home]]';
  const circle = ':: River\nWater [[again->Home]]\n\n:: Home\nFire [[again->River]]';

  test('and tells ends, what was not reached and the coverage', () => {
    const file = ferry(whole);
    const { status, stdout } = story('test', file, '--steps', '1000', '--seed', '7');
    expect(status).toBe(0);
    expect(stdout).toMatch(/\d+ readings, 1000 steps, seed 7; everything that can be reached/);
    expect(stdout).toMatch(/end: «River» in \d+ readings/);
    expect(stdout).toContain('never reached: «Attic»');
    expect(story('test', file, '--steps', '1000', '--coverage', '50').status).toBe(0);
    const strict = story('test', file, '--steps', '1000', '--coverage', '95');
    expect([strict.status, strict.stdout]).toEqual([
      1,
      expect.stringContaining('error: the coverage is below 95 %'),
    ]);
  });

  test('and fails at a circle', () => {
    const { status, stdout } = story('test', ferry(circle), '--steps', '5000');
    expect(status).toBe(1);
    expect(stdout).toMatch(/error: no way out of «(River|Home)», «(River|Home)»/);
  });

  test('and fails at a kept reading that is broken', () => {
    expect(story('convert', ferry(whole), 'ferry.json').status).toBe(0);
    const document = JSON.parse(readFileSync(join(folder, 'ferry.json'), 'utf8'));
    const [start, river] = document.nodes;
    const [{ id: choiceId }] = start.choices;
    const kept = { seed: 1, decisions: [{ choiceId }], values: {} };
    const tests = [
      { id: 'a', title: 'Over the river', nodeId: river.id, ...kept },
      { id: 'b', title: 'To the attic', nodeId: document.nodes[3].id, ...kept },
    ];
    writeFileSync(join(folder, 'kept.json'), JSON.stringify({ ...document, tests }));
    const { status, stdout } = story('test', 'kept.json', '--steps', '1000');
    expect(status).toBe(1);
    expect(stdout).toContain('tests: 1 of 2 passed');
    expect(stdout).toContain(
      'error: test «To the attic»: the reading comes to “River” instead of “Attic”.',
    );
  });

  test('and refuses numbers that are none', () => {
    const { status, stderr } = story('test', ferry(whole), '--steps', 'many');
    expect([status, stderr]).toEqual([2, '--steps must be a number from 0 to 1000000000.\n']);
  });
});
