import { readToken } from '@dreamfork/account/session';
import { browserBaseUrl } from '@dreamfork/api-client';
import { createReadingCalls } from '@dreamfork/api-client/reading';
import { browserSteps } from '@dreamfork/player';
import { type Locale, locales, readLocale } from '@dreamfork/ui/i18n';
import { type ThemeName, themeNames } from '@dreamfork/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LazyNotice } from '../layout/LazyNotice.tsx';
import { fetchEmbeddedPage, Reading } from './Reading.tsx';
import type { ReadingAddress } from './readingAddress.ts';

const buildBaseUrl: string | undefined = import.meta.env.VITE_API_BASE ?? '';

/** The options of an embedding page: `?theme=dark&lang=en&height=auto&events=on`, and `preview` of the site's own. */
function embedOptions(search: string) {
  const parameters = new URLSearchParams(search);
  return {
    theme: themeNames.find((name): name is ThemeName => name === parameters.get('theme')),
    locale: locales.find((name): name is Locale => name === parameters.get('lang')),
    isAsHighAsText: parameters.get('height') === 'auto',
    tellsEvents: parameters.get('events') === 'on',
    isPreview: parameters.has('preview'),
  };
}

function leave(): void {
  const cameFromHere =
    URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;
  const steps = browserSteps();
  if (cameFromHere && history.length > steps + 1) history.go(-1 - steps);
  else location.assign('/stories');
}

/**
 * Renders the document of one story: reader and story, without the rest of the site unless there is no story. The server-rendered
 * preview stays until the story is loaded.
 */
export async function startReading(
  root: HTMLElement,
  address: ReadingAddress,
  showSite: () => Promise<void>,
): Promise<void> {
  const options = embedOptions(location.search);
  const { theme, locale = readLocale(), isAsHighAsText, tellsEvents, isPreview } = options;
  const isEmbedded = address.kind === 'embed';
  if (isEmbedded && theme) document.documentElement.dataset.theme = theme;
  document.documentElement.lang = locale;
  // Fetched beside the story, so that a frame does not wait for one after the other; a failure is met where it is shown.
  if (isEmbedded) fetchEmbeddedPage().catch(() => undefined);
  const calls = createReadingCalls({
    baseUrl: browserBaseUrl(buildBaseUrl),
    token: isEmbedded ? null : readToken(),
  });
  const first = await calls.loadStory(address.id);
  if (!isEmbedded && (first.status === 'missing' || first.status === 'failed')) {
    // A page that says so is one of the site, with its bar.
    return showSite();
  }
  createRoot(root).render(
    <StrictMode>
      {!isEmbedded && <LazyNotice locale={locale} />}
      <Reading
        {...address}
        first={first}
        locale={locale}
        calls={calls}
        isAsHighAsText={isEmbedded && isAsHighAsText}
        tellsEvents={tellsEvents}
        isPreview={isEmbedded && isPreview}
        onClose={leave}
      />
    </StrictMode>,
  );
}
