import { userEvent } from 'storybook/test';

/**
 * The testers of React Aria share the user-event of stories: a second one on a page takes over its fields, and
 * what later stories type into them is lost.
 */
export default userEvent;
