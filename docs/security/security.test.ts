import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const docs = fileURLToPath(new URL('..', import.meta.url));
const root = dirname(docs.replace(/\/$/, ''));
const read = (path: string) => readFileSync(join(docs, path), 'utf8');
const pages = readdirSync(join(docs, 'security'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `security/${name}`);
const overview = read('security.md');

type Answer = { number: string; kind: string; evidence: string };

const row =
  /^\| (\d+\.\d+\.\d+) *\| [12] *\| [^|]+\| (Holds|Does not apply|\*\*Open\*\*)\.[^|]*\| ([^|]+)\|$/gm;
const answers: Answer[] = pages.flatMap((page) =>
  [...read(page).matchAll(row)].map(([, number = '', kind = '', evidence = '']) => ({
    number,
    kind: kind.replaceAll('*', ''),
    evidence: evidence.trim(),
  })),
);
const numbersOf = (kind: string) =>
  answers.filter((answer) => answer.kind === kind).map(({ number }) => number);

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const counts = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test('every requirement of levels 1 and 2 is answered once', () => {
  expect(new Set(answers.map(({ number }) => number)).size).toBe(answers.length);
  const answered = counts.map(
    (_, at) => answers.filter(({ number }) => number.startsWith(`${at + 1}.`)).length,
  );
  expect(answered).toEqual(counts);
});

test('the overview has the figures, and lists what is open', () => {
  const [holds, na, open] = ['Holds', 'Does not apply', 'Open'].map(numbersOf);
  expect(overview).toContain(
    `${holds?.length} hold, ${na?.length} do not apply, ${open?.length} are open.`,
  );
  const [, list = ''] = overview.split('## Open');
  expect((list.match(/\b\d+\.\d+\.\d+\b/g) ?? []).toSorted()).toEqual(open?.toSorted());
});

test('what holds names its evidence, and all evidence exists', () => {
  const missing = answers.flatMap(({ number, kind, evidence }) => {
    const paths = [...evidence.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    if (kind === 'Holds' && paths.length === 0 && !evidence.includes('](')) return [number];
    return paths.filter((path) => !existsSync(join(root, path)));
  });
  expect(missing).toEqual([]);
});

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-');

test.each(['security.md', ...pages])('no link of %s is dead', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
  const dead = links.filter(([, path = '', anchor]) => {
    const target = path === '' ? join(docs, page) : join(docs, dirname(page), path);
    if (!existsSync(target)) return true;
    const headings = anchor ? readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm) : [];
    return (
      anchor !== undefined && ![...headings].some(([, text = '']) => anchorOf(text) === anchor)
    );
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});
