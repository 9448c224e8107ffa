import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { onGarland } from '../../theme/contexts.css.ts';
import { basalt, night } from '../../theme/primitives.ts';
import { VideoHeader } from './VideoHeader.tsx';

/** Records half a second of a moving square: a real video that this browser can certainly play. */
const recordFilm = async (): Promise<string> => {
  const canvas = document.createElement('canvas');
  canvas.width = 160;
  canvas.height = 90;
  const drawing = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(24), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  recorder.start();
  for (let frame = 0; frame < 12; frame += 1) {
    drawing?.fillRect(frame * 10, 40, 10, 10);
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await stopped;
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
};
const film = typeof MediaRecorder === 'undefined' ? undefined : await recordFilm();

const poster = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720"><rect width="1280" height="720" fill="${night[700]}"/><g fill="none" stroke="${basalt[400]}" stroke-width="2"><path d="M640 0v620M120 720V160a80 80 0 0 1 80-80h380v640M1160 720V160a80 80 0 0 0-80-80H700v640"/></g></svg>`,
)}`;
const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:12.000\n(A low drone.)\n')}`;

const meta = {
  title: 'Sections/Heads of pages/VideoHeader',
  component: VideoHeader,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    title: 'Join Us',
    description: 'Two banyan trees grow towards each other and a plumb line drops between them',
    sources: [{ src: film ?? '', type: 'video/webm' }],
    poster,
    captions: { src: captions, language: 'en', label: 'English' },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div className={onGarland}>
          <svg width="100" height="1400" aria-hidden="true" />
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof VideoHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const videoIn = (canvasElement: HTMLElement) => {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('no film');
  return video;
};

export const PlaysWhileHalfOfItIsSeen: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, step }) => {
    const video = videoIn(canvasElement);
    await step('muted, at volume 0.45', async () => {
      await waitFor(() => expect(video.paused).toBe(false), { timeout: 4000 });
      await expect(video.muted).toBe(true);
      await expect(video.volume).toBe(0.45);
    });
    await step('with less than half in sight it rests', async () => {
      scrollTo(0, video.getBoundingClientRect().bottom * 0.7);
      await waitFor(() => expect(video.paused).toBe(true));
      scrollTo(0, 0);
      await waitFor(() => expect(video.paused).toBe(false));
    });
    await step('paused by the visitor it stays so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause the film' }));
      await expect(await canvas.findByRole('button', { name: 'Play the film' })).toBeVisible();
      scrollTo(0, 1200);
      await waitFor(() => expect(scrollY).toBeGreaterThan(600));
      scrollTo(0, 0);
      await waitFor(() => expect(scrollY).toBe(0));
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await expect(video.paused).toBe(true);
    });
    await step('and plays again when asked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play the film' }));
      await waitFor(() => expect(video.paused).toBe(false));
    });
  },
};

export const CanBeHeard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unmute the film' }));
    await expect(videoIn(canvasElement).muted).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Mute the film' }));
    await expect(videoIn(canvasElement).muted).toBe(true);
  },
};

export const WithReducedMotionItWaits: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query.includes('reduced-motion: reduce') ? 'all' : query),
    );
  },
  play: async ({ canvas, canvasElement, step }) => {
    const video = videoIn(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Play the film' });
    await step('the poster stands', async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await expect(video.paused).toBe(true);
    });
    await step('until it is played', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(video.paused).toBe(false));
    });
  },
};

export const AFilmThatFailsLeavesThePoster: Story = {
  tags: ['!dev', '!autodocs'],
  args: { sources: [{ src: 'data:video/webm;base64,AAAA', type: 'video/webm' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull(), { timeout: 4000 });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Join Us' })).toBeVisible();
  },
};

const still: Story = { args: { sources: [] } };
export const Gallery: Story = { ...still, tags: ['photo'] };
