import { CheckboxField, TextField } from '@banyan/forms/fields';
import { Button, Icon, IconButton, Text } from '@banyan/ui/elements';
import { Bookmark, X } from 'lucide';
import { type FormEvent, useId, useState } from 'react';
import { usePanel } from '../../components/usePanel.ts';
import * as styles from './SavedViews.css.ts';

/** Saved view: a name for a URL. */
export interface SavedView {
  id: string;
  name: string;
  href: string;
  isForAll: boolean;
  /** True if the volunteer may remove it. */
  canRemove: boolean;
}

export interface SavedViewsProps {
  /** Saved views; `undefined` while they load. */
  views: readonly SavedView[] | undefined;
  /** Current URL, which saving gives a name. */
  current: string;
  /** True if the volunteer may save views for everyone. */
  canShare: boolean;
  /** Called when the menu opens, so that the views can be loaded. */
  onOpen: () => void;
  /** Saves the current URL under a name. @returns true if it was saved */
  onSave: (view: { name: string; isForAll: boolean }) => Promise<boolean>;
  /** Removes a view. */
  onRemove: (view: SavedView) => void;
  /** True while a request is in progress; the buttons ignore further presses. @default false */
  busy?: boolean;
  /** Error message. */
  error?: string | undefined;
}

/** Menu of a list's saved views: the volunteer's own and the shared ones. Placed at the end of the row of filters. */
export function SavedViews({
  views,
  current,
  canShare,
  onOpen,
  onSave,
  onRemove,
  busy = false,
  error,
}: SavedViewsProps) {
  const id = useId();
  const { isOpen, setOpen, root, button } = usePanel();
  const [name, setName] = useState('');
  const [isForAll, setForAll] = useState(false);

  const toggle = () => {
    if (!isOpen) onOpen();
    setOpen(!isOpen);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!busy && (await onSave({ name, isForAll }))) setName('');
  };

  return (
    <div ref={root} className={styles.root}>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        icon={<Icon icon={Bookmark} size={18} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className={styles.opener}
      >
        Saved views
      </Button>
      <div id={id} hidden={!isOpen} className={styles.panel}>
        {views?.length === 0 && <Text tone="quiet">None yet. Save a set of filters under a name.</Text>}
        {views === undefined && <Text tone="quiet">Loading...</Text>}
        <ul>
          {views?.map((view) => (
            <li key={view.id} className={styles.view}>
              <a
                href={view.href}
                aria-current={view.href === current ? 'page' : undefined}
                onClick={() => setOpen(false)}
                className={styles.link}
              >
                {view.name}
                {view.isForAll && <span className={styles.meta}>for all</span>}
              </a>
              {view.canRemove && (
                <IconButton
                  label={`Remove the view ${view.name}`}
                  variant="quiet"
                  onClick={() => onRemove(view)}
                >
                  <Icon icon={X} size={18} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        <form noValidate onSubmit={(event) => void save(event)} className={styles.form}>
          <TextField
            name="name"
            label="Save this view as"
            autoComplete="off"
            maxLength={60}
            value={name}
            error={error}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {canShare && (
            <CheckboxField
              name="forAll"
              label="For all volunteers"
              checked={isForAll}
              onChange={(event) => setForAll(event.currentTarget.checked)}
            />
          )}
          <div>
            <Button type="submit" variant="line" size="small" busy={busy} className={styles.save}>
              Save
            </Button>
          </div>
        </form>
      </div>
    </div>
  );
}
