/** The dictionaries of the design system stand beside its provider, which the element does not use. */
export { Fragment as I18nProvider } from './tree.ts';
