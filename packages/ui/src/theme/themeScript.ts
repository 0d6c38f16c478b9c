import { themeNames } from '../tokens/index.ts';
import { defaultStorageKey, defaultTheme } from './themeStorage.ts';

/** Source of a script for the head of a page: sets the saved theme before the first paint. */
export const themeScript = `(function(){var t;try{t=localStorage.getItem(${JSON.stringify(defaultStorageKey)})}catch(e){}document.documentElement.dataset.theme=${JSON.stringify(themeNames)}.indexOf(t)<0?${JSON.stringify(defaultTheme)}:t})()`;
