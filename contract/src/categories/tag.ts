/** The group of these calls in the API documentation. */
export const tag = {
  name: 'Categories',
  description: 'What kinds of things can be booked at a venue.',
}
