import { lazily } from '@dreamfork/ui/lazy';

/** What takes files comes with the first of them. */
export const fetchAddFiles = lazily(() => import('./addFiles.ts'));
