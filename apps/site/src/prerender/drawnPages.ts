import type { headMessages } from '../messages/heads.ts';
import { type SitePage, sitePages } from '../sitePages.ts';

export type DrawnPage = SitePage & {
  head: keyof (typeof headMessages)['ru'];
  /** The module of its component, as the build's manifest names it. */
  module: string;
};

/** The pages that a server draws before any script runs: open to all, and without fields to fill in. */
export const drawnPages: readonly DrawnPage[] = [
  { ...sitePages.home, head: 'home', module: 'src/pages/home/HomePage.tsx' },
  { ...sitePages.stories, head: 'stories', module: 'src/pages/stories/StoriesPage.tsx' },
  { ...sitePages.help, head: 'help', module: 'src/pages/texts/HelpPage.tsx' },
  { ...sitePages.contacts, head: 'contacts', module: 'src/pages/texts/ContactsPage.tsx' },
  { ...sitePages.about, head: 'about', module: 'src/pages/texts/AboutPage.tsx' },
];
