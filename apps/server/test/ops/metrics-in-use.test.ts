import { readFile } from 'node:fs/promises';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startTestServer } from '../support/test-server.ts';

const readOps = (name: string) =>
  readFile(new URL(`../../../../ops/${name}`, import.meta.url), 'utf8');

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };
type Rules = { groups: { rules: { alert: string; expr: string; annotations: object }[] }[] };

/** What Grafana puts in the place of its variables. */
const filled = (expression: string): string => expression.replaceAll('$__rate_interval', '5m');

/** The metrics that an expression names; throws where it is no PromQL. */
function metricsIn(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter(node) {
      const { type, from, to } = node;
      if (type.isError) throw new Error(`No PromQL at ${from}: ${expression}`);
      if (type.name === 'Identifier' && node.matchContext(['VectorSelector'])) {
        names.push(expression.slice(from, to));
      }
    },
  });
  return names;
}

const partsOf: Record<string, string[]> = {
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['_sum', '_count'],
};

/** The names of the series that a server sends. */
async function servedMetrics(): Promise<Set<string>> {
  const metrics = { token: 'x'.repeat(32), port: undefined };
  const { send, stop } = await startTestServer('sqlite', { metrics });
  try {
    const { text } = await send('GET', '/metrics', { token: metrics.token });
    const types = text.matchAll(/^# TYPE (\S+) (\S+)$/gm);
    return new Set(
      [...types].flatMap(([, name = '', type]) =>
        (partsOf[type ?? ''] ?? ['']).map((part) => `${name}${part}`),
      ),
    );
  } finally {
    await stop();
  }
}

test('the dashboard and the alerts name metrics that a server sends', async () => {
  const dashboard = JSON.parse(await readOps('grafana-dashboard.json')) as Dashboard;
  const rules = (parse(await readOps('alerts.yml')) as Rules).groups.flatMap(
    (group) => group.rules,
  );
  expect(rules).toHaveLength(8);
  const expressions = [
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => filled(expr))),
    ...rules.map(({ expr }) => expr),
  ];
  const used = new Set(expressions.flatMap(metricsIn));
  // Of Prometheus itself.
  used.delete('up');
  const served = await servedMetrics();
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !served.has(name))).toEqual([]);
  // Each metric of the product is shown somewhere.
  const shown = [...served].filter((name) => name.startsWith('dreamfork_') && !used.has(name));
  expect(shown).toEqual([]);
});
