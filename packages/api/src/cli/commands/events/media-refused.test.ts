import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { evening, joinUs, machine, photo } from './test-gallery.ts';

beforeEach(() => void machine());

describe('what people and attackers put into a folder', () => {
  test('is refused by name with the reason, and the rest becomes the gallery', async () => {
    const { run, put, photo: take, film, folder, event } = await evening();
    await take('good.jpg');
    put('page.jpg', '<html><script>alert(1)</script></html>');
    put('empty.png', '');
    put('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    put('drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    put('IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
    put('IMG_2.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
    put('list.pdf', '%PDF-1.7');
    put('song.mp4', '<html>');
    put('photo.mov', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'));
    put('talk.webm', readFileSync(joinUs));
    film('spoken.mp4');
    put('spoken.vtt', '<script>');
    film('still.mp4');
    put('still.jpg', 'no picture');
    put('.DS_Store', 'x');
    put('Thumbs.db', 'x');
    const half = await photo(2000, 1500).toBuffer();
    put('half.jpg', half.subarray(0, half.length / 2));
    const wide = { width: 20_000, height: 20_000, channels: 3, background: 'red' } as const;
    await take('huge.png', sharp({ create: wide, limitInputPixels: false }).png());
    await sharp(await Promise.all([10, 200].map((red) => photo(20, 20, red).toBuffer())), {
      join: { animated: true },
    })
      .gif()
      .toFile(join(folder, 'moving.gif'));
    mkdirSync(join(folder, 'more'));
    symlinkSync('/etc/passwd', join(folder, 'link.jpg'));
    const { code, out } = await run();
    expect(code).toBe(1);
    const noPicture = 'this is no picture that can be read (JPEG, PNG, WebP, AVIF, TIFF or GIF).';
    const heic = 'it is a HEIC picture, which browsers do not show; save it as JPEG and try again.';
    const lines = out.split('\n').filter((line) => line.startsWith('  '));
    expect(lines.map((line) => line.trim()).toSorted()).toEqual(
      [
        `page.jpg: ${noPicture}`,
        `empty.png: ${noPicture}`,
        `drawing.svg: ${noPicture}`,
        `drawing.jpg: ${noPicture}`,
        `IMG_1.HEIC: ${heic}`,
        `IMG_2.jpg: ${heic}`,
        'list.pdf: it is neither a photo nor a video.',
        'song.mp4: it is called .mp4 and is no such video.',
        'photo.mov: it is called .mov and is no such video.',
        'talk.webm: it is called .webm and is no such video.',
        'spoken.mp4: its captions (.vtt) do not begin with WEBVTT.',
        `still.mp4: its still still.jpg: ${noPicture}`,
        'half.jpg: it is damaged: its head can be read, its picture cannot.',
        'huge.png: it has 20000 × 20000 pixels, and 100 million is the most; save it smaller.',
        'moving.gif: it moves; save it as a video, or one picture of it as JPEG.',
        'more: folders inside are not read.',
        'link.jpg: it is a link, not a file.',
      ].toSorted(),
    );
    expect(out).toContain('1 photo and 0 videos');
    expect((await event()).images).toEqual([expect.stringMatching(/\/good\.jpg$/)]);
  });

  test('a picture that is also a page, an archive or a script is only a picture afterwards', async () => {
    const { run, put, event, file } = await evening();
    const [jpeg, gif] = [
      await photo(60, 40).toBuffer(),
      await sharp(await photo(9, 9).toBuffer())
        .gif()
        .toBuffer(),
    ];
    put('page.jpg', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\x03\x04')]));
    put('script.gif', Buffer.concat([gif, Buffer.from('=1;alert(1)')]));
    expect((await run()).code).toBe(0);
    const { media } = await event();
    for (const { path, sources } of media) {
      for (const address of [path, ...sources.map((source) => source.path)]) {
        const bytes = await file(address);
        expect(await sharp(bytes).metadata()).toMatchObject({ width: path.includes('script') ? 9 : 40 });
        expect(bytes.includes('alert')).toBe(false);
      }
    }
  });

  test('names lead nowhere: each becomes a name that an address can carry', async () => {
    const { run, put, event, request } = await evening();
    const picture = await photo(9, 9).toBuffer();
    const names = [
      '..a.jpg',
      'a,b 1x.jpg',
      '<img src=x onerror=alert(1)>.jpg',
      '%2e%2e%2fx.jpg',
      'गरबा रात.jpg',
      `${'z'.repeat(240)}.jpg`,
    ];
    for (const name of names) put(name, picture);
    expect((await run()).code).toBe(0);
    const { images } = await event();
    expect(images).toHaveLength(names.length - 1);
    for (const image of images) {
      expect(image).toMatch(/^\/api\/media\/[0-9a-f]{32}\/[\w.%-]+\.jpg$/);
      expect((await request(image.replace('/api', ''))).status).toBe(200);
    }
    expect(images.map((image) => decodeURIComponent(image.split('/').at(-1) ?? ''))).toContain(
      'गरबा-रात.jpg',
    );
  });

  test('two hundred files in one go', async () => {
    const { run, put, event } = await evening();
    for (let number = 1; number <= 200; number += 1) {
      put(`${number}.jpg`, await photo(24, 16, number).toBuffer());
    }
    const { code, out } = await run();
    expect([code, out]).toEqual([0, expect.stringContaining('200 photos and 0 videos')]);
    const { images } = await event();
    expect(images.map((image) => image.split('/').at(-1))).toEqual(
      Array.from({ length: 200 }, (_, index) => `${index + 1}.jpg`),
    );
  }, 60_000);

  test('a folder in which nothing can be used leaves the gallery as it was', async () => {
    const { run, put, row, banyan } = await evening();
    put('list.pdf', '%PDF-1.7');
    const before = await row();
    const { code, out } = await run();
    expect([code, out]).toEqual([1, expect.stringContaining('nothing was changed.\n1 thing in the folder')]);
    expect(await row()).toEqual(before);
    expect((await banyan('event', 'media', 'event-garba', '/nowhere')).out).toBe('/nowhere is no folder.');
    expect((await banyan('event', 'media', 'event-garba')).code).toBe(2);
  });
});
