import type { headMessages } from '../messages/heads.ts';
import { type SitePage, sitePages } from '../sitePages.ts';

export type ServerRenderedPage = SitePage & {
  head: keyof (typeof headMessages)['ru'];
  /** Module of the component, a key of the build manifest. */
  module: string;
};

/** The pages that the server renders: public ones without forms. */
export const serverRenderedPages: readonly ServerRenderedPage[] = [
  { ...sitePages.home, head: 'home', module: 'src/pages/home/HomePage.tsx' },
  { ...sitePages.stories, head: 'stories', module: 'src/pages/stories/StoriesPage.tsx' },
  { ...sitePages.help, head: 'help', module: 'src/pages/staticPages/HelpPage.tsx' },
  { ...sitePages.contacts, head: 'contacts', module: 'src/pages/staticPages/ContactsPage.tsx' },
  { ...sitePages.about, head: 'about', module: 'src/pages/staticPages/AboutPage.tsx' },
];
