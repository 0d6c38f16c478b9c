import {
  ConfirmProvider,
  type Locale,
  LocaleProvider,
  locales,
  type ThemeName,
  ToastProvider,
  themeNames,
} from '@dreamfork/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { type ReactNode, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { checkOtherThemes } from './accessibilityInThemes.ts';
import { modes } from './modes.ts';
import { followWidth, widthNames, widthOptions } from './width.ts';

type Globals = { theme: ThemeName; locale: Locale };

/** A page of ours around a story: theme, language, toasts and questions. */
function Page({ theme, locale, children }: Globals & { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = locale;
  }, [theme, locale]);
  return (
    <LocaleProvider locale={locale}>
      <ToastProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </LocaleProvider>
  );
}

const withPage: Decorator = (Story, context) => (
  <Page {...(context.globals as Globals)}>
    <Story />
  </Page>
);

const toolbar = (title: string, icon: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

// In Storybook itself the addon shows what axe says, in the theme of the toolbar.
const isTest = import.meta.env.MODE === 'test';
const isPicture = Boolean(import.meta.env.STORYBOOK_VISUAL);

// How long a story may wait for what it looks for: the machine may be busy with other tests.
configure({ asyncUtilTimeout: 5_000 });

// Tests set the width of their page themselves.
if (!isTest) followWidth();

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader()],
  decorators: [withPage],
  afterEach: async (context) => {
    if (isTest && !isPicture) await checkOtherThemes(context);
  },
  // STORYBOOK_THEME=dark runs all stories, and axe with them, in another theme.
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? 'light',
    locale: 'ru',
    width: 'full',
  },
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', themeNames),
    locale: toolbar('Language', 'globe', locales),
    width: toolbar('Width', 'ruler', widthNames),
  },
  parameters: {
    // Forced colours are the reader's own: axe cannot see them, and asks about colours they paint over.
    a11y: { test: import.meta.env.STORYBOOK_CONDITIONS ? 'off' : 'error' },
    // Only matrices are pictured: they turn this off for themselves.
    chromatic: { disableSnapshot: true, modes },
    viewport: { options: widthOptions },
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Primitives', 'Components', 'Patterns'] } },
  },
};

export default preview;
