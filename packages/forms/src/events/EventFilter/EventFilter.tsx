import { Button, Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ChevronDown } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { control, field, label as fieldLabel } from '../../fields/Field/Field.css.ts';
import { useFilterForm } from '../../form/useFilterForm.ts';
import * as styles from './EventFilter.css.ts';

/** Filters of the events; an empty one does not narrow the list. */
export interface EventFilters {
  chapter: string;
  /** Month, such as `2026-12`. */
  month: string;
}

interface Option {
  value: string;
  label: string;
}

export interface EventFilterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL of the page: without JavaScript the form submits to it. */
  action: string;
  /** Filters in force. */
  filters: EventFilters;
  /** Chapters to choose from. If empty, the choice is not shown. */
  chapters: readonly Option[];
  /** Months to choose from; value `2026-12`, label in words. */
  months: readonly Option[];
  /** Views of the events, each with its address. */
  views: readonly (Option & { href: string })[];
  /** Value of the current one of `views`. */
  view: string;
  /** Called when another chapter or month was chosen; go to its address. */
  onFilter: (filters: EventFilters) => void;
  /** Labels. @default English */
  words?: EventFilterWords;
}

interface EventFilterWords {
  /** Accessible name of the form. */
  label: string;
  chapter: string;
  everyChapter: string;
  month: string;
  everyMonth: string;
  /** Label of the button that only visitors without JavaScript see. */
  send: string;
  view: string;
}

const english: EventFilterWords = {
  label: 'Filter events',
  chapter: 'Chapter',
  everyChapter: 'Every chapter',
  month: 'Month',
  everyMonth: 'Every month',
  send: 'Show',
  view: 'View',
};

/**
 * Filter of the events by chapter and month, with a choice of views, under a page's title. Without JavaScript the page answers
 * `?chapter=…&month=…`. For jobs use `JobSearch`.
 */
export function EventFilter({
  action,
  filters,
  chapters,
  months,
  views,
  view,
  onFilter,
  words = english,
  className,
  ...rest
}: EventFilterProps) {
  const { chapter, month } = filters;
  const { form, tellNow } = useFilterForm({ chapter, month }, (chosen) => onFilter(chosen.filters), 0);
  return (
    <div {...rest} className={classNames(styles.tools, className)}>
      <search aria-label={words.label}>
        <form ref={form} method="get" action={action} className={styles.form}>
          <Choice
            name="chapter"
            label={words.chapter}
            value={chapter}
            every={words.everyChapter}
            options={chapters}
            onChoose={() => tellNow(false)}
          />
          <Choice
            name="month"
            label={words.month}
            value={month}
            every={words.everyMonth}
            options={months}
            onChoose={() => tellNow(false)}
          />
          <noscript>
            <Button type="submit">{words.send}</Button>
          </noscript>
        </form>
      </search>
      <nav aria-label={words.view} className={styles.views}>
        {views.map(({ value, label, href }) => (
          <a key={value} href={href} aria-current={value === view || undefined} className={styles.view}>
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: ReactNode;
  value: string;
  /** Label of the empty choice. */
  every: string;
  options: readonly Option[];
  onChoose: () => void;
}

function Choice({ name, label, value, every, options, onChoose }: ChoiceProps) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <div className={classNames(field, styles.choice)}>
      <label htmlFor={id} className={classNames(fieldLabel, styles.label)}>
        {label}
      </label>
      <span className={styles.frame}>
        <select
          id={id}
          name={name}
          defaultValue={value}
          onChange={onChoose}
          className={classNames(control, styles.select)}
        >
          <option value="">{every}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} className={styles.arrow} />
      </span>
    </div>
  );
}
