import { auditContrast, resolveColor, type SemanticColor, semanticColors } from '@banyan/ui/theme';
import { accentSteps, brandSteps, derivedBrandSteps, fixedColors } from '../../src/theme/primitives.ts';
import { useToolbarTheme } from '../toolbarTheme.ts';
import * as styles from './grid.css.ts';

const tokens = Object.keys(semanticColors) as SemanticColor[];
const custom = (name: string) => `var(--banyan-${name})`;

/** Color ramps that a theme sets or derives, in the page’s current theme. */
export function ThemeRamps() {
  const brand = [...brandSteps, ...derivedBrandSteps].toSorted((a, b) => a - b);
  const accent = accentSteps.toSorted((a, b) => a - b);
  return (
    <>
      <Ramp steps={brand.map((step) => ({ step, color: custom(`brand-${step}`), dark: step >= 500 }))} />
      <Ramp steps={accent.map((step) => ({ step, color: custom(`accent-${step}`), dark: false }))} />
    </>
  );
}

/** Color ramps that no theme changes. */
export function FixedRamps() {
  const ramps = Object.groupBy(fixedColors, ([name]) => name.replace(/-\d+$/, ''));
  return Object.entries(ramps).map(([name, steps = []]) => (
    <section key={name} aria-label={name}>
      <p className={styles.label}>{name}</p>
      <Ramp
        steps={steps.map(([key, color]) => {
          const step = Number(/\d+$/.exec(key)?.[0] ?? 0);
          return { step, color, dark: step >= 500 };
        })}
      />
    </section>
  ));
}

interface RampProps {
  steps: readonly { step: number; color: string; dark: boolean }[];
}

function Ramp({ steps }: RampProps) {
  return (
    <div className={styles.ramp}>
      {steps.map(({ step, color, dark }) => (
        <span
          key={step}
          className={styles.step}
          style={{ background: color, color: dark ? custom('on-field') : custom('on-accent') }}
        >
          {step === 0 ? '' : step}
        </span>
      ))}
    </div>
  );
}

/** Every semantic token in the toolbar’s theme and mode: its color, its CSS name and its source. */
export function SemanticColors() {
  const { theme, mode } = useToolbarTheme();
  return (
    <div className={styles.plates}>
      {tokens.map((token) => (
        <div key={token} className={styles.plate}>
          <div className={styles.swatch} style={{ background: custom(token) }} />
          <p className={styles.label}>{token}</p>
          <p className={styles.detail}>
            {semanticColors[token][mode === 'light' ? 0 : 1]}, {resolveColor(theme, token, mode)}
          </p>
        </div>
      ))}
    </div>
  );
}

/** Contrast ratio from which a pair may carry text; pairs below it are only used for edges. */
const forWords = 4.5;

/** Every color pair that the components draw: its contrast measured now, and the minimum required. */
export function Contrast() {
  const { theme, mode } = useToolbarTheme();
  const findings = auditContrast(theme)
    .filter((finding) => finding.mode === mode)
    .toSorted((a, b) => a.ratio / a.floor - b.ratio / b.floor);
  const passing = findings.filter(({ passes }) => passes).length;
  return (
    <>
      <p>
        {theme.label}, {mode}: {passing} of {findings.length} pairs stand above their floor. The closest ones
        come first.
      </p>
      <div className={styles.plates}>
        {findings.map(({ foreground, background, ratio, floor, passes }) => (
          <div key={`${foreground} ${background}`} className={styles.plate}>
            <div
              className={styles.sample}
              style={{ background: custom(background), color: custom(foreground) }}
              aria-hidden="true"
            >
              {floor < forWords ? <span className={styles.edge} /> : 'Pune 1854'}
            </div>
            <p className={styles.label}>
              {foreground} on {background}
            </p>
            <p className={styles.detail}>
              {ratio.toFixed(2)}, floor {floor} {passes ? '✓' : 'missed'}
            </p>
          </div>
        ))}
      </div>
    </>
  );
}
