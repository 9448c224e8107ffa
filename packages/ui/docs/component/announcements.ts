import { expect, within } from 'storybook/test';

/** Announcement of a screen reader: an element's role and accessible name, and what else is said of it. */
export interface Announcement {
  role: string;
  name: string;
  description?: string;
  busy?: boolean;
  disabled?: boolean;
}

/** Announcements that a story promises, from its `announces` parameter. */
export const announcementsOf = ({ announces }: { announces?: readonly Announcement[] }) => announces ?? [];

/** Looks for the announcements of a story in its page after the story was played. Dialogs are outside the canvas, hence the body. */
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
