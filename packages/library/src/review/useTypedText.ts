import { useState } from 'react';

/** What is typed and not sent: kept in this browser under a key, so that no reload, Escape or closed tab takes it. */
export function useTypedText(
  key: string,
  initial = '',
): [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState({ key, text: read(key) ?? initial });
  const current = typed.key === key ? typed : { key, text: read(key) ?? initial };
  if (current !== typed) setTyped(current);
  return [
    current.text,
    (text) => {
      setTyped({ key, text });
      try {
        if (text === initial) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // A browser without storage keeps it in the field alone.
      }
    },
  ];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
