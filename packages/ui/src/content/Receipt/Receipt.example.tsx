import { Receipt } from '@banyan/ui/content';

export function Example() {
  return (
    <Receipt
      items={[
        { label: 'Received from', value: 'Rohan Bakul' },
        { label: 'Date', value: 'Nov 20, 2026', half: true },
        { label: 'EIN', value: '00-0000000', half: true },
        { label: 'Purpose', value: 'Student Laptops' },
      ]}
      total={{ label: 'Amount, USD', value: '$100.00' }}
      note="No goods or services were provided in exchange for this contribution."
    />
  );
}
