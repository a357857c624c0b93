/** The groups of calls, in the order in which a journey meets them. A group without a text is found by the linters. */
export const tags = [
  { name: 'Site', description: 'What a page needs before anything else: look, client and footer.' },
  { name: 'Auth', description: 'Logging in and out, registering, forgotten passwords.' },
  { name: 'Users', description: 'Who is signed in, and for whom they may act.' },
  { name: 'Venues', description: 'Where things take place.' },
  { name: 'Categories', description: 'What kinds of things can be booked at a venue.' },
  { name: 'Courses', description: 'Courses with their sessions, prices, questions and extras.' },
  { name: 'Camps', description: 'Camps, sold whole, by the session, or both.' },
  { name: 'Restrictions', description: 'Waivers and inductions with their texts.' },
  { name: 'Waitlists', description: 'Waiting for places that come free, and what is offered.' },
  { name: 'Basket', description: 'What is about to be ordered; it keeps places for a while.' },
  { name: 'Credits', description: "Paying with the customer's credit." },
  { name: 'Checkout', description: 'Card payments with 3-D Secure, and orders that need no card.' },
  { name: 'Orders', description: 'What was ordered and how it was paid.' },
  { name: 'Bookings', description: 'Who comes when, and what cancelling would mean.' },
  { name: 'Penalties', description: 'Charges that are to be paid.' },
  {
    name: 'Sandbox',
    description: 'Worlds of one’s own: made, moved in time and thrown away. A real platform has none of it.',
  },
  { name: 'Health', description: 'For load balancers and scripts.' },
] as const
