import { serverNow } from '@banyan/api/client';
import { useApiRead } from '@banyan/app/reading';
import { Text } from '@banyan/ui/elements';
import { ClassComb } from '@banyan/ui/imagery';
import { Stack } from '@banyan/ui/layout';
import { nextSteps } from '../../content/nextSteps.ts';
import { combFrom } from '../class-of/combFrom.ts';
import { readCounts } from '../class-of/readCounts.ts';

const words = nextSteps.yourClass;
const nothing = { ready: false } as const;

/** Comb of the classes in which the applicant’s tooth is one member longer. */
export function YourClass({ year }: { year: number }) {
  const { data } = useApiRead(nothing, (signal) => readCounts(undefined, signal));
  const listed = data && new Map(data);
  const number = listed && (listed.get(year) ?? 0) + 1;
  return (
    <Stack space={8}>
      <ClassComb
        from={combFrom([...(data ?? []), [year, 1]])}
        to={new Date(serverNow()).getUTCFullYear()}
        counts={number ? listed.set(year, number) : undefined}
        marked={year}
      />
      <Text>{number ? words.number(number, year) : words.soon(year)}</Text>
    </Stack>
  );
}
