import * as styles from '../../packages/ui/docs/component/component.css.ts';
import type { ComponentOnPage } from './useComponent.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What is tried of its accessibility whenever the tests run: only what there is. */
function triedOf({ stories, docs, facts }: Pick<ComponentOnPage, 'stories' | 'docs' | 'facts'>): string {
  const dark = stories.filter(({ isDark }) => isDark).length;
  const light = stories.length - dark;
  const keys = docs && !('none' in docs.keys) ? docs.keys.length : 0;
  const isForced = facts.tokens.some(
    ({ group, names }) => group === 'media' && names.includes('forcedColors'),
  );
  return [
    light > 0 ? `${counted(light, 'test')} by axe in light` : '',
    dark > 0 ? `${counted(dark, 'test')} by axe in dark` : '',
    keys > 0 ? `${counted(keys, 'key')} pressed by tests` : '',
    isForced ? 'rules for forced colours' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A part that is in no version yet is new; what was published and says nothing else stays as it is. */
function Badge({ docs, facts }: Pick<ComponentOnPage, 'docs' | 'facts'>) {
  if (typeof docs?.status === 'object')
    return (
      <span className={styles.status} data-status="going">
        Going: use {docs.status.going}
      </span>
    );
  const status = docs?.status ?? (facts.since ? 'stable' : 'new');
  return (
    <span className={styles.status} data-status={status}>
      {status}
    </span>
  );
}

/** One line under the lead: how far one may trust it, since when it is there, what is tried, where it is, and other names. */
export function Status({ docs, facts, stories }: ComponentOnPage) {
  const isPublished = facts.entry.startsWith('@banyan/');
  const since = docs?.since ?? facts.since;
  return (
    <p className={styles.facts}>
      {isPublished ? <Badge docs={docs} facts={facts} /> : null}
      {isPublished ? <span>{since ? `Since ${since}` : 'In the next version'}</span> : null}
      <span>
        <code>{facts.entry}</code>
      </span>
      <span>Accessibility: {triedOf({ docs, facts, stories })}</span>
      {facts.also.length > 0 ? <span>Elsewhere: {facts.also.join(', ')}</span> : null}
    </p>
  );
}
