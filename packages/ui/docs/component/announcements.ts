import { expect, within } from 'storybook/test';

/** Screen reader announcement: an element’s role, its accessible name and its other announced properties. */
export interface Announcement {
  role: string;
  name: string;
  description?: string;
  busy?: boolean;
  disabled?: boolean;
}

/** Announcements that a story promises, from its `announces` parameter. */
export const announcementsOf = ({ announces }: { announces?: readonly Announcement[] }) => announces ?? [];

/** Checks that a played story’s page contains its announcements. Searches the body, because dialogs are outside the canvas. */
export async function checkAnnouncements(
  parameters: { announces?: readonly Announcement[] },
  { ownerDocument }: HTMLElement,
): Promise<void> {
  for (const { role, name, description, busy, disabled } of announcementsOf(parameters)) {
    const element = await within(ownerDocument.body).findByRole(role, { name });
    if (description !== undefined) await expect(element).toHaveAccessibleDescription(description);
    if (busy !== undefined) await expect(element).toHaveAttribute('aria-busy', String(busy));
    if (disabled !== undefined) await expect(element).toHaveAttribute('aria-disabled', String(disabled));
  }
}
