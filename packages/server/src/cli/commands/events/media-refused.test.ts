import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { evening, joinUs, machine, photo } from './test-gallery.ts';

beforeEach(() => void machine());

/** How a camcorder's film begins: packets of 192 bytes. */
const transportStream = () => {
  const packets = Buffer.alloc(192 * 20);
  for (let at = 4; at < packets.length; at += 192) packets[at] = 0x47;
  return packets;
};

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
    put('alone.vtt', 'WEBVTT\n');
    put('camera.MTS', transportStream());
    film('spoken.mp4');
    put('spoken.vtt', '<script>');
    film('still.mp4');
    put('.DS_Store', 'x');
    put('Thumbs.db', 'x');
    const half = await photo(2000, 1500).toBuffer();
    put('half.jpg', half.subarray(0, half.length / 2));
    put('still.jpg', half.subarray(0, half.length / 2));
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
    const neither = 'it is neither a photo nor a film; save it as JPEG or MP4 and try again.';
    const heic = 'it is a HEIC picture, which browsers do not show; save it as JPEG and try again.';
    const lines = out.split('\n').filter((line) => line.startsWith('  '));
    expect(lines.map((line) => line.trim()).toSorted()).toEqual(
      [
        `page.jpg: ${neither}`,
        'empty.png: it is empty; copy it again.',
        `drawing.svg: ${neither}`,
        `drawing.jpg: ${neither}`,
        `IMG_1.HEIC: ${heic}`,
        `IMG_2.jpg: ${heic}`,
        `list.pdf: ${neither}`,
        `song.mp4: ${neither}`,
        `photo.mov: ${heic}`,
        'camera.MTS: it is a film that browsers do not play (MTS); save it as MP4 (H.264) and try again.',
        'alone.vtt: no film here has its name; name it like its film.',
        'spoken.mp4: its captions (.vtt) do not begin with WEBVTT.',
        'still.mp4: its still still.jpg: it is damaged: its head can be read, its picture cannot.',
        'half.jpg: it is damaged: its head can be read, its picture cannot.',
        'huge.png: it has 20000 × 20000 pixels, 400 million, and 100 million is the most; save it smaller and try again.',
        'moving.gif: it moves; save it as a video, or one picture of it as JPEG.',
        'more: folders inside are not read.',
        'link.jpg: it is a link, not a file.',
      ].toSorted(),
    );
    expect(out).toContain('1 photo and 0 videos');
    expect((await event()).images).toHaveLength(1);
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
    for (const { path, width, sources } of media) {
      for (const address of [path, ...sources.map((source) => source.path)]) {
        const bytes = await file(address);
        expect(await sharp(bytes).metadata()).toMatchObject({ width: width ?? 0 });
        expect(bytes.includes('alert')).toBe(false);
      }
    }
  });

  test('what a file is called is published nowhere, and leads nowhere', async () => {
    const { run, put, film, event, row, file, request, stored } = await evening();
    const picture = await photo(9, 9).toBuffer();
    const names = [
      '2026-home-123-Main-St.jpg',
      '..a.jpg',
      '<img src=x onerror=alert(1)>.jpg',
      '%2e%2e%2fx.jpg',
      'गरबा रात.jpg',
      `${'z'.repeat(240)}.jpg`,
    ];
    for (const name of names) put(name, picture);
    film('123 Main St dance.mp4');
    put('123 Main St dance.vtt', 'WEBVTT\n');
    put('123 Main St dance.jpg', picture);
    expect((await run()).code).toBe(0);
    const { images, media } = await event();
    expect(images).toHaveLength(names.length);
    for (const image of images) {
      expect(image).toMatch(/^\/api\/media\/[0-9a-f]{32}\/event-garba-\d{1,6}\.(jpg|mp4)$/);
      expect((await request(image.replace('/api', ''))).status).toBe(200);
    }
    const published = [JSON.stringify(media), JSON.stringify(await row()), ...stored.files()].join('\n');
    expect(published).not.toMatch(/Main|onerror|गरबा|zzz/);
    for (const { path } of media) expect((await file(path)).includes('Main')).toBe(false);
  });

  test.each(['jfif', 'jpe', 'MP4', 'txt'])('a photo that is called .%s is a photo', async (extension) => {
    const { run, put, event } = await evening();
    put(`IMG_1.${extension}`, await photo(60, 40).toBuffer());
    expect((await run()).code).toBe(0);
    expect((await event()).images).toEqual([expect.stringMatching(/\.jpg$/)]);
  });

  test.each(['3gp', 'MOV', 'jpg'])('a film that is called .%s is a film', async (extension) => {
    const { run, folder, event } = await evening();
    copyFileSync(joinUs, join(folder, `VID_1.${extension}`));
    expect((await run()).code).toBe(0);
    expect((await event()).images).toEqual([expect.stringMatching(/\.mp4$/)]);
  });

  test('two hundred files in one go', async () => {
    const { run, put, event } = await evening();
    for (let number = 1; number <= 200; number += 1) {
      put(`${number}.jpg`, await photo(24, 16, number).toBuffer());
    }
    const { code, out } = await run();
    expect([code, out]).toEqual([0, expect.stringContaining('200 photos and 0 videos')]);
    expect(new Set((await event()).images).size).toBe(200);
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
