import { announcementsOf } from './announcements.ts';
import { useStories } from './useStories.ts';

/** List of what a screen reader announces, from the stories' `announces` parameters, which their tests check. */
export function Announced() {
  const said = useStories().stories.flatMap(announcementsOf);
  return (
    <ul>
      {said.map(({ role, name, description, busy, disabled }) => (
        <li key={`${role} ${name} ${busy} ${disabled}`}>
          Announced: “{name}”, {role}
          {busy ? ', busy' : ''}
          {disabled ? ', unavailable' : ''}
          {description ? `, “${description}”` : ''}.
        </li>
      ))}
    </ul>
  );
}
