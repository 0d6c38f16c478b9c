import { type ApiError, hasCode } from '@dreamfork/api-client';
import { useState } from 'react';

/** Whether an act of an account without a password was refused because its sign-in is too old. */
export function useFreshSignIn() {
  const [isNeeded, setNeeded] = useState(false);
  return {
    isNeeded,
    isAskedBy: (error: ApiError): boolean => {
      const isAsked = hasCode(error, 'sign-in-too-old');
      if (isAsked) setNeeded(true);
      return isAsked;
    },
  };
}
