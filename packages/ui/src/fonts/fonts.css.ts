import { globalFontFace } from '@vanilla-extract/css';
import { claimedWeights, fallbacks } from './faces.ts';
import { fontFiles } from './files.ts';

for (const { family, style, url, unicodeRange } of fontFiles) {
  globalFontFace(family, {
    src: `url("${url}") format("woff2")`,
    fontDisplay: 'swap',
    fontStyle: style,
    fontWeight: claimedWeights,
    unicodeRange,
  });
}

for (const { family, local, ...metrics } of fallbacks) {
  globalFontFace(family, {
    src: local.map((name) => `local("${name}")`).join(', '),
    lineGapOverride: '0%',
    ...metrics,
  });
}
