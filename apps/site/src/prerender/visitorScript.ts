import type { Locale } from '@dreamfork/ui/i18n';
import { localeKey } from '../locale/localeKey.ts';
import { storageKeys } from '../session/sessionStorage.ts';

/** The language that a server draws in. */
export const drawnLocale: Locale = 'ru';

const [key, drawn, token] = [localeKey, drawnLocale, storageKeys.token].map((text) =>
  JSON.stringify(text),
);

/**
 * Source of a script for the head of a page: says before the first paint who visits, because what a server
 * draws is the page of a guest in the default language.
 */
export const visitorScript = `(function(){var v=[];try{if((localStorage.getItem(${key})||${drawn})!==${drawn})v.push("foreign");if(localStorage.getItem(${token})||sessionStorage.getItem(${token}))v.push("known")}catch(e){}document.documentElement.dataset.visitor=v.join(" ")})()`;
