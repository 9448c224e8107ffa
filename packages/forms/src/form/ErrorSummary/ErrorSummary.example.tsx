import { TextField } from '@banyan/forms/fields';
import { ErrorSummary } from '@banyan/forms/form';
import { Stack } from '@banyan/ui/layout';
import { useId } from 'react';

const message = 'Year must be between 1950 and 2026.';

export function Example() {
  const year = useId();
  return (
    <Stack space={24}>
      <ErrorSummary entries={[{ id: year, message }]} />
      <TextField id={year} name="year" label="Graduation year" type="year" error={message} />
    </Stack>
  );
}
