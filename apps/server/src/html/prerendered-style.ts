/**
 * What the server draws is the page of a guest in the default language. Who has chosen another one waits
 * for the script, and who is signed in is not asked to sign in meanwhile; the page keeps its measures.
 */
export const prerenderedStyle = [
  '[data-visitor~="foreign"] #prerendered,',
  '[data-visitor~="known"] #prerendered [data-guest]',
  '{visibility:hidden}',
].join('');
