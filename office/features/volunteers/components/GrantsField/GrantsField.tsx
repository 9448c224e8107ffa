import { chapters } from '@banyan/api/contract';
import { chapterRoles, type Grant, type Role, roles } from '@banyan/api/office';
import { FieldSet, SelectField } from '@banyan/forms/fields';
import { Button, VisuallyHidden } from '@banyan/ui/elements';
import { roleNames } from '../../../../kit/words/grantWords.ts';
import * as styles from './GrantsField.css.ts';

/** A role as it is being chosen: none yet, and a chapter only where a role can have one. */
export interface ChosenGrant {
  /** Tells the lines apart while some are taken away. */
  key: number;
  role: Role | undefined;
  chapter: Grant['chapter'];
}

/** What somebody may do, to be changed. */
export const chosenOf = (grants: readonly Grant[]): ChosenGrant[] =>
  grants.map((grant, key) => ({ key, ...grant }));

/** What was chosen, without the lines that nobody filled in. */
export const grantsOf = (chosen: readonly ChosenGrant[]): Grant[] =>
  chosen.flatMap(({ role, chapter }) => (role ? [{ role, chapter }] : []));

export interface GrantsFieldProps {
  /** The group's id, which a summary links to. */
  id: string;
  /** What was chosen so far, line by line. */
  grants: readonly ChosenGrant[];
  /** A line was changed, added or taken away. */
  onChange: (grants: readonly ChosenGrant[]) => void;
  /** What is wrong, as a sentence; undefined while nothing is. */
  error?: string | undefined;
}

const roleOptions = roles.map((role) => ({ value: role, label: roleNames[role] }));
const chapterOptions = chapters.map(({ id, name }) => ({ value: id, label: name }));

const hasChapters = (role: Role | undefined) => role !== undefined && chapterRoles.includes(role);

/** What somebody may do: one role or several, each for the whole association or for a chapter. */
export function GrantsField({ id, grants, onChange, error }: GrantsFieldProps) {
  const change = (changed: ChosenGrant) =>
    onChange(grants.map((grant) => (grant.key === changed.key ? changed : grant)));
  const add = () =>
    onChange([
      ...grants,
      { key: Math.max(-1, ...grants.map(({ key }) => key)) + 1, role: undefined, chapter: null },
    ]);
  return (
    <FieldSet id={id} legend="Permissions" error={error}>
      {grants.map((grant, index) => (
        <div key={grant.key} className={styles.line}>
          <SelectField
            name={`role-${grant.key}`}
            label={index === 0 ? 'Role' : `Role ${index + 1}`}
            placeholder="Choose a role"
            options={roleOptions}
            value={grant.role ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const role = roles.find((one) => one === value);
              change({ ...grant, role, chapter: hasChapters(role) ? grant.chapter : null });
            }}
          />
          {hasChapters(grant.role) && (
            <SelectField
              name={`chapter-${grant.key}`}
              label="For"
              placeholder="The whole association"
              options={chapterOptions}
              value={grant.chapter ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change({ ...grant, chapter: chapters.find((one) => one.id === value)?.id ?? null })
              }
            />
          )}
          {grants.length > 1 && (
            <Button variant="quiet" onClick={() => onChange(grants.filter(({ key }) => key !== grant.key))}>
              Remove<VisuallyHidden> role {index + 1}</VisuallyHidden>
            </Button>
          )}
        </div>
      ))}
      <div>
        <Button variant="quiet" onClick={add}>
          Add another role
        </Button>
      </div>
    </FieldSet>
  );
}
