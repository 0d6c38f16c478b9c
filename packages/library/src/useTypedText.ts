import { useState } from 'react';

/** How long a browser keeps something: until it is cleared, or as long as the tab is open. */
type Lifetime = 'browser' | 'tab';

const storageOf = (lifetime: Lifetime): Storage =>
  lifetime === 'tab' ? sessionStorage : localStorage;

function read(key: string, lifetime: Lifetime): string | null {
  try {
    return storageOf(lifetime).getItem(key);
  } catch {
    return null; // A browser without storage keeps it in the field alone.
  }
}

/** What is typed and not sent: kept in this browser under a key, so that no reload and no Escape takes it. */
export function useTypedText(
  key: string,
  { initial = '', lifetime = 'browser' }: { initial?: string; lifetime?: Lifetime } = {},
): [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState({ key, text: read(key, lifetime) ?? initial });
  const current = typed.key === key ? typed : { key, text: read(key, lifetime) ?? initial };
  if (current !== typed) setTyped(current);
  return [
    current.text,
    (text) => {
      setTyped({ key, text });
      try {
        if (text === initial) storageOf(lifetime).removeItem(key);
        else storageOf(lifetime).setItem(key, text);
      } catch {
        // The same.
      }
    },
  ];
}
