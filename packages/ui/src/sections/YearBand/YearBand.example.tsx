import { YearBand } from '@banyan/ui/sections';

const counts = new Map([
  [1994, 12],
  [1998, 21],
]);

export function Example() {
  return (
    <YearBand
      heading="Find your year"
      text="One line for each class. The longer it is, the more of them are listed."
      from={1950}
      to={2026}
      counts={counts}
      all={{ label: 'All years', href: '/class-of' }}
      hrefFor={(year) => `/class-of/${year}`}
      linkLabel={(year) => `Class of ${year}`}
    />
  );
}
