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
