/** The player takes messages from the design system's locale provider, and none of react-aria's widgets. */
export { Fragment as I18nProvider } from 'preact';
