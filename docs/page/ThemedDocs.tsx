import {
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Story,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { convert, ThemeProvider } from 'storybook/theming';
import { storybookThemes } from '../../.storybook/storybookThemes.ts';
import { framedDrawing, framedStoryId, isPlayed } from './frame.ts';
import { keepOwnFocus } from './ownFocus.ts';
import { useDocsGlobals } from './useDocsGlobals.ts';

if (framedStoryId !== null) keepOwnFocus();

/** A docs page in the selected theme, or the single story of a frame. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, locale } = useDocsGlobals(context);
  useLayoutEffect(() => {
    if (framedStoryId !== null) return;
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = locale;
  }, [theme, locale]);
  if (framedStoryId === null) {
    return (
      <DocsContainer context={context} theme={storybookThemes[theme]}>
        <main>{children}</main>
      </DocsContainer>
    );
  }
  const shown = context.storyById(framedStoryId);
  const autoplay = framedDrawing === null ? isPlayed(shown) : framedDrawing === 'played';
  const story = <Story of={shown.moduleExport} autoplay={autoplay} />;
  return (
    <DocsContext value={context}>
      <ThemeProvider theme={convert(storybookThemes[theme])}>
        {shown.parameters.layout === 'padded' ? (
          <div style={{ padding: '1rem' }}>{story}</div>
        ) : (
          story
        )}
      </ThemeProvider>
    </DocsContext>
  );
}
