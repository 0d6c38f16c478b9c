// Runs as it is, without a build. The server renders the block: `dreamfork_render` in dreamfork.php.
(({ blocks, blockEditor, components, element }) => {
  const create = element.createElement;
  const { server } = window.dreamforkBlock;
  const isId = (story) => /^[\w-]{1,200}$/.test(story);

  const themes = [
    { label: 'Of the reader', value: '' },
    { label: 'Light', value: 'light' },
    { label: 'Dark', value: 'dark' },
    { label: 'Creative', value: 'creative' },
  ];

  blocks.registerBlockType('dreamfork/story', {
    edit: ({ attributes: { story, theme }, setAttributes }) =>
      create(
        'div',
        blockEditor.useBlockProps(),
        create(components.TextControl, {
          label: 'Story id',
          help: `The end of the story's address, ${server}/story/…`,
          value: story,
          onChange: (text) => setAttributes({ story: text.trim().split('/').pop() }),
        }),
        create(components.SelectControl, {
          label: 'Theme',
          options: themes,
          value: theme,
          onChange: (value) => setAttributes({ theme: value }),
        }),
        // Trying a story while writing a post is no reading.
        isId(story) &&
          create('dreamfork-player', {
            key: story,
            src: `${server}/api/story/${story}/data`,
            counts: 'off',
            'heading-level': 3,
            ...(theme && { theme }),
          }),
      ),
    save: () => null,
  });
})(window.wp);
