import type { PreviewOptions } from '@dreamfork/editor';
import { StoryPlayer } from '@dreamfork/player';
import { useState } from 'react';
import { pageMediaHosts } from '../pageMediaHosts.ts';

/** The story as its readers will see it, from its start or from a node. */
export function Preview({ player }: PreviewOptions) {
  const [mediaHosts] = useState(pageMediaHosts);
  return <StoryPlayer {...player} mediaHosts={mediaHosts} />;
}
