'use client';

import dynamic from 'next/dynamic';

// A reader's place, an author's drafts and a token lie in the browser: what a server rendered would not match.
export const StoryPage = dynamic(() => import('../../react/StoryPage'), { ssr: false });
export const EditorPage = dynamic(() => import('../../react/EditorPage'), { ssr: false });
export const UsersPage = dynamic(() => import('../../react/UsersPage'), { ssr: false });
