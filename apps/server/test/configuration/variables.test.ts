import { errorCodes, errorMessages, errorStatuses } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { environment } from '../../src/configuration/environment.ts';
import { computedDefaults, variableMeanings } from './variableMeanings.ts';

const docs = new URL('../../../../docs/', import.meta.url);

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const [head = '', ...body] = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [head, rule, ...body, ''].join('\n');
};

const page = (title: string, source: string, rows: readonly (readonly string[])[]): string =>
  `# ${title}\n\nMade from ${source} by \`npm run unit -- apps/server/test/configuration -u\`.\n\n${table(rows)}`;

test('docs/variables.md holds every variable of the schema with its default', async () => {
  const { properties = {} } = z.toJSONSchema(environment, { io: 'input', unrepresentable: 'any' });
  expect(Object.keys(properties).filter((name) => !variableMeanings[name])).toEqual([]);
  const rows = Object.entries(properties).map(([name, schema]) => {
    const { default: fallback = '' } = schema as { default?: string };
    const computed = computedDefaults[name];
    return [
      `\`${name}\``,
      computed ?? (fallback === '' ? '–' : `\`${fallback}\``),
      variableMeanings[name] ?? '',
    ];
  });
  const head = ['Variable', 'Default', 'Meaning'];
  const source = "the schema of the server's configuration";
  await expect(page('Settings of a server', source, [head, ...rows])).toMatchFileSnapshot(
    new URL('variables.md', docs).pathname,
  );
});

test('docs/errors.md holds every code with its status and message', async () => {
  const rows = errorCodes.map((code) => [
    `\`${code}\``,
    String(errorStatuses[code]),
    errorMessages.en[code],
  ]);
  await expect(
    page('Errors of the API', 'the contract', [['Code', 'Status', 'Message'], ...rows]),
  ).toMatchFileSnapshot(new URL('errors.md', docs).pathname);
});
