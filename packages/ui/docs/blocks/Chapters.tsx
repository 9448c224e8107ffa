import type { Theme } from '@banyan/ui/theme';
import { themes } from '@banyan/ui/themes';
import { Badge } from '../../src/elements/Badge/index.ts';
import { Button } from '../../src/elements/Button/index.ts';
import { TextLink } from '../../src/elements/TextLink/index.ts';
import { themeVars } from '../../src/theme/applyTheme.ts';
import { useToolbarTheme } from '../toolbarTheme.ts';
import * as styles from './grid.css.ts';

/** Every theme side by side, each one a theme nested inside this page’s theme. */
export function Chapters() {
  const { mode } = useToolbarTheme();
  return (
    <div className={styles.plates}>
      {themes.map(({ id, label, idea }) => (
        <div key={id} className={styles.themed} data-theme={id} data-mode={mode}>
          <b className={styles.factsName}>{label}</b>
          <span className={styles.facts}>{idea}</span>
          <Button size="small">Register</Button>
          <Button size="small" variant="accent">
            Donate
          </Button>
          <Badge>Upcoming</Badge>
          <TextLink href="#chapters">Find your chapter</TextLink>
        </div>
      ))}
    </div>
  );
}

const tenLines = (theme: Theme): string =>
  Object.entries(themeVars(theme))
    .slice(0, 10)
    .map(([name, hex]) => `  ${name}: ${hex};`)
    .join('\n');

/** Plain CSS that a chapter would write for the toolbar’s theme. */
export function PlainCss() {
  const { theme } = useToolbarTheme();
  return <pre className={styles.code}>{`[data-theme='${theme.id}'] {\n${tenLines(theme)}\n}`}</pre>;
}

/** Typed source file of the toolbar’s theme. */
export function TypedTheme() {
  const { theme } = useToolbarTheme();
  const written = JSON.stringify(theme, null, 2)
    .replace(/"([^"]+)":/g, '$1:')
    .replaceAll('"', "'");
  return <pre className={styles.code}>{`export const chapter = defineTheme(${written});`}</pre>;
}
