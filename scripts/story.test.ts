import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

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

test('what cannot be done is said in a sentence', () => {
  expect(story('convert', 'missing.html', 'out.twee')).toMatchObject({ status: 2 });
  writeFileSync(join(folder, 'page.html'), '<p>x</p>');
  const { status, stderr } = story('check', 'page.html');
  expect([status, stderr]).toEqual([2, expect.stringContaining('No story was found')]);
});
