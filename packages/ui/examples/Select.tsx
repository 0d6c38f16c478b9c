import { Select } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [language, setLanguage] = useState<'ru' | 'en'>('en');
  return (
    <Select
      label="Language"
      items={[
        { id: 'ru', label: 'Russian' },
        { id: 'en', label: 'English' },
      ]}
      value={language}
      onChange={setLanguage}
    />
  );
}
