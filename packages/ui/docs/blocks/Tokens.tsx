import { useMemo, useState } from 'react';
import { filesOf } from '../tokens/files.ts';
import { nameOf, type Token, tokensOf } from '../tokens/tokens.ts';
import { useToolbarTheme } from '../toolbarTheme.ts';
import { Copies, Copy } from './Copy.tsx';
import { Download } from './Download.tsx';
import { matches, Search } from './Search.tsx';
import * as styles from './Tokens.css.ts';

/** Download links to the three files of the toolbar’s theme and mode. */
export function TokenFiles() {
  const { theme, mode } = useToolbarTheme();
  const files = useMemo(() => filesOf(theme, mode), [theme, mode]);
  return (
    <>
      <p>
        {theme.label}, {mode}. The toolbar chooses another theme or mode; the file for Figma has both modes.
      </p>
      <div className={styles.files}>
        <Download file={files.dtcg}>Design tokens (JSON)</Download>
        <Download file={files.css}>CSS properties</Download>
        <Download file={files.figma}>Figma variables (JSON)</Download>
      </div>
    </>
  );
}

/** Preview of a token: a color as a patch, a length as a bar, a shadow under a sheet. */
function Sample({ token }: { token: Token }) {
  if (token.type === 'color') return <span className={styles.patch} style={{ background: token.css }} />;
  if (token.type === 'shadow') return <span className={styles.sheet} style={{ boxShadow: token.css }} />;
  if (token.type === 'dimension')
    return <span className={styles.length} style={{ width: `min(${token.value.value}px, 100%)` }} />;
  return null;
}

const says = (token: Token): string => {
  const { alias, css, path } = token;
  if (alias) return `${alias.slice(1).join('.')}, ${css}`;
  if (token.type === 'dimension' && /phone|desktop/.test(path.at(-1) ?? ''))
    return `${token.value.value}px of ${css}`;
  return css;
};

function Row({ token }: { token: Token }) {
  const name = nameOf(token);
  return (
    <li className={styles.row}>
      <span className={styles.sample} aria-hidden="true">
        <Sample token={token} />
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.value}>{says(token)}</span>
      </span>
      <Copy what={name} text={token.property ? `var(${token.property})` : token.css} />
    </li>
  );
}

/** Every token of the chosen theme and mode, searchable, with copy buttons. */
export function TokenList() {
  const { theme, mode } = useToolbarTheme();
  const [typed, setTyped] = useState('');
  const tokens = useMemo(() => tokensOf(theme, mode), [theme, mode]);
  const found = tokens.filter((token) =>
    matches(`${nameOf(token)} ${token.property ?? ''} ${says(token)}`, typed),
  );
  return (
    <Copies>
      <Search
        label="Name or value"
        value={typed}
        onChange={setTyped}
        count={`${found.length} of ${tokens.length} tokens`}
      />
      <ul className={styles.list}>
        {found.map((token) => (
          <Row key={nameOf(token)} token={token} />
        ))}
      </ul>
    </Copies>
  );
}
