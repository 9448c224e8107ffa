import { themes } from '@banyan/ui/themes';
import * as styles from '../../packages/ui/docs/component/component.css.ts';
import { useWorn } from '../../packages/ui/docs/worn.ts';
import { auditContrast, type ContrastFinding } from '../../packages/ui/src/theme/contrast.ts';
import type { PageFacts } from './pageFacts.ts';

/** The least that WCAG asks of text. */
const textFloor = 4.5;

const pairOf = ({ foreground, background }: ContrastFinding): string => `${foreground} on ${background}`;
const lowestOf = (findings: readonly ContrastFinding[]): number =>
  Math.min(...findings.map(({ ratio }) => ratio));
const shown = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** The contrast of the pairs of colours that it may be drawn with: in the theme that is worn, and the lowest of all of them. */
export function Contrast({ tokens }: Pick<PageFacts, 'tokens'>) {
  const { theme, mode } = useWorn();
  const named = tokens.find(({ group }) => group === 'color')?.names ?? [];
  // What names no ground stands on the page's.
  const colors = new Set<string>([...named, 'bg']);
  const all = themes.flatMap(auditContrast);
  const rows = auditContrast(theme).filter(
    (finding) => finding.mode === mode && colors.has(finding.foreground) && colors.has(finding.background),
  );
  if (rows.length === 0) return null;
  return (
    <div className={styles.table}>
      <table>
        <caption className={styles.tableCaption}>Contrast of the pairs among them, by WCAG 2</caption>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">
              {theme.label}, {mode}
            </th>
            <th scope="col">Lowest in all themes and both modes</th>
            <th scope="col">At least</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={pairOf(row)}>
              <th scope="row">
                <span
                  aria-hidden
                  className={styles.pairSwatch}
                  style={{
                    background: `var(--banyan-${row.background})`,
                    color: `var(--banyan-${row.foreground})`,
                    // What is no text is an edge or a drawing.
                    ...(row.floor < textFloor && { boxShadow: 'inset 0 0 0 0.35em currentColor' }),
                  }}
                >
                  {row.floor < textFloor ? null : 'Aa'}
                </span>
                <code>{pairOf(row)}</code>
              </th>
              <td>{shown(row.ratio)}</td>
              <td>{shown(lowestOf(all.filter((one) => pairOf(one) === pairOf(row))))}</td>
              <td>{row.floor}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
