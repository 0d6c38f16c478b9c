import { Button } from '@dreamfork/ui';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';

export type RefreshButtonProps = { label: string; refresh: () => Promise<unknown> };

/** Reads the figures of a page again, and is busy until they are there. */
export function RefreshButton({ label, refresh }: RefreshButtonProps) {
  const [isRefreshing, setRefreshing] = useState(false);
  return (
    <Button
      icon={RefreshCw}
      isPending={isRefreshing}
      onPress={() => {
        setRefreshing(true);
        void refresh().finally(() => setRefreshing(false));
      }}
    >
      {label}
    </Button>
  );
}
