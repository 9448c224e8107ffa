import { ChevronLeft, ChevronRight } from 'lucide';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { lazyModule } from '../../hooks/lazyModule.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useLazyModule } from '../../hooks/useLazyModule.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Pagination.css.ts';
import { pageNumbers, pagesShownInFull } from './pageNumbers.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Number of the current page, from 1. */
  page: number;
  /** Number of pages. With one page or none nothing is rendered. */
  pages: number;
  /**
   * Returns the address of a page. Page numbers are links: they can be shared or opened in a new tab, and work without JavaScript.
   */
  hrefFor: (page: number) => string;
  /** Called with a typed page number. @default opens its address */
  onGoTo?: (page: number) => void;
  /** Accessible name: 'Directory pages'. */
  label: string;
  /** Offers the 'Go to page' dialog. @default from six pages */
  goTo?: boolean;
}

const dialog = lazyModule(() => import('../GoToPageDialog/index.ts'));
const previous = <Icon icon={ChevronLeft} />;
const next = <Icon icon={ChevronRight} />;

/**
 * Pagination of a long list. Up to five pages are all shown; more are collapsed around the current one, and 'Go to page' asks
 * for a number. After a change of page move the focus to the list’s count. For a list of unknown length use a "More" button.
 */
export function Pagination({
  page,
  pages,
  hrefFor,
  onGoTo = (wanted) => location.assign(hrefFor(wanted)),
  label,
  goTo = pages > pagesShownInFull,
  className,
  ...rest
}: PaginationProps) {
  if (pages < 2) return null;
  const row = pageNumbers(page, pages);
  let gaps = 0;
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.pagination, className)}>
      <ul className={styles.pages}>
        <li>
          <Step label="Previous page" href={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
            {previous}
          </Step>
        </li>
        {row.map((entry, place) => {
          if (entry === 'gap') gaps += 1;
          const atAGap = row[place - 1] === 'gap' || row[place + 1] === 'gap';
          const spare = entry !== 'gap' && atAGap && ![1, page, pages].includes(entry);
          return (
            <li
              key={entry === 'gap' ? `gap-${gaps}` : entry}
              aria-hidden={entry === 'gap' || undefined}
              className={spare ? styles.spare : undefined}
            >
              {entry === 'gap' ? (
                <span className={styles.gap}>…</span>
              ) : (
                <a
                  href={hrefFor(entry)}
                  aria-label={`Page ${entry}`}
                  aria-current={entry === page ? 'page' : undefined}
                  className={styles.entry}
                >
                  {entry}
                </a>
              )}
            </li>
          );
        })}
        <li>
          <Step label="Next page" href={page < pages ? hrefFor(page + 1) : undefined} rel="next">
            {next}
          </Step>
        </li>
      </ul>
      {goTo ? <GoTo pages={pages} onGoTo={onGoTo} /> : null}
    </nav>
  );
}

interface StepProps {
  label: string;
  /** Address of the page; undefined at the ends. */
  href: string | undefined;
  rel: 'prev' | 'next';
  children: ReactNode;
}

function Step({ label, href, rel, children }: StepProps) {
  if (href === undefined) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a link without a target is how a step that leads nowhere is said.
      <span role="link" aria-label={label} aria-disabled="true" tabIndex={-1} className={styles.entry}>
        {children}
      </span>
    );
  }
  return (
    <a href={href} rel={rel} aria-label={label} className={styles.entry}>
      {children}
    </a>
  );
}

function GoTo({ pages, onGoTo }: { pages: number; onGoTo: (page: number) => void }) {
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const { value } = useLazyModule({
    module: dialog,
    need: wanted ? 'now' : 'none',
    onFailure: () => {
      setWanted(false);
      setOpen(false);
    },
  });
  if (!hydrated) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.go}
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        Go to page
      </button>
      {value ? (
        <value.GoToPageDialog open={open} onClose={() => setOpen(false)} pages={pages} onGoTo={onGoTo} />
      ) : null}
    </>
  );
}
