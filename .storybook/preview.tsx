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

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader()],
  decorators: [withPage],
  // STORYBOOK_THEME=dark runs all stories, and axe with them, in another theme.
  initialGlobals: { theme: import.meta.env.STORYBOOK_THEME ?? 'light', locale: 'ru' },
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', themeNames),
    locale: toolbar('Language', 'globe', locales),
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Primitives', 'Components', 'Patterns'] } },
  },
};

export default preview;
