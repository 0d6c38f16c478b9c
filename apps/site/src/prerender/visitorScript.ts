import { storageKeys } from '@dreamfork/account/session';

const token = JSON.stringify(storageKeys.token);

/**
 * Source of a script for the head of a page: marks signed-in visitors before the first paint, because the
 * server renders the page of a guest.
 */
export const visitorScript = `(function(){var v="";try{if(localStorage.getItem(${token})||sessionStorage.getItem(${token}))v="known"}catch(e){}document.documentElement.dataset.visitor=v})()`;
