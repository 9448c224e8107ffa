import { useApiRead } from '@banyan/app/reading';
import { YearBand } from '@banyan/ui/sections';
import { home } from '../../content/home.ts';
import { classPath } from '../class-of/classPath.ts';
import { combFrom } from '../class-of/combFrom.ts';
import { readCounts } from '../class-of/readCounts.ts';

const { heading, text, all, classOf } = home.years;
const nothing = { ready: false } as const;

/** Comb of the classes. Its counts are read in the browser, because they would make the page’s first answer heavier. */
export function HomeYears({ to }: { to: number }) {
  const { data } = useApiRead(nothing, (signal) => readCounts(undefined, signal));
  return (
    <YearBand
      heading={heading}
      text={text}
      from={combFrom(data)}
      to={to}
      counts={data && new Map(data)}
      all={all}
      hrefFor={classPath}
      linkLabel={classOf}
    />
  );
}
