import { useState } from 'react';
import { useAdminHost } from '../AdminContext.tsx';

/** The open one of the tabs of a page: in the address where the host keeps it there, else in the page. */
export function useTab<Id extends string>(ids: readonly [Id, ...Id[]]) {
  const { tabs } = useAdminHost();
  const [own, setOwn] = useState<string | null>(null);
  const wanted = tabs ? tabs.value : own;
  return {
    value: ids.find((id) => id === wanted) ?? ids[0],
    onChange: (id: Id) => {
      const next = id === ids[0] ? null : id;
      if (tabs) tabs.onChange(next);
      else setOwn(next);
    },
  };
}
