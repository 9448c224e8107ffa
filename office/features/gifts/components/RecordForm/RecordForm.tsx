import { centsOf } from '@banyan/api/contract';
import {
  type ContributionKind,
  contributionKinds,
  type GiftKind,
  isThirdPartyGift,
} from '@banyan/api/office';
import { CheckboxField, TextAreaField, TextField } from '@banyan/forms/fields';
import { ErrorSummary } from '@banyan/forms/form';
import { Button, ChipRadio } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { type FormEvent, type ReactNode, useState } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import { PickerField } from '../../../../kit/PickerField/PickerField.tsx';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import { useTyped } from '../../../../shell/components/useTyped.ts';
import { AmountField } from '../AmountField/AmountField.tsx';
import { contributionNames, kindNames } from '../words.ts';
import * as styles from './RecordForm.css.ts';

/** Kind of a gift that is recorded by hand. */
export type RecordedKind = Exclude<GiftKind, 'online'>;
const recordedKinds = ['check', 'cash', 'other'] as const satisfies readonly RecordedKind[];

/** Donor: a person, or an organization, which may name a contact. */
const donorKinds = ['person', 'organization'] as const;
export type DonorKind = (typeof donorKinds)[number];
const donorKindNames: Readonly<Record<DonorKind, string>> = {
  person: 'Person',
  organization: 'Organization',
};

/** Fields, in the order of the form. */
export const recordFields = [
  'organization',
  'firstName',
  'lastName',
  'email',
  'cents',
  'day',
  'description',
  'fairValueCents',
  'purpose',
  'note',
] as const;
export type RecordField = (typeof recordFields)[number];

/** A gift as it was typed. */
export interface TypedGift
  extends Readonly<Record<Exclude<RecordField, 'cents' | 'fairValueCents'>, string>> {
  kind: RecordedKind;
  contribution: ContributionKind;
  /** Amount in cents; `NaN` for an invalid amount, 0 for goods or services. */
  cents: number;
  /** Value of what the donor got in return, in cents. `NaN` for an invalid amount; `null` for nothing in return. */
  fairValueCents: number | null;
  receipt: boolean;
}

export interface RecordFormProps {
  /** Today, such as `2026-10-12`: the latest day of a gift. */
  today: string;
  /** Records the gift as it was typed. For a person, `organization` is empty. */
  onRecord: (gift: TypedGift, donor: DonorKind) => void;
  /** Leaves the form without recording anything. */
  onBack: () => void;
  /** Error messages, by field. */
  errors?: Partial<Record<RecordField, string>>;
  /** Set while the gift is being recorded: no button can be pressed twice. @default false */
  busy?: boolean;
  /** Result of recording it, an `ActionResult`. */
  result?: ReactNode;
}

/** Labels and hints of each kind of contribution. */
const kindWords: Readonly<
  Record<ContributionKind, { organization: string; organizationHint?: string; description: string }>
> = {
  gift: { organization: 'Organization name', description: '' },
  partial: { organization: 'Organization name', description: 'What the donor received in return' },
  goods: { organization: 'Organization name', description: 'What was given' },
  fund: {
    organization: 'Fund that gave it',
    organizationHint:
      'The fund is the donor. The person who recommended the grant gets a thank-you without tax information.',
    description: '',
  },
  match: {
    organization: 'Company that gave it',
    organizationHint: 'The company is the donor. The employee gets a thank-you without tax information.',
    description: '',
  },
};

const nothingTyped: Readonly<Record<RecordField, string>> = {
  organization: '',
  firstName: '',
  lastName: '',
  email: '',
  cents: '',
  day: '',
  description: '',
  fairValueCents: '',
  purpose: '',
  note: '',
};

const idOf = (field: RecordField) => `record-${field}`;

/** Description and value of what was given in return, or of the donated goods. The receipt says both. */
function Described({
  contribution,
  field,
}: {
  contribution: ContributionKind;
  field: ReturnType<typeof useTyped<typeof nothingTyped>>['field'];
}) {
  const isPartial = contribution === 'partial';
  if (!isPartial && contribution !== 'goods') return null;
  return (
    <>
      <TextField
        {...field('description')}
        label={kindWords[contribution].description}
        autoComplete="off"
        hint={
          isPartial
            ? 'Such as a dinner for two. Printed on the receipt.'
            : 'Printed on the receipt without a value, which the donor determines.'
        }
      />
      {isPartial && (
        <AmountField
          {...field('fairValueCents')}
          label="Fair market value, USD"
          hint="What it would cost elsewhere. The receipt states that only the rest is deductible."
        />
      )}
    </>
  );
}

