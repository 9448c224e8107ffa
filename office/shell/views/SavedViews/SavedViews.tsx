import { CheckboxField, TextField } from '@banyan/forms/fields';
import { Button, Icon, IconButton, Text } from '@banyan/ui/elements';
import { Bookmark, X } from 'lucide';
import { type FormEvent, useId, useState } from 'react';
import { usePanel } from '../../components/usePanel.ts';
import * as styles from './SavedViews.css.ts';

/** A name for an address. */
export interface SavedView {
  id: string;
  name: string;
  href: string;
  isForAll: boolean;
  /** Whether whoever reads it may remove it. */
  canRemove: boolean;
}

export interface SavedViewsProps {
  /** `undefined` while they are read. */
  views: readonly SavedView[] | undefined;
  /** The address that is shown, and that saving gives a name. */
  current: string;
  /** Whether one may be saved for all. */
  canShare: boolean;
  /** It was opened: now they can be read. */
  onOpen: () => void;
  /** Gives the address a name. @returns whether it was saved */
  onSave: (view: { name: string; isForAll: boolean }) => Promise<boolean>;
  /** Removes one. */
  onRemove: (view: SavedView) => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** What did not work. */
  error?: string | undefined;
}

/** Names for addresses of a list: one's own, and those for all. Stands at the end of its row of filters. */
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
