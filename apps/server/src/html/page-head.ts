import { escapeHtml } from './escape-html.ts';
import { metaElement } from './meta-element.ts';

type Options = {
  title: string;
  description: string;
  language: string;
  /** The whole address of the page. */
  address: string;
};

const locales: Record<string, string> = { ru: 'ru_RU', en: 'en_US' };

/** Title, description and canonical address of an open page of the site. */
export const pageHead = ({ title, description, language, address }: Options): string =>
  [
    `<title>${escapeHtml(title)} · Dreamfork</title>`,
    metaElement('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    metaElement('property', 'og:type', 'website'),
    metaElement('property', 'og:site_name', 'Dreamfork'),
    metaElement('property', 'og:title', title),
    metaElement('property', 'og:description', description),
    metaElement('property', 'og:url', address),
    metaElement('property', 'og:locale', locales[language] ?? language),
  ].join('');
