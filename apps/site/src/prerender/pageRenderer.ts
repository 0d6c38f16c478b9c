import type { Locale } from '@dreamfork/ui/i18n';

/** A public page of the site, rendered on the server for a guest. */
export type RenderedPage = {
  title: string;
  description: string;
  html: string;
  /** An element with the responses it was rendered from, for the script. */
  data: string;
  /** Addresses of its style sheets. */
  sheets: readonly string[];
  /** CSS rules of this page only. */
  style: string;
};

export type RenderRequest = {
  path: string;
  locale: Locale;
  /** Calls the API of the server as a guest. */
  fetch: typeof globalThis.fetch;
};

/** What the server-side bundle of the site exports. */
export type PageRenderer = {
  /** Addresses of the pages that can be rendered. */
  paths: readonly string[];
  /** Whether the site has a page at an address. */
  isSiteAddress: (pathname: string) => boolean;
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
};
