import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { premiumDays } from '../users/userFigures.ts';
import { useReadAt } from './useReadAt.ts';

const opened = Date.parse('2026-11-20T12:00:00.000Z');
const granted = opened + 10 * 60_000;
const account = { premiumExpiresAt: '2027-11-20T12:05:00.000Z' };

/** Shows the days from data that came at once. */
function NewPage() {
  return premiumDays(account.premiumExpiresAt, useReadAt(account));
}

/** Shows other data first; ten minutes later, the same data comes. */
function OpenPage() {
  const [data, setData] = useState<object>();
  const readAt = useReadAt(data);
  if (data === undefined) {
    vi.setSystemTime(granted);
    setData(account);
  }
  return premiumDays(account.premiumExpiresAt, readAt);
}

test('the same data leaves the same days of premium on every page, however long it has been open', () => {
  vi.useFakeTimers({ now: opened, toFake: ['Date'] });
  try {
    const days = [OpenPage, NewPage].map((page) => renderToStaticMarkup(createElement(page)));
    expect(days).toEqual(['364', '364']);
  } finally {
    vi.useRealTimers();
  }
});
