import type { CardErrorCode } from '../engine/card-rules.ts'

export type Locale = 'en' | 'cy'

export type Texts = {
  readonly cardForm: {
    readonly title: string
    readonly name: string
    readonly number: string
    readonly expiry: string
    readonly expiryHint: string
    readonly code: string
    readonly codeHint: string
    readonly codeHintAmex: string
    readonly testMode: string
    readonly needsScript: string
    readonly brand: {
      readonly visa: string
      readonly mastercard: string
      readonly amex: string
      readonly unknown: string
    }
  }
  readonly required: {
    readonly cardholder_name: string
    readonly card_number: string
    readonly expiry_date: string
    readonly security_code: string
  }
  readonly cardErrors: Readonly<Record<CardErrorCode, string>>
  readonly keyExpired: string
  readonly bank: {
    readonly title: string
    readonly banner: string
    readonly intro: string
    readonly merchant: string
    readonly amount: string
    readonly card: string
    readonly codeLabel: string
    readonly codeShown: string
    readonly submit: string
    readonly resend: string
    readonly cancel: string
    readonly panel: string
    readonly panelHint: string
    readonly approve: string
    readonly decline: string
    readonly attempt: string
    readonly timeout: string
    readonly error: string
    readonly timeLeft: string
    readonly minutes: string
    readonly extend: string
    readonly twoMinutesLeft: string
    readonly halfMinuteLeft: string
    readonly problem: string
    readonly wrongCode: string
    readonly wrongCodeLastTry: string
    readonly emptyCode: string
    readonly resent: string
    readonly extended: string
    readonly noExtension: string
    readonly waitingTitle: string
    readonly waiting: string
    readonly returningTitle: string
    readonly returning: string
    readonly proceed: string
  }
  /** Texts for a card set-up that differ from those of a payment. */
  readonly bankForCard: {
    readonly title: string
    readonly merchant: string
    readonly submit: string
    readonly cancel: string
    readonly twoMinutesLeft: string
    readonly halfMinuteLeft: string
    readonly waiting: string
  }
  readonly failure: { readonly title: string; readonly gone: string; readonly origin: string }
}

const en: Texts = {
  cardForm: {
    title: 'Card details',
    name: 'Name on card',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'Such as 08/29',
    code: 'Security code',
    codeHint: 'The 3 digits on the back',
    codeHintAmex: 'The 4 digits on the front',
    testMode: 'Test mode. Only test cards work, such as 4242 4242 4242 4242. Please do not enter a real card.',
    needsScript: 'The card form needs JavaScript. Please switch it on and load the page again.',
    brand: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', unknown: '' },
  },
  required: {
    cardholder_name: 'Enter the name on the card',
    card_number: 'Enter the card number',
    expiry_date: 'Enter the expiry date',
    security_code: 'Enter the security code',
  },
  cardErrors: {
    invalid_name: 'Enter the name on the card, 2 to 45 characters',
    incorrect_number: 'This card number is not right. Check it and try again',
    test_card_required: 'Only test cards work here. Use 4242 4242 4242 4242',
    invalid_expiry_month: 'Enter the expiry date as month and year, such as 08/29',
    expired_card_entered: 'This card has expired. Use another one',
    invalid_cvc: 'Check the security code: 3 digits, or 4 for American Express',
  },
  keyExpired: 'The time to enter the card is over. Please start again',
  bank: {
    title: 'Confirm your payment',
    banner: 'Sandbox bank',
    intro: 'Enter the code we sent to your phone.',
    merchant: 'Pay to',
    amount: 'Amount',
    card: 'Card',
    codeLabel: 'Code (6 digits)',
    codeShown: 'Your code is',
    submit: 'Confirm payment',
    resend: 'Send the code again',
    cancel: 'Cancel payment',
    panel: 'Try another outcome',
    panelHint: 'This bank is simulated. Each button ends the step in its own way.',
    approve: 'Approve',
    decline: 'Decline',
    attempt: 'Attempted',
    timeout: 'Time out',
    error: 'Technical error',
    timeLeft: 'Time left:',
    minutes: 'min',
    extend: 'I need more time',
    twoMinutesLeft: '2 minutes left to confirm your payment',
    halfMinuteLeft: '30 seconds left to confirm your payment',
    problem: 'There is a problem',
    wrongCode: 'This code is not right. Check it and try again',
    wrongCodeLastTry: 'This code is not right. You can try once more',
    emptyCode: 'Enter the code',
    resent: 'We have sent the code again.',
    extended: 'You have 10 more minutes.',
    noExtension: 'The time cannot be extended again.',
    waitingTitle: 'Waiting for your bank',
    waiting: 'Your bank has not answered yet. You can wait, or cancel the payment.',
    returningTitle: 'Taking you back',
    returning: 'Your bank has answered. If nothing happens, press Continue.',
    proceed: 'Continue',
  },
  bankForCard: {
    title: 'Confirm your card',
    merchant: 'To be saved by',
    submit: 'Confirm card',
    cancel: 'Do not save the card',
    twoMinutesLeft: '2 minutes left to confirm your card',
    halfMinuteLeft: '30 seconds left to confirm your card',
    waiting: 'Your bank has not answered yet. You can wait, or leave without saving the card.',
  },
  failure: {
    title: 'This page is not available',
    gone: 'This payment step is over or never existed. Go back to the shop and try again.',
    origin: 'The card form cannot be shown on this page.',
  },
}

