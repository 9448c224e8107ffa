import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { lazyModule } from '../../hooks/lazyModule.ts';
import { useLazyModule } from '../../hooks/useLazyModule.ts';
import { ClassComb } from '../../imagery/ClassComb/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import * as styles from './YearBand.css.ts';

export interface YearBandProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Heading of the band. */
  heading: ReactNode;
  /** Sentence that explains the comb. */
  text: ReactNode;
  /** First year. */
  from: number;
  /** Last year. */
  to: number;
  /** Number of people per year; a missing year has none. Until it is known, the band is a picture with a link to all years. */
  counts?: ReadonlyMap<number, number> | undefined;
  /** Link to the list of all years, until a year can be selected. */
  all: { label: string; href: string };
  /** Returns the address of a year. */
  hrefFor: (year: number) => string;
  /** Returns the label of the link to a year: 'Class of 1998'. */
  linkLabel: (year: number) => string;
  /** Accessible name of the slider. @default 'Graduation year' */
  label?: string;
  /** Word after a count. @default 'listed' */
  unit?: string;
  /** Name of the button to the year before. @default 'Previous year' */
  previousLabel?: string;
  /** Name of the button to the year after. @default 'Next year' */
  nextLabel?: string;
}

const controls = lazyModule(() => import('./YearControls.tsx'));

/**
 * Full-width comb of graduation years: one tooth for each class, as long as its members. Mouse, finger and arrow keys move along it,
 * and one link leads to the selected year. For a list of years use `YearLinks`; for a drawing without controls use `ClassComb`.
 */
export function YearBand({
  heading,
  text,
  from,
  to,
  counts,
  all,
  hrefFor,
  linkLabel,
  label = 'Graduation year',
  unit = 'listed',
  previousLabel = 'Previous year',
  nextLabel = 'Next year',
  ...rest
}: YearBandProps) {
  const headingId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const [choice, setChoice] = useState<{ year: number; live: boolean }>();
  const { value: loaded } = useLazyModule({ module: controls, need: counts ? 'now' : 'soon' });
  const year = choice?.year ?? largest(counts) ?? to;
  const count = counts?.get(year) ?? 0;
  const years = { from, to, year };
  const ready = counts && loaded;
  return (
    <Section spacing="none" {...rest} labelledBy={headingId}>
      <Container className={styles.head}>
        <Heading level={2} size="h2" id={headingId}>
          {heading}
        </Heading>
        <Text tone="quiet">{text}</Text>
      </Container>
      <div className={styles.stage}>
        <ClassComb from={from} to={to} counts={counts} marked={ready ? year : undefined} />
        {ready ? (
          <loaded.YearRange
            {...years}
            label={label}
            valueText={`${year}, ${count} ${unit}`}
            onYear={(next) => setChoice({ year: next, live: false })}
            onOpen={() => link.current?.click()}
          />
        ) : null}
      </div>
      <Container className={styles.foot}>
        {ready ? (
          <>
            <loaded.YearReadout year={year} count={count} unit={unit} live={choice?.live ?? false} />
            <loaded.YearSteps
              {...years}
              previous={previousLabel}
              next={nextLabel}
              onYear={(next) => setChoice({ year: next, live: true })}
            />
          </>
        ) : null}
        <p className={styles.link}>
          <MoreLink ref={link} href={ready ? hrefFor(year) : all.href}>
            {ready ? linkLabel(year) : all.label}
          </MoreLink>
        </p>
      </Container>
    </Section>
  );
}

/** Year with the highest count; the latest of several. */
function largest(counts: ReadonlyMap<number, number> = new Map()): number | undefined {
  const ranked = [...counts].sort(
    ([year, count], [otherYear, otherCount]) => otherCount - count || otherYear - year,
  );
  return ranked[0]?.[0];
}
