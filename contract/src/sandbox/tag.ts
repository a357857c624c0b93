/** The group of these calls in the API documentation. */
export const tag = {
  name: 'Sandbox',
  description: 'Worlds of one’s own: made, moved in time and thrown away. A real platform has none of it.',
}
