import { GiftFields } from '@banyan/api/office';
import { BackLink } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useDeed } from '../../../kit/useDeed.ts';
import { wrongIn } from '../../../kit/wrongIn.ts';
import { client } from '../../../shell/client.ts';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { fieldErrorsOf, focusFirst } from '../../members/screens/fieldErrors.ts';
import {
  type RecordField,
  RecordForm,
  recordFields,
  type TypedGift,
} from '../components/RecordForm/RecordForm.tsx';
import { giftWhat } from '../components/words.ts';
import { pushRecorded } from './useGiftDeeds.ts';

type Errors = Partial<Record<RecordField, string>>;

/** Where its giver is named. */
const nameOf = ({ organization, firstName, lastName }: TypedGift) =>
  organization.trim() || `${firstName} ${lastName}`.trim();

/** A check, cash or otherwise comes into the books, today where the association is at home unless another day is chosen. */
export function RecordGiftPage({ today }: { today: string }) {
  const router = useRouter();
  const { busy, said, setSaid, deed } = useDeed();
  const [errors, setErrors] = useState<Errors>({});
  const refuse = (wrong: Errors) => {
    setErrors(wrong);
    focusFirst('record', recordFields, wrong);
  };
  const record = async (typed: TypedGift) => {
    const wrong: Errors = wrongIn(GiftFields, typed);
    refuse(wrong);
    if (Object.keys(wrong).length > 0) return;
    const words = `${giftWhat(typed)} from ${nameOf(typed)}`;
    let refused: Errors = {};
    const answer = await deed(`Record ${words}`, async (options) => {
      try {
        return await client.recordGift(typed, options);
      } catch (error) {
        refused = fieldErrorsOf(error);
        throw error;
      }
    });
    if (answer) {
      pushRecorded(`${words} is recorded.`, answer, router);
      await router.navigate({
        to: '/office/gifts/$reference',
        params: { reference: answer.reference },
        replace: true,
      });
    } else if (recordFields.some((field) => refused[field] !== undefined)) {
      setSaid(undefined);
      refuse(refused);
    }
  };
  return (
    <>
      <ScreenHead title="Record a gift" />
      <Stack space={16}>
        <BackLink href="/office/gifts">Gifts</BackLink>
        {said && (
          <Strip live tone={said.tone}>
            {said.words}
          </Strip>
        )}
        <RecordForm
          today={today}
          errors={errors}
          busy={busy !== undefined}
          onRecord={(typed) => void record(typed)}
          onBack={() => void router.navigate({ to: '/office/gifts' })}
        />
      </Stack>
    </>
  );
}
