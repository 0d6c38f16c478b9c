import { CodeField } from '@dreamfork/ui';
import { useState } from 'react';

const variables = ['gold', 'name', 'lamp'];

export default function Example() {
  const [text, setText] = useState('gold > 3');
  return (
    <CodeField
      label="Condition"
      value={text}
      onChange={setText}
      pieces={[]}
      suggestionsLabel="Variables"
      suggest={(written, index) => {
        const word = /\w*$/.exec(written.slice(0, index))?.[0] ?? '';
        return variables
          .filter((name) => word !== '' && name.startsWith(word))
          .map((name) => ({ label: name, text: name, from: index - word.length }));
      }}
    />
  );
}
