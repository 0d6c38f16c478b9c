import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStory } from '@dreamfork/story/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { storyFileOf } from '../apps/server/test/support/story-files/story-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'story-'));
afterAll(() => rmSync(folder, { recursive: true }));

const story = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'story.ts'), ...args], {
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

test('a check names what readers stumble over', () => {
  writeFileSync(join(folder, 'bad.twee'), ':: Start\nGo [[on->Nowhere]]');
  const { status, stdout } = story('check', 'bad.twee');
  expect(status).toBe(1);
  expect(stdout).toContain('target-missing Nowhere (1)');
  expect(stdout).toContain('error: «Start»: ');
});

test('a story file is checked as a whole', () => {
  const document = buildStory('Ferry').node('end', 'end').build();
  writeFileSync(join(folder, 'a.df'), storyFileOf({ document, media: [] }));
  expect(story('check', 'a.df')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('a.df: Ferry'),
  });
  writeFileSync(join(folder, 'a.df'), 'x');
  expect(story('check', 'a.df')).toMatchObject({ status: 1 });
});

test('what cannot be done is said in a sentence', () => {
  expect(story('convert', 'missing.html', 'out.twee')).toMatchObject({ status: 2 });
  writeFileSync(join(folder, 'page.html'), '<p>x</p>');
  const { status, stderr } = story('check', 'page.html');
  expect([status, stderr]).toEqual([2, expect.stringContaining('No story was found')]);
});

test('a story becomes a book, a page to print, or a file of another program', () => {
  writeFileSync(join(folder, 'ferry.twee'), ':: Pier\nGo [[on->River]]\n\n:: River\nWater');
  const convert = (...args: string[]): string => {
    expect(story('convert', 'ferry.twee', ...args).status).toBe(0);
    return readFileSync(join(folder, args[0] ?? ''), 'latin1');
  };
  expect(convert('out.epub').slice(30, 58)).toBe('mimetypeapplication/epub+zip');
  expect(convert('out.yarn')).toContain('<<jump River>>');
  expect(convert('book.html', '--format', 'gamebook', '--paper', 'A4')).toContain('size: A4');
  expect(story('convert', 'ferry.twee', 'out.ink', '--format', 'gamebook').status).toBe(2);
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
