/** What a gift can be meant for, in its order: named on the donation form and explained on the page that leads there. */
export const givingAreas = [
  'Student Scholarships',
  'Student Laptops',
  'Student Housing',
  'Centers of Excellence',
  'Entrepreneurship Programs',
  'Awards & Recognition',
  'Faculty Development',
] as const;
