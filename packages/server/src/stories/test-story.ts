import sharp from 'sharp';

/** A test photo with location data; width and height are those of the stored pixels. */
export async function picture(width = 640, height = 480, orientation = 6): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#7a5c3e' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret-place', Orientation: String(orientation) } })
    .withMetadata({ orientation })
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'IMG_1.jpg', { type: 'image/jpeg' });
}

let stories = 0;
/** A story by a new person. */
export function storyBody(more: Record<string, unknown> = {}) {
  stories += 1;
  return {
    title: `Bridge number ${stories}`,
    name: 'Rohan Bakul',
    email: 'rohan@example.org',
    contactNo: '555-0142',
    graduationYear: '1998',
    department: 'Civil Engineering',
    currentRole: 'Bridge engineer',
    company: 'Kettle River',
    category: 'career',
    story: `First.\n\n<b>${'A bridge is a promise. '.repeat(20)}</b>`,
    agreeTerms: 'true',
    ...more,
  };
}
