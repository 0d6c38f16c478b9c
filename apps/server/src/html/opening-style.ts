/**
 * The look of a story's opening before the script runs: the player's page, drawn with the same variables
 * of the theme and the same measures, so that nothing moves when the player takes over.
 */
export const openingStyle = [
  '#story-opening{display:flex;flex-direction:column;box-sizing:border-box;min-height:100dvh;color:var(--df-color-ink);background:var(--df-color-surface);font:1.3125rem/1.68 var(--df-font-reading);overflow-wrap:anywhere}',
  '#story-opening>header{display:flex;align-items:center;gap:12px;box-sizing:border-box;min-height:60px;padding-inline:74px 24px;white-space:nowrap}',
  '#story-opening>header>*{overflow:hidden;margin:0;font-size:var(--df-size-s15);font-weight:500;line-height:1.4;text-overflow:ellipsis;color:var(--df-color-ink2)}',
  '#story-opening>header>p{flex:none;font-size:var(--df-size-s13);font-weight:400;color:var(--df-color-ink3)}',
  '#story-opening>div{position:relative;flex:1;box-sizing:border-box;width:100%;max-width:760px;margin-inline:auto;padding:7vh 24px 56px 96px}',
  '#story-opening>div::before{content:"";position:absolute;inset-block:0;left:62px;border-inline-start:2px solid var(--df-color-mark)}',
  '#story-opening h2{margin:0 0 26px;font-family:var(--df-font-display);font-size:var(--df-size-s44);font-weight:var(--df-display-weight);letter-spacing:var(--df-display-letterSpacing);line-height:var(--df-display-lineHeight);text-wrap:balance}',
  '#story-opening>div p{margin:0 0 .9em;text-wrap:pretty}',
  '@media screen and (max-width:599.98px){#story-opening{font-size:1.1875rem}#story-opening>header{padding-inline:56px 96px}#story-opening>header>p{display:none}#story-opening>div{padding:28px 16px 40px 46px}#story-opening>div::before{left:30px}}',
].join('');
