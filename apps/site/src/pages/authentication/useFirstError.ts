import { useEffect, useRef, useState } from 'react';

/** Takes the reader of a form to the first field that needs them, once its error is shown. */
export function useFirstError() {
  const ref = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (attempt > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  return { ref, focusFirstError: () => setAttempt((previous) => previous + 1) };
}
