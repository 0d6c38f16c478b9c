import { PasswordField } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      value={password}
      onChange={setPassword}
      rules={[
        { label: 'At least 8 characters', isMet: password.length >= 8 },
        { label: 'A digit', isMet: /\d/.test(password) },
      ]}
    />
  );
}
