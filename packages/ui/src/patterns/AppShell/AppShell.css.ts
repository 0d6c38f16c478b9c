import { globalStyle, style } from '@vanilla-extract/css';
import { delayed } from '../../components/Delayed/Delayed.css.ts';
import { vars } from '../../themes/vars.css.ts';

const sidebarWidth = '244px';

/** Below it the sidebar stands above the content. */
const sidebarAbove = 'screen and (max-width: 899.98px)';

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.color.paper,
});

export const besideSidebar = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: `${sidebarWidth} minmax(0, 1fr)`,
  '@media': {
    [sidebarAbove]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const content = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  outline: 'none',
});

/** The footer would jump when what the page waits for takes its place. */
globalStyle(`${content}:has(.${delayed}) ~ *`, { display: 'none' });
