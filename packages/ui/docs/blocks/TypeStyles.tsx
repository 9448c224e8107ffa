import { fontSizes, type TypeStyle, typography } from '@banyan/ui/theme';
import * as styles from './grid.css.ts';

const samples: Record<TypeStyle, string> = {
  d1: 'Give back',
  d2: 'Roots and a trunk',
  h2: 'Advance your career',
  h3: 'The long table, once a year',
  h4: 'Kadamb, Metallurgy, 1994',
  num: '5,000',
  lede: 'The lab had one oscilloscope and forty of us. We took turns at midnight.',
  read: 'I still have the slide rule. It was my aunt’s, and it crossed the ocean in a lunch box, wrapped in a page of the Kesari.',
  body: 'Approved members are added to the directory and the newsletter within a week.',
  ui: 'Explore Membership',
  small: 'Include the country code.',
  label: 'Regional chapters',
};

const names = Object.keys(typography) as TypeStyle[];
const has = <Key extends string>(rule: object, key: Key): rule is Record<Key, string | number> => key in rule;

/** Every type style as a sample, beside its numbers. */
export function TypeStyles() {
  return (
    <div className={styles.rows}>
      {names.map((name) => {
        const rule = typography[name];
        return (
          <div key={name} className={styles.row}>
            <p className={styles.facts}>
              <b className={styles.factsName}>{name}</b>
              {fontSizes[name]}
              <br />
              weight {rule.fontWeight}
              {has(rule, 'fontStretch') ? `, width ${rule.fontStretch}` : ''}
              <br />
              line height {rule.lineHeight}
            </p>
            <p style={{ ...rule, color: name.length === 2 ? 'var(--banyan-display)' : undefined }}>
              {samples[name]}
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** Width axis of the typeface: the hero’s word, its letters from widest to narrowest. */
export function WidthAxis() {
  const word = [...'Connect.'];
  return (
    <p aria-label="Connect." role="img" style={{ ...typography.d1, whiteSpace: 'nowrap' }}>
      {word.map((letter, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the word never changes.
          key={place}
          style={{ fontStretch: `${125 - (50 / (word.length - 1)) * place}%`, fontWeight: 600 }}
        >
          {letter}
        </span>
      ))}
    </p>
  );
}
