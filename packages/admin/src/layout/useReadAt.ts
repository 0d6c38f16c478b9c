import { useState } from 'react';
import { useAutoRefresh } from './useAutoRefresh.ts';

/** The moment that figures about this data hold for: when it came, and each minute after. */
export function useReadAt(data: unknown): number {
  const [read, setRead] = useState(() => ({ data, at: Date.now() }));
  const isNew = read.data !== data;
  // oxlint-disable-next-line react/purity -- the moment at which this data was first shown.
  const current = isNew ? { data, at: Date.now() } : read;
  if (isNew) setRead(current);
  useAutoRefresh(() => setRead({ data, at: Date.now() }));
  return current.at;
}
