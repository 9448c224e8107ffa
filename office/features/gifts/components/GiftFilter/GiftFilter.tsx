import { type GiftKind, type GiftState, giftKinds, giftStates } from '@banyan/api/office';
import { SearchBox, SearchForm } from '@banyan/forms/form';
import { Chip } from '@banyan/ui/elements';
import { DayRange, daysWords } from '../../../audit-log/components/DayRange/DayRange.tsx';
import { FilterChip } from '../../../audit-log/components/FilterChip/FilterChip.tsx';
import { ChipSelect } from '../../../members/components/ChipSelect/ChipSelect.tsx';
import { useTypedSearch } from '../../../members/components/MemberFilter/useTypedSearch.ts';
import { kindNames, stateNames } from '../words.ts';
import { AmountRange, amountsWords } from './AmountRange.tsx';
import * as styles from './GiftFilter.css.ts';

/** Which gifts are asked for; without anything those that came, and those of which nobody knows. */
export interface GiftView {
  q?: string | undefined;
  state?: GiftState | 'all' | undefined;
  kind?: GiftKind | undefined;
  /** The first and the last day: `2026-10-12`. */
  from?: string | undefined;
  to?: string | undefined;
  /** Whole dollars, both included. */
  least?: number | undefined;
  most?: number | undefined;
  /** Only those of which something was given back. */
  refunded?: 'yes' | undefined;
}

export interface GiftFilterProps {
  /** Which gifts are asked for now. */
  view: GiftView;
  /** Other gifts are asked for; all of the view, with what has changed. */
  onChange: (view: GiftView) => void;
}

const states = (['all', ...giftStates] as const).map((value) => ({
  value,
  label: value === 'all' ? 'Any status' : stateNames[value],
}));
const kinds = giftKinds.map((value) => ({ value, label: kindNames[value] }));

/** Narrows the list of gifts: by words while they are typed, and by what stands on the chips. */
export function GiftFilter({ view, onChange }: GiftFilterProps) {
  const { state, kind, from, to, least, most, refunded } = view;
  const change = (part: Partial<GiftView>) => onChange({ ...view, ...part });
  const search = useTypedSearch(view.q ?? '', (q) => change({ q: q || undefined }));
  return (
    <div className={styles.tools}>
      <SearchForm
        action="/office/gifts"
        label="Search gifts"
        onSearch={search.sendNow}
        className={styles.search}
      >
        <SearchBox
          name="q"
          label="Name, email or reference"
          placeholder="Name, email or reference"
          value={search.text}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
        />
      </SearchForm>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot wrap its parts in a row */}
      <div role="group" aria-label="Filters" className={styles.chips}>
        <ChipSelect
          label="State"
          name="state"
          none="Received or not settled"
          options={states}
          value={state}
          onChange={(next) => change({ state: next })}
        />
        <ChipSelect
          label="Kind"
          name="kind"
          none="Any kind"
          options={kinds}
          value={kind}
          onChange={(next) => change({ kind: next })}
        />
        <FilterChip label="When" chosen={daysWords({ from, to })}>
          {(close) => (
            <DayRange
              days={{ from, to }}
              onChoose={(days) => {
                close();
                change(days);
              }}
            />
          )}
        </FilterChip>
        <FilterChip label="Amount" chosen={amountsWords({ least, most })}>
          {(close) => (
            <AmountRange
              amounts={{ least, most }}
              onChoose={(amounts) => {
                close();
                change(amounts);
              }}
            />
          )}
        </FilterChip>
        <Chip
          pressed={refunded === 'yes'}
          onPressedChange={({ pressed }) => change({ refunded: pressed ? 'yes' : undefined })}
        >
          With a refund
        </Chip>
      </div>
    </div>
  );
}
