/** The group of these calls in the API documentation. */
export const tag = { name: 'Checkout', description: 'Card payments with 3-D Secure, and orders that need no card.' }
