import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A page of the site, drawn before any script runs. */
export type RenderedPage = {
  language: string;
  title: string;
  description: string;
  html: string;
  /** An element that hands the script what the page was drawn from. */
  data: string;
  /** Addresses of the style sheets it needs. */
  sheets: readonly string[];
  /** Rules that only this page needs. */
  style: string;
};

/** What a build of the site brings along to draw its open pages with. */
export type PageRenderer = {
  paths: readonly string[];
  renderPage: (request: { path: string; fetch: typeof globalThis.fetch }) => Promise<RenderedPage>;
};

/** The renderer of a built site; nothing for a build that has none: its script draws every page. */
export async function readPageRenderer(siteDirectory: string): Promise<PageRenderer | undefined> {
  const file = join(siteDirectory, 'render', 'renderPage.js');
  if (!existsSync(file)) return undefined;
  const renderer: PageRenderer = await import(pathToFileURL(file).href);
  return renderer;
}
