import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `4px ${vars.space['3']} ${vars.space['4']}`,
});

export const list = style({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({ position: 'absolute', insetInline: 0, top: 0 });
