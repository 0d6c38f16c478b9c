import { User } from '@react-aria/test-utils';
import { screen, within } from '@testing-library/dom';
import { expect } from 'storybook/test';

/** Uses the screen of StorySettings.tsx as a person does. */
export async function testStorySettings(root: HTMLElement) {
  const user = new User({ interactionType: 'keyboard' });
  const page = within(root);

  const language = user.createTester('Select', {
    root: await page.findByRole('button', { name: /Language/ }),
  });
  await language.toggleOptionSelection({ option: 'Russian' });
  await expect(language.getTrigger().textContent).toContain('Russian');

  const access = user.createTester('RadioGroup', { root: page.getByRole('radiogroup') });
  await access.triggerRadio({ radio: 'Everyone' });
  await expect(access.getSelectedRadio()).toBe(page.getByRole('radio', { name: 'Everyone' }));

  const first = page.getByRole<HTMLInputElement>('combobox', { name: 'First node' });
  await user
    .createTester('ComboBox', { root: first })
    .toggleOptionSelection({ option: 'The stairs' });
  await expect(first.value).toBe('The stairs');

  const tabs = user.createTester('Tabs', { root: page.getByRole('tablist') });
  await tabs.triggerTab({ tab: 'Nodes' });
  await expect(page.getAllByRole('rowheader')).toHaveLength(2);

  const actions = user.createTester('Menu', {
    root: page.getByRole('button', { name: 'Actions' }),
  });
  await actions.open();
  await actions.toggleOptionSelection({ option: 'Duplicate' });
  await page.findByText('duplicated');

  const button = page.getByRole('button', { name: 'Export…' });
  const dialog = user.createTester('Dialog', { root: button, overlayType: 'modal' });
  await dialog.open();
  await expect(dialog.getDialog()).toBe(screen.getByRole('dialog', { name: 'Export the story' }));
  await dialog.close();
}
