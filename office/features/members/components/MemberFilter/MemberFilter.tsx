import { chapters, programs } from '@banyan/api/contract';
import { type MemberStatus, memberOrders } from '@banyan/api/office';
import { SearchBox, SearchForm } from '@banyan/forms/form';
import { Chip } from '@banyan/ui/elements';
import { type ReactNode, useId, useState } from 'react';
import { ChipSelect } from '../ChipSelect/ChipSelect.tsx';
import { orderNames, statusNames } from '../words.ts';
import { yearsWords } from '../years.ts';
import * as styles from './MemberFilter.css.ts';
import { useTypedSearch } from './useTypedSearch.ts';
import { YearsForm } from './YearsForm.tsx';

/** Which members are asked for; without anything those in the directory, by name. */
export interface MemberView {
  q?: string | undefined;
  status?: MemberStatus | 'all' | undefined;
  /** Code of a program. */
  program?: string | undefined;
  /** Id of a chapter. */
  chapter?: string | undefined;
  /** Years of graduation, both included. */
  from?: number | undefined;
  to?: number | undefined;
  newsletter?: 'yes' | 'no' | undefined;
  sort?: (typeof memberOrders)[number] | undefined;
}

export interface MemberFilterProps {
  /** What the list is narrowed to now. */
  view: MemberView;
  /** It is narrowed in another way. */
  onChange: (view: MemberView) => void;
  /** What can be done with all of them: beside the search, on phones under it. */
  actions?: ReactNode;
}

const statuses = (['shown', 'waiting', 'merged', 'turned-down', 'all'] as const).map((value) => ({
  value,
  label: value === 'all' ? 'Everybody' : statusNames[value],
}));

const newsletters = [
  { value: 'yes', label: 'Newsletter' },
  { value: 'no', label: 'No newsletter' },
] as const;

const chapterOptions = chapters.map(({ id, name }) => ({ value: id, label: name }));
const programOptions = programs.map(({ code, name }) => ({ value: code, label: name }));
const orderOptions = memberOrders.map((value) => ({ value, label: orderNames[value].chip }));

/** Narrows the list of members: by words while they are typed, and by what stands on the chips. */
export function MemberFilter({ view, onChange, actions }: MemberFilterProps) {
  const { status = 'shown', chapter, program, newsletter, from, to, sort = 'name' } = view;
  const id = useId();
  const [isChoosingYears, chooseYears] = useState(false);
  const change = (part: Partial<MemberView>) => onChange({ ...view, ...part });
  const search = useTypedSearch(view.q ?? '', (q) => change({ q: q || undefined }));
  const isHidden = status === 'hidden';
  return (
    <div className={styles.tools}>
      <SearchForm
        action="/office/members"
        label="Search members"
        onSearch={search.sendNow}
        className={styles.search}
      >
        <SearchBox
          name="q"
          label="Name or reference"
          placeholder="Name or reference"
          value={search.text}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
        />
      </SearchForm>
      <div className={styles.actions}>{actions}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways */}
      <div role="group" aria-label="Filters" className={styles.chips}>
        <ChipSelect
          label="Status"
          name="status"
          options={statuses}
          value={isHidden ? 'shown' : status}
          narrows={!isHidden}
          onChange={(next) => change({ status: next === 'shown' ? undefined : next })}
        />
        <ChipSelect
          label="Chapter"
          name="chapter"
          none="All chapters"
          options={chapterOptions}
          value={chapterOptions.find(({ value }) => value === chapter)?.value}
          onChange={(next) => change({ chapter: next })}
        />
        <Chip
          pressed={from !== undefined || to !== undefined}
          aria-expanded={isChoosingYears}
          aria-controls={isChoosingYears ? id : undefined}
          onPressedChange={() => chooseYears(!isChoosingYears)}
        >
          {yearsWords(from, to)}
        </Chip>
        <ChipSelect
          label="Program"
          name="program"
          none="All programs"
          options={programOptions}
          value={programOptions.find(({ value }) => value === program)?.value}
          onChange={(next) => change({ program: next })}
        />
        <ChipSelect
          label="Newsletter"
          name="newsletter"
          none="With and without"
          options={newsletters}
          value={newsletter}
          onChange={(next) => change({ newsletter: next })}
        />
        <Chip pressed={isHidden} onPressedChange={() => change({ status: isHidden ? undefined : 'hidden' })}>
          Hidden
        </Chip>
        <ChipSelect
          label="Order"
          name="sort"
          options={orderOptions}
          value={sort}
          narrows={false}
          onChange={(next) => change({ sort: next === 'name' ? undefined : next })}
        />
      </div>
      {isChoosingYears && (
        <YearsForm
          id={id}
          from={from}
          to={to}
          onChoose={(years) => {
            chooseYears(false);
            change(years);
          }}
        />
      )}
    </div>
  );
}
