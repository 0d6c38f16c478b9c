import type { Locale, ThemeName } from '@dreamfork/ui';
import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { leaveFrames } from './leaveFrames.ts';

export type DocsGlobals = { theme: ThemeName; locale: Locale };

function readGlobals(context: DocsContextProps): DocsGlobals {
  const [story] = context.componentStories();
  if (!story) throw new Error('A docs page needs a story.');
  return context.getStoryContext(story).userGlobals as DocsGlobals;
}

/** The globals of the toolbar. They are not read from the event, because frames send events to this page too. */
export function useDocsGlobals(context: DocsContextProps): DocsGlobals {
  const [globals, setGlobals] = useState(() => readGlobals(context));
  useEffect(() => {
    const update = () => {
      leaveFrames();
      setGlobals(readGlobals(context));
    };
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  return globals;
}
