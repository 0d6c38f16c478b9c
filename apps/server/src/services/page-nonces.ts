import { createHmac } from 'node:crypto';
import type { PageNonces } from './services.ts';

export function createPageNonces(secret: string): PageNonces {
  const key = createHmac('sha256', secret).update('pages').digest();
  return { of: (html) => createHmac('sha256', key).update(html).digest('base64url') };
}
