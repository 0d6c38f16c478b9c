import { TagInput } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [tags, setTags] = useState(['sea', 'mystery']);
  return <TagInput label="Tags" value={tags} onChange={setTags} maximum={10} maximumLength={30} />;
}
