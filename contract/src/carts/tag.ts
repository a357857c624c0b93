/** The group of these calls in the API documentation. */
export const tag = {
  name: 'Basket',
  description: 'What is about to be ordered; it keeps places for a while.',
}
