import type { Health } from '@dreamfork/api-client';
import { describe, expect, test } from 'vitest';
import { healthStatus } from '../layout/healthStatus.ts';
import { monthlyChange } from '../layout/useTrend.ts';
import { premiumDays } from './userFigures.ts';
import { noFilters, userListQuery } from './userFilters.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-11-30T12:00:00.000Z', 10],
  ['2026-11-30T11:59:59.000Z', 9],
  ['2026-11-20T12:00:01.000Z', 0],
  ['2026-11-20T12:00:00.000Z', null],
  ['2025-01-01T00:00:00.000Z', null],
  [null, null],
])('premium until %s leaves %s whole days', (expiresAt, days) => {
  expect(premiumDays(expiresAt, now)).toBe(days);
});

test.each([
  [112, 100, 12],
  [90, 100, -10],
  [100, 100, 0],
  [5, 0, null],
  [5, undefined, null],
])('%s against %s a month ago is %s percent', (current, previous, change) => {
  expect(monthlyChange(current, previous)).toBe(change);
});

describe('the query of the list', () => {
  test('filters that are off are not sent', () => {
    expect(userListQuery({ ...noFilters, searchTerm: '  ' }, 3)).toEqual({ page: 3, pageSize: 20 });
  });

  test('filters that are on are sent', () => {
    const filters = {
      searchTerm: ' anna ',
      status: 'Banned',
      role: 'Admin',
      premium: 'false',
    } as const;
    expect(userListQuery(filters, 1)).toEqual({
      page: 1,
      pageSize: 20,
      searchTerm: 'anna',
      status: 'Banned',
      role: 'Admin',
      isPremium: 'false',
    });
  });
});

describe('the health indicator', () => {
  const health: Health = {
    status: 'ok',
    services: [{ name: 'API', status: 'up', responseTime: 1 }],
    uptime: 10,
    version: '1.0.0',
    lastCheck: '2026-11-20T12:00:00.000Z',
  };

  test('works when everything is up', () => {
    expect(healthStatus(health, false)).toBe('working');
  });

  test.each(['down', 'degraded'] as const)('is broken when a service is %s', (status) => {
    const services = [{ name: 'Database', status, responseTime: 1 }];
    expect(healthStatus({ ...health, services }, false)).toBe('broken');
  });

  test('a server that does not answer is not called working', () => {
    expect(healthStatus(health, true)).toBe('unreachable');
    expect(healthStatus(undefined, false)).toBe('checking');
  });
});
