import { fileIdOf, isAllowedMedia, safeMediaAddress } from '@dreamfork/story';
import { use, useEffect } from 'react';
import { useStore } from 'zustand';
import { OptionalEditorContext } from '../../EditorContext.tsx';
import { createMediaAddresses } from '../../store/media/createMediaAddresses.ts';

const unsigned = createMediaAddresses(undefined);

export type MediaAddress = {
  /** What the page may load; null until the address is known, and where there is none. */
  address: string | null;
  isLoading: boolean;
  /** Asks for a new address, after the file did not load. */
  renew: () => void;
};

/** The address under which the author may see a file: files of a private story need a signed one. */
export function useMediaAddress(url: string | null): MediaAddress {
  const editor = use(OptionalEditorContext);
  const addresses = editor?.services.media?.sign ? editor.mediaAddresses : unsigned;
  const path = url !== null && addresses !== unsigned && fileIdOf(url) !== null ? url : null;
  useEffect(() => (path === null ? undefined : addresses.want(path)), [addresses, path]);
  const signed = useStore(addresses, (state) => (path === null ? null : state[path]));
  const isLoading = path !== null && signed === undefined;
  // A server that signs nothing may still show the file at its own address.
  const isShown = url !== null && isAllowedMedia(url, editor?.services.mediaHosts);
  const own = isLoading || !isShown ? null : safeMediaAddress(url);
  return {
    address: signed ?? own,
    isLoading,
    renew: () => {
      if (path !== null) addresses.renew(path);
    },
  };
}
