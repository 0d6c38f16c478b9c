import { TextArea } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [text, setText] = useState('The lamp goes out.');
  return (
    <TextArea label="Text of the node" font="reading" minRows={3} value={text} onChange={setText} />
  );
}
