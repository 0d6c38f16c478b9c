import { TextField } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [title, setTitle] = useState('The Lighthouse');
  return (
    <TextField
      label="Title"
      isRequired
      value={title}
      onChange={setTitle}
      errorMessage={title === '' ? 'Give the story a title' : undefined}
    />
  );
}
