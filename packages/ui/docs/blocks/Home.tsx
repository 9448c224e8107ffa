import { BanyanTree } from '../../src/imagery/BanyanTree/index.ts';
import * as styles from './Home.css.ts';

interface Manifest {
  name: string;
  version: string;
  description: string;
  private?: boolean;
}

const manifests = import.meta.glob<Manifest>('../../../*/package.json', { import: 'default', eager: true });
/* As a chapter meets them: parts, forms, the API, what both sites do, the starter. */
const order = ['ui', 'forms', 'api', 'app', 'create-chapter'];
const published = Object.values(manifests)
  .filter((manifest) => manifest.private !== true)
  .toSorted((a, b) => order.indexOf(a.name.slice(8)) - order.indexOf(b.name.slice(8)));

/** The drawing of the front page, over this one's title. */
export function Crown() {
  return (
    <div className={styles.crown}>
      <BanyanTree animated />
    </div>
  );
}

/** What can be installed, and in which version: read from the packages themselves. */
export function Packages() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Package</th>
          <th scope="col">Version</th>
          <th scope="col">Is</th>
        </tr>
      </thead>
      <tbody>
        {published.map(({ name, version, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{version}</td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
