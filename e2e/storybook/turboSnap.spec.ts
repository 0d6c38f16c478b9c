import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const { untraced } = JSON.parse(readFileSync('chromatic.config.json', 'utf8')) as {
  untraced: string[];
};

/** What Chromatic pictures when a file changes: files of stories, or a full build. */
function trace(file: string): string[] {
  const { stdout, stderr } = spawnSync(
    'node_modules/.bin/chromatic',
    ['trace', '--mode', 'compact', ...untraced.flatMap((glob) => ['--untraced', glob]), file],
    { encoding: 'utf8' },
  );
  const told = stdout + stderr;
  if (told.includes('TurboSnap disabled')) return ['a full build'];
  return [...told.matchAll(/— (\S+\.stories\.tsx)/g)].map(([, story = '']) => story);
}

/** Files of each package, and the only rooms whose stories show them. */
const changes: Record<string, RegExp> = {
  'packages/ui/src/components/Kbd/Kbd.tsx': /^packages\/ui\//,
  'packages/ui/src/components/Button/Button.tsx': /^packages\/ui\//,
  'packages/ui/src/patterns/Notice/Notice.tsx': /^packages\/ui\//,
  'packages/player/src/StoryPlayer/StoryPlayer.tsx': /^(packages\/player|apps\/site)\//,
  'packages/library/src/sharing/ShareDialog.tsx': /^(packages\/library|apps\/site)\//,
  'packages/library/src/dashboard/DashboardPage.tsx': /^(packages\/library|apps\/site)\//,
  'packages/account/src/profile/ProfilePage.tsx': /^(packages\/account|apps\/site)\//,
  'packages/admin/src/users/UsersPage.tsx': /^(packages\/admin|apps\/site)\//,
  'packages/editor/src/StoryEditor.tsx': /^(packages\/editor|apps\/site)\//,
  'apps/site/src/pages/home/HomePage.tsx': /^apps\/site\//,
};

for (const [file, rooms] of Object.entries(changes)) {
  test(`a change of ${file} pictures only the stories that show it`, () => {
    const stories = trace(file);
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.filter((story) => !rooms.test(story))).toEqual([]);
  });
}
