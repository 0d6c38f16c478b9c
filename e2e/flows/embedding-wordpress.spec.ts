import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { watchForErrors } from '../support/errors.ts';
import { servePage } from '../support/servePage.ts';
import { expect, test } from '../support/test.ts';
import { threeRoads } from '../support/threeRoads.ts';

const plugin = join(import.meta.dirname, '../../examples/wordpress/dreamfork');

/** As much of WordPress's editor as the block uses: elements that are drawn anew with each attribute. */
const editorPage = (server: string) => `<!doctype html><html lang="en"><head><title>Editor</title>
<link rel="icon" href="data:,"></head><body><main></main>
<script src="${server}/player/element.js"></script>
<script>
  window.dreamforkBlock = { server: '${server}' };
  const createElement = (type, props = {}, ...children) => {
    if (typeof type === 'function') return type(props);
    const node = document.createElement(type);
    for (const [name, value] of Object.entries(props)) {
      if (name !== 'key') node.setAttribute(name, value);
    }
    node.append(...children.filter(Boolean));
    return node;
  };
  const field = (tag, { label, help = '', value, onChange, options = [] }) => {
    const control = createElement(tag);
    for (const option of options) control.append(new Option(option.label, option.value));
    control.value = value;
    control.addEventListener('change', () => onChange(control.value));
    return createElement('p', {}, createElement('label', {}, label, control), help);
  };
  window.wp = {
    element: { createElement },
    blockEditor: { useBlockProps: () => ({ class: 'wp-block' }) },
    components: {
      TextControl: (props) => field('input', props),
      SelectControl: (props) => field('select', props),
    },
    blocks: {
      registerBlockType(name, { edit, save }) {
        const attributes = { story: '', theme: '' };
        const setAttributes = (more) => {
          Object.assign(attributes, more);
          document.querySelector('main').replaceChildren(edit({ attributes, setAttributes }));
        };
        setAttributes({});
        document.title = name + ' ' + save();
      },
    },
  };
</script>
<script>${readFileSync(join(plugin, 'block.js'), 'utf8')}</script></body></html>`;

test('the block of WordPress shows the story of an address, and counts no reading', async ({
  page,
  server,
}) => {
  const errors = watchForErrors(page);
  const { token } = await registerThroughApi(server.url, account('wordpress'));
  const { id } = await saveThroughApi(server.url, token, threeRoads, { isPublic: true });
  const editor = await servePage(editorPage(server.url));
  const counts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/events')) counts.push(request.url());
  });
  await page.goto(editor.url);
  // Nothing is saved in the post but the attributes: the server renders the block.
  await expect(page).toHaveTitle('dreamfork/story null');
  const story = page.getByRole('textbox', { name: 'Story id' });
  await story.fill('no story"><script>');
  await story.press('Enter');
  await expect(page.locator('dreamfork-player')).toHaveCount(0);

  await story.fill(`${server.url}/story/${id}`);
  await story.press('Enter');
  await expect(story).toHaveValue(id);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  const player = page.locator('dreamfork-player');
  await expect(player).toHaveAttribute('data-theme', 'dark');
  await player.getByRole('button', { name: 'Направо' }).click();
  await expect(player.getByRole('heading', { name: 'Город' })).toBeVisible();
  expect(counts).toEqual([]);
  expect(errors()).toEqual([]);
  editor.stop();
});
