import { toastArea } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 420,
  overflow: 'hidden',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  isolation: 'isolate',
});

export const frame = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
});

export const work = style({ position: 'relative', display: 'flex', flex: 1, minHeight: 0 });

export const canvas = style({
  // Toasts leave the tabs of the panel beside it free.
  anchorName: toastArea,
  containerType: 'inline-size',
  containerName: 'dreamfork-middle',
  position: 'relative',
  flex: 1,
  // However wide the panels are made, the story is in view.
  minWidth: 240,
  minHeight: 0,
});
