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
import { useLayoutEffect } from 'react';

type Globals = { theme: ThemeName; locale: Locale };

/** Every story stands on a page of ours: theme, language, toasts and questions. */
const withPage: Decorator = (Story, context) => {
  const { theme, locale } = context.globals as Globals;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = locale;
  }, [theme, locale]);
  return (
    <LocaleProvider locale={locale}>
      <ToastProvider>
        <ConfirmProvider>
          <Story />
        </ConfirmProvider>
      </ToastProvider>
    </LocaleProvider>
  );
};

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
