import { usedIcons } from 'virtual:used-icons';
import { recoloured } from '@banyan/ui/palette';
import { icons } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Button } from '../../src/elements/Button/index.ts';
import { Icon, type IconDrawing } from '../../src/elements/Icon/index.ts';
import { VisuallyHidden } from '../../src/elements/VisuallyHidden/index.ts';
import { useToolbarTheme } from '../toolbarTheme.ts';
import { Copies, Copy } from './Copy.tsx';
import { matches, Search } from './Search.tsx';
import * as styles from './Sheet.css.ts';
import { svgOf, wordsOf } from './svg.ts';

const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

interface PieceProps {
  name: string;
  /** Line of code that the button copies. */
  code: string;
  svg: string;
  children: ReactNode;
}

/** Drawing with its actions: copies its line of code, copies its SVG or saves it as a file. */
function Piece({ name, code, svg, children }: PieceProps) {
  return (
    <li className={styles.piece}>
      {children}
      <b className={styles.name}>{name}</b>
      <span className={styles.buttons}>
        <Copy what={`of ${name}`} text={code}>
          Code
        </Copy>
        <Copy what={`of ${name}, as a file`} text={svg}>
          SVG
        </Copy>
        <a className={styles.save} href={addressOf(svg)} download={`${name}.svg`}>
          Save<VisuallyHidden> {name}.svg</VisuallyHidden>
        </a>
      </span>
    </li>
  );
}

interface NamedIcon {
  name: string;
  icon: IconDrawing;
  used: boolean;
}

const inUse = new Set(usedIcons);
/* Icons already used by components come first. An icon has one meaning, so look there before you choose a new one. */
const allIcons: readonly NamedIcon[] = Object.entries(icons as Readonly<Record<string, IconDrawing>>)
  .map(([name, icon]) => ({ name, icon, used: inUse.has(name) }))
  .toSorted((a, b) => Number(b.used) - Number(a.used) || a.name.localeCompare(b.name));
const atOnce = 60;

/** Every icon, those in use first. */
export function IconSheet() {
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(atOnce);
  const found = allIcons.filter(({ name }) => matches(`${name} ${wordsOf(name)}`, typed));
  const shown = found.slice(0, most);
  return (
    <Copies>
      <Search
        label="Name of an icon"
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setMost(atOnce);
        }}
        count={`${shown.length} of ${found.length} icons, ${found.filter(({ used }) => used).length} of them in use`}
      />
      <ul className={styles.sheet}>
        {shown.map(({ name, icon, used }) => (
          <Piece
            key={name}
            name={name}
            code={`import { Icon } from '@banyan/ui/elements';\nimport { ${name} } from 'lucide';\n\n<Icon icon={${name}} />`}
            svg={svgOf(icon)}
          >
            <span className={styles.icon}>
              <Icon icon={icon} size={28} />
              {used ? <span className={styles.used}>in use</span> : null}
            </span>
          </Piece>
        ))}
      </ul>
      {found.length > most ? (
        <Button variant="line" onClick={() => setMost(most + 4 * atOnce)}>
          More icons
        </Button>
      ) : null}
    </Copies>
  );
}

const drawings = Object.entries(
  import.meta.glob<string>('../../static/art/*.svg', { query: '?raw', import: 'default', eager: true }),
).map(([path, svg]) => ({ name: path.replace(/^.*\/|\.svg$/g, ''), svg }));

/** Every drawing file, in the colors of the toolbar’s theme. */
export function DrawingSheet() {
  const { theme } = useToolbarTheme();
  const [typed, setTyped] = useState('');
  const found = drawings.filter(({ name }) => matches(name.replaceAll('-', ' '), typed));
  return (
    <Copies>
      <Search
        label="Name of a drawing"
        value={typed}
        onChange={setTyped}
        count={`${found.length} of ${drawings.length} drawings, ${theme.label}`}
      />
      <ul className={styles.drawings}>
        {found.map(({ name, svg }) => {
          const coloured = recoloured(svg, theme);
          return (
            <Piece key={name} name={name} code={`<Picture src="/art/${name}.svg" alt="" />`} svg={coloured}>
              <img className={styles.drawing} src={addressOf(coloured)} alt="" loading="lazy" />
            </Piece>
          );
        })}
      </ul>
    </Copies>
  );
}
