import { Pagination } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} totalPages={12} onChange={setPage} />;
}
