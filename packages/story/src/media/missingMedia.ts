import type { NodeMedia } from '../schema/document.ts';
import { mediaHostOf } from './mediaHost.ts';

/** Whether a file did not come with an imported story: its address leads nowhere here, and no reader sees it (SPEC I18). */
export const isMissingMedia = ({ url, isActive }: Pick<NodeMedia, 'url' | 'isActive'>): boolean =>
  !isActive && url !== '' && !/^(?:\/|data:|blob:)/i.test(url) && mediaHostOf(url) === null;
