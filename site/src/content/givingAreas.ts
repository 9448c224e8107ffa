/** Purposes of a gift, in display order. Named on the donation form and explained on the fundraising page. */
export const givingAreas = [
  'Student Scholarships',
  'Student Laptops',
  'Student Housing',
  'Centers of Excellence',
  'Entrepreneurship Programs',
  'Awards & Recognition',
  'Faculty Development',
] as const;
