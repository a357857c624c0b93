import type { BehaviourCode } from './behaviours.ts'

/** A published test number and its behaviour. `byExpiry` (`MM/YY`) overrides it; such a card may be past its expiry. */
export type TestCard = {
  readonly row: number
  readonly number: string
  readonly behaviour: BehaviourCode
  readonly outcome: string
  readonly byExpiry?: Readonly<Record<string, BehaviourCode>>
}

function cards(
  row: number,
  numbers: readonly string[],
  behaviour: BehaviourCode,
  outcome: string,
): readonly TestCard[] {
  return numbers.map((number) => ({ row, number, behaviour, outcome }))
}

const byExpiry = {
  '01/39': 'approved',
  '05/39': 'declined',
  '08/28': 'issuer_timeout',
  '01/37': 'acquirer_error',
} as const satisfies Record<string, BehaviourCode>

/** All accepted numbers. Others are refused, so that nobody types a real card into a demonstration. */
export const testCards: readonly TestCard[] = [
  ...cards(1, ['4242424242424242'], 'approved', 'approved'),
  ...cards(2, ['4111111111111111', '4444333322221111'], 'approved', 'approved'),
  ...cards(3, ['5555555555554444', '5404000000000001'], 'frictionless', 'approved, authenticated without a page'),
  ...cards(
    4,
    ['378282246310005', '374200000000004'],
    'not_supported',
    'approved, 3-D Secure not supported, 4-digit code',
  ),
  ...cards(5, ['4929000000006'], 'challenge', 'challenge, then approved'),
  ...cards(6, ['4929000005559'], 'not_enrolled', 'approved without authentication'),
  ...cards(7, ['4929000000014'], 'unable', '3-D Secure gives no result: the rule decides (default: approved)'),
  ...cards(8, ['4929000000022'], 'lookup_error', '3-D Secure error: rejected'),
  ...cards(9, ['4929602110085639'], 'declined', 'declined by the bank'),
  ...cards(10, ['4000000000000002'], 'declined', 'declined'),
  ...cards(11, ['4000000000009995'], 'insufficient_funds', 'declined: insufficient funds'),
  ...cards(12, ['4000000000009987'], 'lost_card', 'declined: lost card'),
  ...cards(13, ['4000000000009979'], 'stolen_card', 'declined: stolen card'),
  ...cards(14, ['4000000000000069'], 'expired_card', 'declined: expired card'),
  ...cards(15, ['4000000000000127'], 'incorrect_cvc', 'declined: wrong security code'),
  ...cards(16, ['4000000000000119'], 'processing_error', 'declined: processing error'),
  ...cards(17, ['4000000000006975'], 'velocity', 'declined: used too often'),
  ...cards(19, ['4100000000000019'], 'fraudulent', 'rejected as fraud'),
  ...cards(20, ['4000000000003220', '4918190000000002'], 'challenge', 'challenge, then approved'),
  ...cards(21, ['4000008400001629'], 'challenge_then_declined', 'challenge, then declined'),
  ...cards(22, ['4000008260003178'], 'challenge_then_insufficient', 'challenge, then insufficient funds'),
  ...cards(23, ['4000008400001280'], 'lookup_fails', '3-D Secure lookup fails: declined, no page'),
  ...cards(24, ['4000000032200000', '4012000000060085'], 'frictionless', 'approved, authenticated without a page'),
  ...cards(25, ['4000000000003055'], 'optional', 'approved; a challenge only when forced'),
  ...cards(26, ['4000002760003184'], 'challenge', 'challenge, also as a saved card'),
  ...cards(27, ['4000002500003155'], 'challenge_until_saved', 'challenge, not when saved with authentication'),
  ...cards(28, ['4000000000000341'], 'declined_once_saved', 'approved; later payments as a saved card decline'),
  ...cards(29, ['4938730000000001'], 'fallback_challenge', 'challenge by the fallback form (PaReq)'),
  {
    row: 30,
    number: '5123450000000008',
    behaviour: 'approved',
    outcome: 'by expiry: 01/39 approved, 05/39 declined, 08/28 issuer timeout, 01/37 acquirer error',
    byExpiry,
  },
  ...cards(31, ['4000000000007726'], 'refund_pending', 'approved; a refund is pending, then succeeds'),
  ...cards(31, ['4000000000005126'], 'refund_fails', 'approved; a refund succeeds, then fails'),
  ...cards(32, ['4000000000000077'], 'capture_declined', 'approved; the capture is declined'),
]

const byNumber = new Map(testCards.map((card) => [card.number, card]))

export function findTestCard(number: string): TestCard | undefined {
  return byNumber.get(number)
}

/** Numbers whose expiry may lie in the past. */
export const numbersWithoutExpiryCheck: readonly string[] = testCards.filter((c) => c.byExpiry).map((c) => c.number)

/** The behaviour of a number with an expiry `MM/YY`. */
export function behaviourOf(card: TestCard, expiry: string): BehaviourCode {
  return card.byExpiry?.[expiry] ?? card.behaviour
}
