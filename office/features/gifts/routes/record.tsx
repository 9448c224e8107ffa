import { GiftFields, isThirdPartyGift, officeGiftMessages } from '@banyan/api/office';
import { createFileRoute } from '@tanstack/react-router';
import { FormResult } from '../../../kit/FormResult.tsx';
import { load } from '../../../kit/load.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { useActions } from '../../../kit/useActions.ts';
import { useFieldErrors } from '../../../kit/useFieldErrors.ts';
import { validationErrors } from '../../../kit/validationErrors.ts';
import { client } from '../../../shell/client.ts';
import {
  type DonorKind,
  RecordForm,
  recordFields,
  type TypedGift,
} from '../components/RecordForm/RecordForm.tsx';
import { giftWhat } from '../components/words.ts';
import { giftLine } from '../screens/giftLines.ts';

const line = 'gift';

/** Name of the donor: the organization, else the person. */
const nameOf = ({ organization, firstName, lastName }: TypedGift) =>
  organization.trim() || `${firstName} ${lastName}`.trim();

/** Error messages by field. Without an organization’s name the schema expects a person, and would ask for the person’s name. */
function errorsOf(typed: TypedGift, donor: DonorKind): Readonly<Record<string, string>> {
  const wrong = validationErrors(GiftFields, typed);
  const isUnnamed = donor === 'organization' && typed.organization.trim() === '';
  if (!isUnnamed || isThirdPartyGift(typed.contribution)) return wrong;
  const { firstName: _, lastName: __, ...others } = wrong;
  return { ...others, organization: officeGiftMessages.organizationName };
}

/** Records a check, cash or another gift. The day is today in the association’s zone unless another day is chosen. */
export const Route = createFileRoute('/office/_layout/gifts/record')({
  staticData: { title: 'Record a gift' },
  loader: (at) => load(at, 'gift.record', 'Record a gift', () => client.getGiftTotals()),
  component: RecordScreen,
});

function RecordScreen() {
  const { today } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const actions = useActions(line);
  const { errors, refuse } = useFieldErrors('record', recordFields);
  const record = async (typed: TypedGift, donor: DonorKind) => {
    if (refuse(errorsOf(typed, donor))) return;
    const words = `${giftWhat(typed)} from ${nameOf(typed)}`;
    await actions.run(`Record ${words}`, (options) => client.recordGift(typed, options), {
      claim: refuse,
      after: ({ reference }) =>
        navigate({ to: '/office/gifts/$reference', params: { reference }, replace: true }),
      undo: ({ reference, version, leavesAt }) => ({
        subject: giftLine(reference),
        words: `${words} is recorded.`,
        leavesAt,
        way: { kind: 'gift', reference, version },
      }),
    });
  };
  return (
    <Screen title="Record a gift" back={{ label: 'Gifts', href: '/office/gifts' }} canBeOld={false}>
      <RecordForm
        today={today}
        errors={errors}
        busy={actions.busy !== undefined}
        onRecord={(typed, donor) => void record(typed, donor)}
        result={<FormResult subject={line} />}
        onBack={() => void navigate({ to: '/office/gifts' })}
      />
    </Screen>
  );
}
