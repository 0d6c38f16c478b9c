import { fail, mediaPath, succeed } from '@dreamfork/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { pictureAddress, storyMedia } from '../../testing/mediaServices.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { MediaThumbnail } from './MediaThumbnail.tsx';

const item = {
  mediaType: 'image' as const,
  url: mediaPath('lamp'),
  placeholder: 'zscFDIII+AiKiIdyi4g4j3IBpw==',
};

/** A server that signs the address of every file. */
const signing = {
  media: {
    ...storyMedia(),
    sign: async (paths: string[]) =>
      succeed(paths.map((path) => ({ path, address: pictureAddress, endsAt: Date.now() + 3.6e6 }))),
  },
};

const refusing = {
  media: { ...storyMedia(), sign: async () => fail({ message: 'Не найдено', status: 404 }) },
};

const meta = {
  title: 'Editor/Media thumbnail',
  tags: ['!autodocs'],
  component: PanelRoom,
  args: {
    services: signing,
    children: (
      <div style={{ width: 212, height: 96 }}>
        <MediaThumbnail item={item} />
      </div>
    ),
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A file of a private story, at the address that was signed for its smallest width. */
export const Signed: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const picture = canvasElement.querySelector('img');
      void expect(picture).toHaveAttribute('src', pictureAddress);
      void expect(picture?.naturalWidth).toBe(320);
    });
  },
};

/** A file that is gone. */
export const Gone: Story = {
  args: { services: refusing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('broken-picture')).toBeVisible();
  },
};

/** A picture at an address of its own that cannot be read. */
export const Broken: Story = {
  args: {
    children: (
      <div style={{ width: 212, height: 96 }}>
        <MediaThumbnail item={{ mediaType: 'image', url: 'data:image/png;base64,AAAA' }} />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('broken-picture')).toBeVisible();
  },
};

const askedElsewhere: string[] = [];

/** A picture on a host that is not allowed: nothing is requested from there. */
export const Elsewhere: Story = {
  args: {
    services: { ...signing, mediaHosts: ['allowed.example'] },
    children: (
      <div style={{ width: 212, height: 96 }}>
        <MediaThumbnail item={{ mediaType: 'image', url: 'https://elsewhere.example/a.png' }} />
      </div>
    ),
  },
  parameters: {
    msw: [
      http.get('https://elsewhere.example/*', ({ request }) => {
        askedElsewhere.push(request.url);
        return HttpResponse.error();
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByTestId('broken-picture')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(askedElsewhere).toEqual([]);
  },
};
