export type Weight = { what: string; first: number; all: number };

const begin = '<!-- weight: written by `npm run packages` -->';
const end = '<!-- /weight -->';

const heads = ['KB, gzipped, without React', 'at first', 'with all that is loaded later'];

/** As the formatter of the repository writes tables: columns have one width. */
function table(weights: readonly Weight[]): string {
  const rows = weights.map(({ what, first, all }) => [what, `${first}`, `${all}`]);
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  return [heads, rule, ...rows]
    .map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n');
}

/** Tools of another version compress a little differently: that is not worth a new table. */
const isNear = (told: number, weight: number): boolean =>
  Math.abs(told - weight) <= Math.max(1, weight * 0.02);

const rowsOf = (text: string): Weight[] =>
  [...text.matchAll(/^\| (`.+`) +\| (\d+) +\| (\d+) +\|$/gm)].map(([, what = '', first, all]) => ({
    what,
    first: Number(first),
    all: Number(all),
  }));

/**
 * The README with these weights in its table, or as it was if it tells nearly the same.
 * @throws Error if it has no place for them.
 */
export function withWeights(readme: string, weights: readonly Weight[]): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) {
    throw new Error(`The README has no place for weights: write ${begin} and ${end}.`);
  }
  const told = rowsOf(readme.slice(from, to));
  const isTold =
    told.length === weights.length &&
    weights.every(({ what, first, all }, index) => {
      const row = told[index];
      return row?.what === what && isNear(row.first, first) && isNear(row.all, all);
    });
  if (isTold) return readme;
  return `${readme.slice(0, from)}${begin}\n\n${table(weights)}\n\n${readme.slice(to)}`;
}
