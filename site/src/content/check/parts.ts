import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** Text that must not be empty. */
export const words = v.pipe(
  v.string('is missing'),
  v.check((text) => text.trim() !== '', 'is empty'),
  v.check(
    (text) => !text.includes('501(c)(3)'),
    'has 501(c)(3), which a line may end inside: take the taxStatus of site.ts',
  ),
);
export const href = v.pipe(
  v.string('is missing'),
  v.regex(
    /^(\/(?!\/)|https:\/\/|mailto:)\S*$/,
    'must be a path (/about), an https: address or a mailto: address',
  ),
);
export const link = v.object({ label: words, href }, 'is missing');
export const notedLink = v.object({ label: words, note: words, href }, 'is missing');

export const image = v.pipe(
  v.string('is missing'),
  v.regex(/^\/art\/[a-z0-9-]+\.(svg|avif|webp|jpg|png)$/, 'must be a picture in /art'),
);
/** Picture with its pixel size. */
export const sizedImage = v.object(
  {
    src: image,
    width: v.pipe(v.number('must be a number of pixels'), v.minValue(1, 'must be at least 1')),
    height: v.pipe(v.number('must be a number of pixels'), v.minValue(1, 'must be at least 1')),
  },
  'must have src, width and height',
);
export const year = v.pipe(v.number('must be a year'), v.integer('must be a year'));
export const step = v.object({ title: words, text: words });
export const door = v.object({ title: words, text: words, href });

/** Folder of the files that the site serves at its root. */
const served = path.resolve(import.meta.dirname, '../../../../packages/ui/static');
const isServed = (address: string) => existsSync(path.join(served, address));
const notServed = (address: string) => `names ${address}, which is not in packages/ui/static`;

const pixels = v.pipe(
  v.number('must be pixels'),
  v.integer('must be pixels'),
  v.minValue(1, 'must be pixels'),
);
const share = v.pipe(
  v.number('must be a number from 0 to 1'),
  v.minValue(0, 'must be a number from 0 to 1'),
  v.maxValue(1, 'must be a number from 0 to 1'),
);
/** Addresses of a `srcset`, without their widths. */
const addressesIn = (srcSet: string) => srcSet.split(',').map((entry) => entry.trim().split(' ', 1)[0] ?? '');

/** Photograph of a person: a `Face` of `face.ts`, whose files exist. */
export const face = v.strictObject({
  src: v.pipe(
    v.string('is missing'),
    v.regex(/^\/faces\/[a-z0-9-]+\.(avif|webp|jpg|png|svg)$/, 'must be a picture in /faces'),
    v.check(isServed, ({ input }) => notServed(input)),
  ),
  width: pixels,
  height: pixels,
  focus: v.optional(v.object({ x: share, y: share })),
  sources: v.optional(
    v.array(
      v.object({
        type: v.picklist(['image/avif', 'image/webp'], 'must be image/avif or image/webp'),
        srcSet: v.pipe(
          words,
          v.check(
            (srcSet) => addressesIn(srcSet).every(isServed),
            ({ input }) => notServed(addressesIn(input).find((address) => !isServed(address)) ?? input),
          ),
        ),
      }),
    ),
  ),
  alt: v.optional(words),
});
