import { GiftFields, isThirdPartyGift, officeGiftMessages } from '@banyan/api/office';
import { BackLink } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useDeed } from '../../../kit/useDeed.ts';
import { wrongIn } from '../../../kit/wrongIn.ts';
import { resultAtom } from '../../../shell/atoms/result.ts';
import { client } from '../../../shell/client.ts';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { fieldErrorsOf, focusFirst } from '../../members/screens/fieldErrors.ts';
import {
  type DonorKind,
  type RecordField,
  RecordForm,
  recordFields,
  type TypedGift,
} from '../components/RecordForm/RecordForm.tsx';
import { giftWhat } from '../components/words.ts';
import { giftLines } from './giftLines.ts';
import { pushRecorded } from './useGiftDeeds.ts';

type Errors = Partial<Record<RecordField, string>>;

/** Where its giver is named. */
const nameOf = ({ organization, firstName, lastName }: TypedGift) =>
  organization.trim() || `${firstName} ${lastName}`.trim();

/** What is wrong. Without a name the contract takes an organization for a person, and would ask for theirs. */
function errorsOf(typed: TypedGift, donor: DonorKind): Errors {
  const wrong: Errors = wrongIn(GiftFields, typed);
  const isUnnamed = donor === 'organization' && typed.organization.trim() === '';
  if (!isUnnamed || isThirdPartyGift(typed.contribution)) return wrong;
  const { firstName: _, lastName: __, ...others } = wrong;
  return { ...others, organization: officeGiftMessages.organizationName };
}

/** A check, cash or otherwise comes into the books, today where the association is at home unless another day is chosen. */
export function RecordGiftPage({ today }: { today: string }) {
  const router = useRouter();
  const { busy, setSaid, deed } = useDeed('gift');
  const setResult = useSetAtom(resultAtom);
  const [errors, setErrors] = useState<Errors>({});
  const refuse = (wrong: Errors) => {
    setErrors(wrong);
    focusFirst('record', recordFields, wrong);
  };
  const record = async (typed: TypedGift, donor: DonorKind) => {
    const wrong = errorsOf(typed, donor);
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
      const done = `${words} is recorded.`;
      setResult({
        subject: giftLines(answer.reference).whole,
        tone: 'success',
        words: done,
        undoId: pushRecorded(done, answer),
      });
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
        <RecordForm
          today={today}
          errors={errors}
          busy={busy !== undefined}
          onRecord={(typed, donor) => void record(typed, donor)}
          result={<FormResult subject="gift" />}
          onBack={() => void router.navigate({ to: '/office/gifts' })}
        />
      </Stack>
    </>
  );
}
