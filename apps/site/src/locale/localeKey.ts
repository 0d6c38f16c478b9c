/** Name under which the chosen language lies in the browser's storage. */
export const localeKey = 'locale';
