import { chapters } from '@banyan/api/contract';
import { chapterRoles, type Grant, type Role, roles } from '@banyan/api/office';
import { FieldSet, SelectField } from '@banyan/forms/fields';
import { Button, VisuallyHidden } from '@banyan/ui/elements';
import { roleNames } from '../../../../kit/words/grantWords.ts';
import * as styles from './GrantsField.css.ts';

/** Role being chosen: undefined at first, with a chapter only for a role that can have one. */
export interface ChosenGrant {
  /** Key of the line, stable while other lines are removed. */
  key: number;
  role: Role | undefined;
  chapter: Grant['chapter'];
}

/** Editable form of a volunteer’s permissions. */
export const chosenOf = (grants: readonly Grant[]): ChosenGrant[] =>
  grants.map((grant, key) => ({ key, ...grant }));

/** Chosen permissions, without empty lines. */
export const grantsOf = (chosen: readonly ChosenGrant[]): Grant[] =>
  chosen.flatMap(({ role, chapter }) => (role ? [{ role, chapter }] : []));

export interface GrantsFieldProps {
  /** Id of the group, which an error summary links to. */
  id: string;
  /** Chosen roles, line by line. */
  grants: readonly ChosenGrant[];
  /** Handles a line that was changed, added or removed. */
  onChange: (grants: readonly ChosenGrant[]) => void;
  /** Error message, as a sentence; undefined without an error. */
  error?: string | undefined;
}

const roleOptions = roles.map((role) => ({ value: role, label: roleNames[role] }));
const chapterOptions = chapters.map(({ id, name }) => ({ value: id, label: name }));

const hasChapters = (role: Role | undefined) => role !== undefined && chapterRoles.includes(role);

/** Field for a volunteer’s permissions: one or more roles, each for the whole association or for a chapter. */
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
