import { browserBaseUrl } from '@dreamfork/api-client';
import { defaultLocale, type Locale, locales } from '@dreamfork/ui/i18n';
import { type ThemeName, themeNames } from '@dreamfork/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readLocale } from '../locale/savedLocale.ts';
import { readToken } from '../session/savedToken.ts';
import { leadToSignIn } from './leadToSignIn.ts';
import { Reading } from './Reading.tsx';
import type { ReadingAddress } from './readingAddress.ts';
import { createReadingCalls } from './readingCalls.ts';

const buildBaseUrl: string | undefined = import.meta.env.VITE_API_BASE ?? '';

/** The wishes of a page that shows us in a frame: `?theme=dark&lang=en&height=auto`. */
function wishes(search: string) {
  const asked = new URLSearchParams(search);
  return {
    theme: themeNames.find((name): name is ThemeName => name === asked.get('theme')),
    locale: locales.find((name): name is Locale => name === asked.get('lang')),
    isAsHighAsText: asked.get('height') === 'auto',
  };
}

function savedLocale(): Locale {
  try {
    return readLocale(localStorage);
  } catch {
    return defaultLocale;
  }
}

function leave(): void {
  const cameFromHere =
    URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;
  if (cameFromHere && history.length > 1) history.back();
  else location.assign('/stories');
}

/**
 * Opens a story whose address was opened itself: reader and story alone, without the rest of the site.
 * What the server drew stays until the story can take its place.
 */
export async function startReading(root: HTMLElement, address: ReadingAddress): Promise<void> {
  const { theme, locale = savedLocale(), isAsHighAsText } = wishes(location.search);
  const isEmbedded = address.kind === 'embed';
  if (isEmbedded && theme) document.documentElement.dataset.theme = theme;
  document.documentElement.lang = locale;
  const calls = createReadingCalls({
    baseUrl: browserBaseUrl(buildBaseUrl),
    token: isEmbedded ? null : readToken(),
  });
  const first = await calls.loadStory(address.id);
  createRoot(root).render(
    <StrictMode>
      <Reading
        {...address}
        first={first}
        locale={locale}
        calls={calls}
        isAsHighAsText={isEmbedded && isAsHighAsText}
        onClose={leave}
        onRefused={leadToSignIn}
      />
    </StrictMode>,
  );
}
