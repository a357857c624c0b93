/** Cards of the gateway's list, by what they do. */
export const cards = {
  good: '4242424242424242',
  frictionless: '4000000032200000',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  lost: '4000000000009987',
  challenge: '4000000000003220',
  challengeThenDeclined: '4000008400001629',
  lookupFails: '4000008400001280',
  fallback: '4938730000000001',
  captureDeclined: '4000000000000077',
  refundPending: '4000000000007726',
  refundFailsLater: '4000000000005126',
} as const

/** Courses without questions. */
export const courses = {
  badminton: 'badminton-from-scratch',
  pilates: 'pilates-foundations',
  free: 'walking-football',
} as const
