import { useState } from 'react';

/** Whether something has been so at least once: what has been opened stays mounted, to close as it should. */
export function useHasBeenTrue(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo || isSo;
}
