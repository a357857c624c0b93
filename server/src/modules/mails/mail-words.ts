import type { Language } from '../../infra/words/language.ts'

type Sentence = Readonly<Record<Language, string>>

/** What mails say; `{…}` stands for a name, a time or an amount. The Welsh is to be read once more by somebody who speaks it. */
export const sentences = {
  dear: { en: 'Dear {firstName},', cy: 'Annwyl {firstName},' },
  for: { en: ' for {name}', cy: ' i {name}' },
  time: { en: '{start} to {end}', cy: '{start} tan {end}' },

  confirmed_subject: { en: 'Booking confirmed: {reference}', cy: 'Archeb wedi’i chadarnhau: {reference}' },
  confirmed: { en: 'your booking {reference} is confirmed.', cy: 'mae eich archeb {reference} wedi’i chadarnhau.' },
  membership_subject: { en: 'Membership confirmed: {reference}', cy: 'Aelodaeth wedi’i chadarnhau: {reference}' },
  membership_confirmed: {
    en: 'your membership is confirmed. Your order is {reference}.',
    cy: 'mae eich aelodaeth wedi’i chadarnhau. Eich archeb yw {reference}.',
  },
  order_subject: { en: 'Order confirmed: {reference}', cy: 'Archeb wedi’i chadarnhau: {reference}' },
  order_confirmed: { en: 'your order {reference} is confirmed.', cy: 'mae eich archeb {reference} wedi’i chadarnhau.' },
  from: { en: 'from {when}', cy: 'yn dechrau {when}' },
  pass: { en: 'Guest pass: {code}', cy: 'Tocyn gwestai: {code}' },
  paid: { en: 'Paid: {amount}', cy: 'Talwyd: {amount}' },

  cancelled_subject: { en: 'Booking cancelled: {name}', cy: 'Archeb wedi’i chanslo: {name}' },
  cancelled: { en: 'your booking is cancelled:', cy: 'mae eich archeb wedi’i chanslo:' },
  called_off_subject: { en: 'We have to cancel: {name}', cy: 'Mae’n rhaid i ni ganslo: {name}' },
  called_off: {
    en: 'we are sorry: we have to cancel this ({because}).',
    cy: 'mae’n ddrwg gennym: mae’n rhaid i ni ganslo hyn ({because}).',
  },
  back_to_card: { en: '{amount} goes back to your card.', cy: 'Mae {amount} yn mynd yn ôl i’ch cerdyn.' },
  back_as_credit: {
    en: '{amount} comes back to you as credit, which you can use for twelve months.',
    cy: 'Mae {amount} yn dod yn ôl atoch fel credyd, y gallwch ei ddefnyddio am ddeuddeg mis.',
  },
  back_to_package: {
    en: 'What was used of your package for it can be used again: {name}.',
    cy: 'Gellir defnyddio’r hyn a ddefnyddiwyd o’ch pecyn ar ei gyfer eto: {name}.',
  },
  nothing_back: { en: 'Nothing comes back for it.', cy: 'Ni ddaw dim yn ôl amdano.' },
  fee: {
    en: 'A fee of {amount} applies. You can pay it in your basket.',
    cy: 'Mae ffi o {amount} yn ddyledus. Gallwch ei thalu yn eich basged.',
  },
  fee_booking: {
    en: 'You can book again once it is paid.',
    cy: 'Gallwch archebu eto ar ôl ei thalu.',
  },
  fee_access: { en: 'You can come in again once it is paid.', cy: 'Gallwch ddod i mewn eto ar ôl ei thalu.' },

  moved_subject: { en: 'Booking moved: {name}', cy: 'Archeb wedi’i symud: {name}' },
  moved: { en: 'your booking is moved.', cy: 'mae eich archeb wedi’i symud.' },
  moved_by_venue_subject: { en: 'New time or place: {name}', cy: 'Amser neu le newydd: {name}' },
  moved_by_venue: {
    en: 'something you have booked takes place at another time or place.',
    cy: 'mae rhywbeth rydych wedi’i archebu yn digwydd ar amser arall neu mewn lle arall.',
  },
  now: { en: 'Now: {what}', cy: 'Nawr: {what}' },
  before: { en: 'Before: {what}', cy: 'Cynt: {what}' },
  may_cancel: {
    en: 'If that does not suit you, you can cancel in your bookings.',
    cy: 'Os nad yw hynny’n gyfleus, gallwch ganslo yn eich archebion.',
  },

  places_free_subject: { en: 'Places came free: {name}', cy: 'Mae lleoedd ar gael: {name}' },
  places_free: { en: 'there is room again{for}:', cy: 'mae lle eto{for}:' },
  first_comes: { en: 'Whoever books first comes.', cy: 'Pwy bynnag sy’n archebu gyntaf sy’n dod.' },
  offer_subject: { en: 'Your place is waiting: {name}', cy: 'Mae eich lle yn aros: {name}' },
  offer: { en: 'we keep {places}{for}:', cy: 'rydym yn cadw {places}{for}:' },
  offer_until: {
    en: 'Please book before {when}. After that it goes to whoever is next.',
    cy: 'Archebwch cyn {when}. Ar ôl hynny bydd yn mynd i’r person nesaf.',
  },
  offer_over_subject: { en: 'Your offer has ended: {name}', cy: 'Mae eich cynnig wedi dod i ben: {name}' },
  offer_over: {
    en: 'the time to book {places}{for} is up:',
    cy: 'mae’r amser i archebu {places}{for} wedi dod i ben:',
  },
  off_waitlist: {
    en: 'You are no longer on the waitlist. You can join it again if you still want to come.',
    cy: 'Nid ydych ar y rhestr aros mwyach. Gallwch ymuno â hi eto os ydych yn dal eisiau dod.',
  },
  off_its_waitlist: {
    en: 'You are no longer on its waitlist.',
    cy: 'Nid ydych ar ei restr aros mwyach.',
  },
  waitlist_closed_subject: { en: 'The waitlist has closed: {name}', cy: 'Mae’r rhestr aros wedi cau: {name}' },
  waitlist_closed: {
    en: 'booking has closed, and with it the waitlist{for}:',
    cy: 'mae’r archebu wedi cau, a’r rhestr aros gydag ef{for}:',
  },
  offer_back_subject: { en: 'Your offer is on hold: {name}', cy: 'Mae eich cynnig wedi’i ohirio: {name}' },
  offer_back: {
    en: 'this cannot be booked at the moment, so we no longer keep {places}{for}:',
    cy: 'ni ellir archebu hwn ar hyn o bryd, felly nid ydym yn cadw {places}{for} mwyach:',
  },
  stays_in_turn: {
    en: 'You keep your position on the waitlist, and hear from us when it is your turn again.',
    cy: 'Rydych yn cadw eich lle ar y rhestr aros, a byddwn yn cysylltu â chi pan ddaw eich tro eto.',
  },
  wait_moved: {
    en: 'something you are on the waitlist for takes place at another time or place.',
    cy: 'mae rhywbeth rydych ar y rhestr aros amdano yn digwydd ar amser arall neu mewn lle arall.',
  },
  may_stop_waiting: {
    en: 'If that does not suit you, you can leave the waitlist in your bookings.',
    cy: 'Os nad yw hynny’n gyfleus, gallwch adael y rhestr aros yn eich archebion.',
  },
  one_place: { en: 'a place', cy: 'lle' },
  places: { en: '{count} places', cy: '{count} lle' },

  refund_subject: { en: 'Refund: {reference}', cy: 'Ad-daliad: {reference}' },
  refund: {
    en: 'we give back {total} of your order {reference}:',
    cy: 'rydym yn rhoi {total} o’ch archeb {reference} yn ôl:',
  },
  reason: { en: 'Reason: {reason}', cy: 'Rheswm: {reason}' },
  ended: {
    en: 'What is left of this cannot be used any more: {names}.',
    cy: 'Ni ellir defnyddio’r hyn sydd ar ôl o hyn mwyach: {names}.',
  },
  by_online: {
    en: '{amount} to the card you paid with, which can take some days',
    cy: '{amount} i’r cerdyn y taloch ag ef, a all gymryd rhai dyddiau',
  },
  by_credit: {
    en: '{amount} as credit, which you can use for twelve months',
    cy: '{amount} fel credyd, y gallwch ei ddefnyddio am ddeuddeg mis',
  },
  by_cash: { en: '{amount} in cash', cy: '{amount} mewn arian parod' },
  by_card: { en: '{amount} to your card, at our terminal', cy: '{amount} i’ch cerdyn, wrth ein terfynell' },
  by_direct_debit: { en: '{amount} to your bank account', cy: '{amount} i’ch cyfrif banc' },
  otherwise: { en: '{amount} in another way, as agreed', cy: '{amount} mewn ffordd arall, fel y cytunwyd' },

  password_subject: { en: 'Your password at {organisation}', cy: 'Eich cyfrinair yn {organisation}' },
  password: {
    en: 'somebody asked for a new password for your account. If it was you, please call your venue: a member of staff will set one with you. If it was not you, there is nothing to do.',
    cy: 'gofynnodd rhywun am gyfrinair newydd i’ch cyfrif. Os mai chi oedd hwnnw, ffoniwch eich canolfan: bydd aelod o staff yn gosod un gyda chi. Os nad chi oedd hwnnw, nid oes dim i’w wneud.',
  },
} as const satisfies Readonly<Record<string, Sentence>>

export type MailSentence = keyof typeof sentences

export type SayMail = (sentence: MailSentence, values?: Readonly<Record<string, string>>) => string

/** The sentences of mails in the language of whoever reads them. */
export function mailWords(language: Language): SayMail {
  return (sentence, values = {}) =>
    sentences[sentence][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