const cy: Texts = {
  cardForm: {
    title: 'Manylion y cerdyn',
    name: 'Enw ar y cerdyn',
    number: 'Rhif y cerdyn',
    expiry: 'Dyddiad dod i ben',
    expiryHint: 'Er enghraifft 08/29',
    code: 'Cod diogelwch',
    codeHint: 'Y 3 digid ar y cefn',
    codeHintAmex: 'Y 4 digid ar y blaen',
    testMode:
      'Modd prawf. Dim ond cardiau prawf sy’n gweithio, fel 4242 4242 4242 4242. Peidiwch â rhoi cerdyn go iawn.',
    needsScript: 'Mae angen JavaScript ar y ffurflen gerdyn. Trowch ef ymlaen a llwythwch y dudalen eto.',
    brand: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', unknown: '' },
  },
  required: {
    cardholder_name: 'Rhowch yr enw sydd ar y cerdyn',
    card_number: 'Rhowch rif y cerdyn',
    expiry_date: 'Rhowch y dyddiad dod i ben',
    security_code: 'Rhowch y cod diogelwch',
  },
  cardErrors: {
    invalid_name: 'Rhowch yr enw sydd ar y cerdyn, 2 i 45 nod',
    incorrect_number: 'Nid yw rhif y cerdyn yn gywir. Gwiriwch ef a rhowch gynnig arall arni',
    test_card_required: 'Dim ond cardiau prawf sy’n gweithio yma. Defnyddiwch 4242 4242 4242 4242',
    invalid_expiry_month: 'Rhowch y dyddiad fel mis a blwyddyn, er enghraifft 08/29',
    expired_card_entered: 'Mae’r cerdyn hwn wedi dod i ben. Defnyddiwch un arall',
    invalid_cvc: 'Gwiriwch y cod diogelwch: 3 digid, neu 4 ar gyfer American Express',
  },
  keyExpired: 'Mae’r amser i roi’r cerdyn ar ben. Dechreuwch eto',
  bank: {
    title: 'Cadarnhewch eich taliad',
    banner: 'Banc prawf',
    intro: 'Rhowch y cod a anfonwyd i’ch ffôn.',
    merchant: 'Talu i',
    amount: 'Swm',
    card: 'Cerdyn',
    codeLabel: 'Cod (6 digid)',
    codeShown: 'Eich cod yw',
    submit: 'Cadarnhau’r taliad',
    resend: 'Anfon y cod eto',
    cancel: 'Canslo’r taliad',
    panel: 'Rhoi cynnig ar ganlyniad arall',
    panelHint: 'Banc efelychiadol yw hwn. Mae pob botwm yn gorffen y cam yn ei ffordd ei hun.',
    approve: 'Cymeradwyo',
    decline: 'Gwrthod',
    attempt: 'Rhoddwyd cynnig',
    timeout: 'Amser ar ben',
    error: 'Gwall technegol',
    timeLeft: 'Amser ar ôl:',
    minutes: 'mun',
    extend: 'Mae angen mwy o amser arnaf',
    twoMinutesLeft: '2 funud ar ôl i gadarnhau eich taliad',
    halfMinuteLeft: '30 eiliad ar ôl i gadarnhau eich taliad',
    problem: 'Mae problem',
    wrongCode: 'Nid yw’r cod hwn yn gywir. Gwiriwch ef a rhowch gynnig arall arni',
    wrongCodeLastTry: 'Nid yw’r cod hwn yn gywir. Gallwch roi cynnig arni unwaith eto',
    emptyCode: 'Rhowch y cod',
    resent: 'Rydym wedi anfon y cod eto.',
    extended: 'Mae gennych 10 munud arall.',
    noExtension: 'Ni ellir ymestyn yr amser eto.',
    waitingTitle: 'Yn aros am eich banc',
    waiting: 'Nid yw eich banc wedi ateb eto. Gallwch aros, neu ganslo’r taliad.',
    returningTitle: 'Yn mynd â chi yn ôl',
    returning: 'Mae eich banc wedi ateb. Os nad oes dim yn digwydd, pwyswch Parhau.',
    proceed: 'Parhau',
  },
  bankForCard: {
    title: 'Cadarnhewch eich cerdyn',
    merchant: 'I’w gadw gan',
    submit: 'Cadarnhau’r cerdyn',
    cancel: 'Peidio â chadw’r cerdyn',
    twoMinutesLeft: '2 funud ar ôl i gadarnhau eich cerdyn',
    halfMinuteLeft: '30 eiliad ar ôl i gadarnhau eich cerdyn',
    waiting: 'Nid yw eich banc wedi ateb eto. Gallwch aros, neu adael heb gadw’r cerdyn.',
  },
  failure: {
    title: 'Nid yw’r dudalen hon ar gael',
    gone: 'Mae’r cam talu hwn ar ben neu nid oedd erioed yn bod. Ewch yn ôl i’r siop a rhowch gynnig arall arni.',
    origin: 'Ni ellir dangos y ffurflen gerdyn ar y dudalen hon.',
  },
}

/** Every text of the gateway's pages, in every language; a missing one does not compile. */
export const texts: Readonly<Record<Locale, Texts>> = { en, cy }

export function textsFor(locale: Locale): Texts {
  return texts[locale]
}
