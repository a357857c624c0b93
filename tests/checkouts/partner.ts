/** The partner of the seed. */
export const partnerKey = 'fairwater-days-out-sandbox-key'

/** What a partner sends about a customer who has a basket already. */
export const sessionOf = (userId: number) => ({
  user_id: userId,
  success_url: 'https://daysout.example/thanks?visit=7',
  abort_url: 'https://daysout.example/basket',
  expiration_url: 'https://daysout.example/late',
})
