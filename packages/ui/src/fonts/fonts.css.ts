import { globalFontFace } from '@vanilla-extract/css';
import { faces, fallbacks, subsets } from './faces.ts';

for (const face of faces) {
  for (const style of face.styles) {
    for (const [subset, unicodeRange] of Object.entries(subsets)) {
      const file = `@fontsource-variable/${face.package}/files/${face.package}-${subset}-${face.axes}-${style}.woff2`;
      globalFontFace(face.family, {
        src: `url("${file}") format("woff2")`,
        fontDisplay: 'swap',
        fontStyle: style,
        fontWeight: face.weight,
        unicodeRange,
      });
    }
  }
}

for (const { family, local, ...metrics } of fallbacks) {
  globalFontFace(family, {
    src: local.map((name) => `local("${name}")`).join(', '),
    lineGapOverride: '0%',
    ...metrics,
  });
}