/** Form that records a gift made outside PayPal: a check, cash, goods or another kind. */
export function RecordForm({ today, onRecord, onBack, errors = {}, busy = false, result }: RecordFormProps) {
  const [kind, setKind] = useState<RecordedKind>('check');
  const [contribution, setContribution] = useState<ContributionKind>('gift');
  const [donor, setDonor] = useState<DonorKind>('person');
  const [wantsReceipt, setWantsReceipt] = useState(true);
  const { typed, field } = useTyped('record', { ...nothingTyped, day: today }, errors);
  const hasEmail = typed.email.trim() !== '';
  const isGoods = contribution === 'goods';
  const isThanks = isThirdPartyGift(contribution);
  const isOrganization = isThanks || donor === 'organization';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    onRecord(
      {
        ...typed,
        kind: isGoods ? 'other' : kind,
        contribution,
        organization: isOrganization ? typed.organization : '',
        cents: isGoods ? 0 : (centsOf(typed.cents) ?? Number.NaN),
        fairValueCents: contribution === 'partial' ? (centsOf(typed.fairValueCents) ?? Number.NaN) : null,
        description: kindWords[contribution].description === '' ? '' : typed.description,
        receipt: hasEmail && wantsReceipt,
      },
      isOrganization ? 'organization' : 'person',
    );
  };
  // Another kind may not have the field of an earlier error.
  const isAsked = (name: RecordField) => {
    if (name === 'organization') return isOrganization;
    if (name === 'cents') return !isGoods;
    if (name === 'fairValueCents') return contribution === 'partial';
    return name !== 'description' || kindWords[contribution].description !== '';
  };
  const wrong = recordFields.flatMap((name) => {
    const message = errors[name];
    return message === undefined || !isAsked(name) ? [] : [{ id: idOf(name), message }];
  });
  return (
    <form noValidate onSubmit={submit} onKeyDown={formKeys(onBack)} className={styles.form}>
      <ErrorSummary entries={wrong.length > 1 ? wrong : []} />
      <fieldset className={styles.set}>
        <legend className={styles.legend}>Type of gift</legend>
        <Cluster space={8}>
          {contributionKinds.map((one) => (
            <ChipRadio
              key={one}
              name="contribution"
              value={one}
              checked={one === contribution}
              onChange={() => setContribution(one)}
            >
              {contributionNames[one]}
            </ChipRadio>
          ))}
        </Cluster>
      </fieldset>
      {!isGoods && (
        <fieldset className={styles.set}>
          <legend className={styles.legend}>Method</legend>
          <Cluster space={8}>
            {recordedKinds.map((one) => (
              <ChipRadio
                key={one}
                name="kind"
                value={one}
                checked={one === kind}
                onChange={() => setKind(one)}
              >
                {kindNames[one]}
              </ChipRadio>
            ))}
          </Cluster>
        </fieldset>
      )}
      {!isThanks && (
        <fieldset className={styles.set}>
          <legend className={styles.legend}>Person or organization</legend>
          <Cluster space={8}>
            {donorKinds.map((one) => (
              <ChipRadio
                key={one}
                name="donor"
                value={one}
                checked={one === donor}
                onChange={() => setDonor(one)}
              >
                {donorKindNames[one]}
              </ChipRadio>
            ))}
          </Cluster>
        </fieldset>
      )}
      {isOrganization && (
        <TextField
          {...field('organization')}
          label={kindWords[contribution].organization}
          hint={kindWords[contribution].organizationHint}
          autoComplete="off"
        />
      )}
      <div className={styles.two}>
        <TextField
          {...field('firstName')}
          label={isOrganization && !isThanks ? 'Contact’s first name' : 'First name'}
          optional={isOrganization}
          autoComplete="off"
        />
        <TextField
          {...field('lastName')}
          label={isOrganization && !isThanks ? 'Contact’s last name' : 'Last name'}
          optional={isOrganization}
          autoComplete="off"
        />
      </div>
      <TextField
        {...field('email')}
        label={isOrganization && !isThanks ? 'Contact email' : 'Email'}
        type="email"
        optional
        autoComplete="off"
        hint={
          isThanks
            ? 'For our thank-you email.'
            : 'For the receipt and the January statement. Without one, print both.'
        }
      />
      <div className={styles.two}>
        {!isGoods && <AmountField {...field('cents')} label="Amount, USD" />}
        <PickerField {...field('day')} label="Date received" type="date" min="1990-01-01" max={today} />
      </div>
      <Described contribution={contribution} field={field} />
      <TextField
        {...field('purpose')}
        label="Purpose"
        optional
        autoComplete="off"
        hint={isThanks ? 'Printed on the thank-you.' : 'Printed on the receipt.'}
      />
      <TextAreaField
        {...field('note')}
        label="Note"
        optional
        rows={2}
        hint="Only for our records, such as a check number."
      />
      {hasEmail && (
        <CheckboxField
          name="receipt"
          label={`Send ${isThanks ? 'our thanks' : 'the receipt'} to ${typed.email.trim()}`}
          checked={wantsReceipt}
          onChange={({ target }) => setWantsReceipt(target.checked)}
        />
      )}
      <div className={foot.foot}>
        <Button type="submit" variant="accent" busy={busy}>
          Record gift
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Cancel
        </Button>
        <span role="status" className={styles.busy}>
          {busy && 'Recording it…'}
        </span>
        {result}
      </div>
    </form>
  );
}
