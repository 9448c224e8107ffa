import { TextField } from '@banyan/forms/fields';
import { Stack } from '@banyan/ui/layout';
import { useState } from 'react';

export function Example() {
  const [year, setYear] = useState('1948');
  const error = Number(year) < 1950 ? 'Year must be 1950 or later.' : undefined;
  return (
    <Stack space={24}>
      <TextField
        label="Graduation year"
        name="year"
        type="year"
        value={year}
        error={error}
        onChange={(event) => setYear(event.target.value)}
      />
      <TextField label="Company" name="company" optional hint="Where you work now." />
    </Stack>
  );
}
