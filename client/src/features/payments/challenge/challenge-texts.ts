/** The subject of the bank's question: a payment, or a card saved without one. */
export type ChallengeSubject = 'payment' | 'card'

/** The texts around the bank's page that name its subject. */
export const challengeTexts = {
  payment: {
    title: 'checkout:payment.challenge.title',
    frameTitle: 'checkout:payment.challenge.frameTitle',
    explanation: 'checkout:payment.challenge.explanation',
    openingNote: 'checkout:payment.challenge.openingNote',
    cancel: 'checkout:payment.challenge.cancel',
    leaveTitle: 'checkout:payment.challenge.leaveTitle',
    leaveText: 'checkout:payment.challenge.leaveText',
    leave: 'checkout:payment.challenge.leave',
  },
  card: {
    title: 'checkout:addCard.bank.title',
    frameTitle: 'checkout:addCard.bank.frameTitle',
    explanation: 'checkout:addCard.bank.explanation',
    openingNote: 'checkout:addCard.bank.openingNote',
    cancel: 'checkout:addCard.bank.cancel',
    leaveTitle: 'checkout:addCard.bank.leaveTitle',
    leaveText: 'checkout:addCard.bank.leaveText',
    leave: 'checkout:addCard.bank.leave',
  },
} as const satisfies Readonly<Record<ChallengeSubject, Readonly<Record<string, string>>>>
