import { recoloured } from '@banyan/ui/palette';
import * as drawings from '../../src/imagery/index.ts';
import { BrandMark } from '../../src/navigation/Brand/index.ts';
import { useToolbarTheme } from '../toolbarTheme.ts';
import * as styles from './grid.css.ts';

const drawn = import.meta.glob<string>('../../static/art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<string>(
  ['../../static/**/*.{svg,png,avif,webp}', '!../../static/{art,faces}/*'],
  { query: '?url', import: 'default', eager: true },
);
const nameOf = (path: string): string => path.replace(/^.*static\//, '');
const inline = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Logo mark with its clear space: one stroke and a gap, 8 of its 36 units. */
export function Mark() {
  return (
    <div className={styles.pictures}>
      <figure className={styles.figure}>
        <div className={styles.clearSpace}>
          <BrandMark width={96} height={96} label="The mark" />
        </div>
        <figcaption className={styles.caption}>
          From 25 px up. The dashed line is the space it keeps free.
        </figcaption>
      </figure>
      <figure className={styles.figure}>
        <div className={styles.clearSpace}>
          <BrandMark drawing="small" width={24} height={24} label="The mark, drawn for small sizes" />
        </div>
        <figcaption className={styles.caption}>Drawn again for 16 to 24 px and for favicons.</figcaption>
      </figure>
    </div>
  );
}

/** Every picture file of the package. Drawings are shown in the chosen theme’s colors, other pictures unchanged. */
export function Artwork() {
  const { theme } = useToolbarTheme();
  const addresses = [
    ...Object.entries(drawn).map(([path, svg]) => [path, inline(recoloured(svg, theme))] as const),
    ...Object.entries(files),
  ];
  return (
    <div className={styles.pictures}>
      {addresses.map(([path, address]) => (
        <figure key={path} className={styles.figure}>
          <img className={styles.drawing} src={address} alt="" loading="lazy" />
          <figcaption className={styles.caption}>{nameOf(path)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Names of the drawings that are components, because CSS colors or animates them. */
export function DrawnInline() {
  const names = Object.keys(drawings).filter((name) => /^[A-Z]/.test(name));
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
