import { readToken } from '@dreamfork/account/session';
import { browserBaseUrl } from '@dreamfork/api-client';
import { createReadingCalls } from '@dreamfork/api-client/reading';
import { browserSteps } from '@dreamfork/player';
import { useLocale } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Reading } from '../../reading/Reading.tsx';

/** A story opened from another page of the site. */
export function ReaderPage() {
  const { id = '' } = useParams();
  const locale = useLocale();
  const navigate = useNavigate();
  const { key } = useLocation();
  const calls = useMemo(
    () =>
      createReadingCalls({
        baseUrl: browserBaseUrl(import.meta.env.VITE_API_BASE ?? ''),
        token: readToken(),
      }),
    [],
  );
  return (
    <Reading
      key={id}
      kind="story"
      id={id}
      locale={locale}
      calls={calls}
      isAsHighAsText={false}
      onClose={() =>
        void (key === 'default' ? navigate('/stories') : navigate(-1 - browserSteps()))
      }
    />
  );
}
