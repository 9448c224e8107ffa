import * as styles from '../../packages/ui/docs/component/component.css.ts';
import type { ComponentFacts, PropFacts } from './componentFacts.ts';
import { Sentence } from './Sentence.tsx';

const withoutDefault = ({ isRequired, type }: PropFacts): string => {
  if (isRequired) return '';
  return type === 'boolean' ? 'false' : 'none';
};

/** What one component takes: its own properties, then the element whose attributes it takes besides. */
export function Props({ name, props, element }: ComponentFacts) {
  return (
    <>
      <h3>{name}</h3>
      {props.length > 0 ? (
        <div className={styles.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">Prop</th>
                <th scope="col">Type</th>
                <th scope="col">Default</th>
                <th scope="col">What it is for</th>
              </tr>
            </thead>
            <tbody>
              {props.map((prop) => (
                <tr key={prop.name}>
                  <th scope="row">
                    <code>{prop.name}</code>
                    {prop.isRequired ? <span className={styles.required}> required</span> : null}
                  </th>
                  <td className={styles.type}>
                    <code>{prop.type}</code>
                  </td>
                  <td>{prop.defaultValue ? <code>{prop.defaultValue}</code> : withoutDefault(prop)}</td>
                  <td>
                    <Sentence>{prop.text}</Sentence>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {element ? (
        <p>
          {props.length > 0 ? 'And every' : 'Every'} attribute of <code>{element}</code>.
        </p>
      ) : null}
    </>
  );
}
