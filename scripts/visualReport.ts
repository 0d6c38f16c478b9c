import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { reportFolder } from './pictures.ts';

const ending = /-(actual|diff)\.png$/;

/** Writes a page with the pictures of failed comparisons beside those of a folder and returns its path. */
export function writeVisualReport(picturesFolder: string): string | null {
  if (!existsSync(reportFolder)) return null;
  const files = readdirSync(reportFolder).filter((file) => ending.test(file));
  if (files.length === 0) return null;
  const names = [...new Set(files.map((file) => file.replace(ending, '')))].sort();
  const accepted = relative(reportFolder, picturesFolder);
  const figure = (caption: string, source: string) =>
    `<figure><figcaption>${caption}</figcaption><img src="${source}" alt=""></figure>`;
  const figures = (name: string) => [
    figure('reference', `${accepted}/${name}.png`),
    figure('actual', `${name}-actual.png`),
    figure('difference', `${name}-diff.png`),
  ];
  const sections = names.map(
    (name) => `<section><h2>${name}</h2><div>${figures(name).join('')}</div></section>`,
  );
  const page = `${reportFolder}/index.html`;
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title>
<style>body{font:15px system-ui;margin:24px}div{display:flex;gap:16px;flex-wrap:wrap}figure{margin:0}img{max-width:100%;border:1px solid #999}</style>
${sections.join('\n')}\n`,
  );
  return page;
}
