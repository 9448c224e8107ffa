import { BanyanTree } from '../../src/imagery/BanyanTree/index.ts';
import * as styles from './Home.css.ts';
import { Terms } from './Terms.tsx';

interface Manifest {
  name: string;
  version: string;
  description: string;
  private?: boolean;
}

const manifests = import.meta.glob<Manifest>('../../../*/package.json', { import: 'default', eager: true });
/* Order in which a chapter meets the packages: components, forms, API, shared site code, starter. */
const order = ['ui', 'forms', 'api', 'app', 'create-chapter'];
const published = Object.values(manifests)
  .filter((manifest) => manifest.private !== true)
  .toSorted((a, b) => order.indexOf(a.name.slice(8)) - order.indexOf(b.name.slice(8)));

/** Drawing of the front page, above this page’s title. */
export function Crown() {
  return (
    <div className={styles.crown}>
      <BanyanTree animated />
    </div>
  );
}

/** Published packages and their versions, read from their package.json files. */
export const Packages = () => (
  <Terms
    of={published.map(({ name, version, description }) => [
      <>
        {name} <span className={styles.version}>{version}</span>
      </>,
      description,
    ])}
  />
);
