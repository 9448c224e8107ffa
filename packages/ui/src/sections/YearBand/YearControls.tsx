import { ChevronLeft, ChevronRight } from 'lucide';
import { type MouseEvent, useRef } from 'react';
import { IconButton } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Numeral } from '../../elements/Numeral/index.ts';
import { Text } from '../../elements/Text/index.ts';
import * as styles from './YearControls.css.ts';

interface Years {
  from: number;
  to: number;
  /** Selected year. */
  year: number;
}

interface YearRangeProps extends Years {
  /** Accessible name. */
  label: string;
  /** Year and count in words. */
  valueText: string;
  onYear: (year: number) => void;
  /** Called to open the selected year. */
  onOpen: () => void;
}

/** Native slider over the comb, which also follows the mouse. A click or Enter opens the year; a tap only selects it. */
export function YearRange({ from, to, year, label, valueText, onYear, onOpen }: YearRangeProps) {
  const pressed = useRef<number>(undefined);
  const yearAt = ({ currentTarget, clientX }: MouseEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    return from + Math.round(share * (to - from));
  };
  return (
    <input
      type="range"
      min={from}
      max={to}
      value={year}
      aria-label={label}
      aria-valuetext={valueText}
      className={styles.range}
      onChange={({ currentTarget }) => onYear(currentTarget.valueAsNumber)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onOpen();
      }}
      onPointerMove={(event) => onYear(yearAt(event))}
      onPointerDown={(event) => {
        // A finger covers several teeth, and the end of a drag opens nothing.
        pressed.current = event.pointerType === 'mouse' ? yearAt(event) : undefined;
      }}
      onClick={(event) => {
        const clicked = yearAt(event);
        if (clicked === pressed.current && clicked === year) onOpen();
        else onYear(clicked);
      }}
    />
  );
}

interface YearReadoutProps {
  year: number;
  count: number;
  unit: string;
  /** Announces changes; the slider announces its own. */
  live: boolean;
}

/** Selected year and its count. */
export const YearReadout = ({ year, count, unit, live }: YearReadoutProps) => (
  <output aria-live={live ? 'polite' : 'off'} className={styles.readout}>
    <Numeral>{year}</Numeral>{' '}
    <span className={styles.count}>
      <Numeral>{count}</Numeral> <Text element="span">{unit}</Text>
    </span>
  </output>
);

interface YearStepsProps extends Years {
  previous: string;
  next: string;
  onYear: (year: number) => void;
}

/** Buttons that select the year before and after: teeth are too narrow for a thumb. */
export const YearSteps = ({ from, to, year, previous, next, onYear }: YearStepsProps) => (
  <div className={styles.buttons}>
    <IconButton label={previous} unavailable={year === from} onClick={() => onYear(year - 1)}>
      <Icon icon={ChevronLeft} />
    </IconButton>
    <IconButton label={next} unavailable={year === to} onClick={() => onYear(year + 1)}>
      <Icon icon={ChevronRight} />
    </IconButton>
  </div>
);
