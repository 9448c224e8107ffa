import { FactGrid } from '@banyan/ui/elements';

export function Example() {
  return (
    <FactGrid
      heading={{ label: 'Sheet', value: 'Donation summary' }}
      items={[
        { label: 'Name', value: 'Meera Kadamb' },
        { label: 'Date', value: 'Nov 20, 2026', half: true },
        { label: 'Fund', value: 'Student Laptops', half: true },
      ]}
      total={{ label: 'Total', value: '$100' }}
    />
  );
}
