import { expect, test } from 'vitest';
import { isAllowedAddress, logged, logText, type ProbeEntry } from './requestLog.ts';

const entry = (id: number): ProbeEntry => ({
  id,
  url: '/health',
  at: 0,
  duration: 12,
  kind: 'answered',
  status: 200,
  body: '{}',
});

test('the log holds the newest two hundred, the newest first', () => {
  let log: ProbeEntry[] = [];
  for (let id = 1; id <= 205; id++) log = logged(log, entry(id));
  expect(log).toHaveLength(200);
  expect([log[0]?.id, log.at(-1)?.id]).toEqual([205, 6]);
});

test.each([
  ['/api/media/supported-types', true],
  ['https://example.org/a?b=1', true],
  [' http://localhost:8081/health ', true],
  ['//elsewhere.test', false],
  ['javascript:alert(1)', false],
  ['file:///etc/hosts', false],
  ['', false],
])('%j may be looked at: %s', (address, may) => {
  expect(isAllowedAddress(address)).toBe(may);
});

test('the log is passed on as text', () => {
  const failed: ProbeEntry = {
    id: 2,
    url: '/x',
    at: 0,
    duration: 5,
    kind: 'failed',
    message: 'Нет',
  };
  expect(logText([entry(1), failed])).toBe(
    '1970-01-01T00:00:00.000Z GET /health 12 ms 200\n{}\n\n1970-01-01T00:00:00.000Z GET /x 5 ms - Нет',
  );
});
