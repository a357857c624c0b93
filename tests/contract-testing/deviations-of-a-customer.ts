import { called, type Deviation, gone, inFields, setTo } from './deviation.ts'

const person = '/platform/v9/core/users/9001'

/** One field of one answer to a customer differs. */
export const customerDeviations: readonly Deviation[] = [
  ...inFields('known GET /identity/user', 'readUser', [
    ['a user whose id is text', 'data.id', setTo('9001'), 'type', 'S3'],
    ['a user without an e-mail address', 'data.email', gone, 'missing', 'S3'],
    ['a credit without its value', 'data.credit.balance.value', gone, 'missing', 'P3.1'],
  ]),
  ...inFields(`known GET ${person}/linked`, 'listLinkedUsers', [
    ['a new kind of relationship', 'data[].relationship', setTo('guardian'), 'enum', 'S3'],
    ['linked users who are nobody', 'data[].referenced_user', setTo(null), 'nullable', 'S3'],
  ]),
  ...inFields('known GET /platform/v9/programme/bookings', 'listBookings', [
    ['bookings that begin at a date', 'data[].starts_at.utc', setTo('2027-01-13'), 'format', 'P3.1'],
    ['bookings in a new status', 'data[].status', setTo('no_show'), 'enum', 'P3.11'],
    [
      'bookings that do not say whether they can be cancelled',
      'data[].cancellation.can_cancel',
      gone,
      'missing',
      'P3.11',
    ],
    ['a new action after the cut-off', 'data[].cancellation.cut_off_actions[]', setTo('write'), 'enum', 'P3.11'],
  ]),
  ...inFields(`known GET ${person}/carts/activity-booking`, 'readCart', [
    ['a basket without a total', 'data.total', gone, 'missing', 'P3.2'],
    ['lines with a fraction of a penny', 'data.items[].line_total.value', setTo(4500.5), 'type', 'P3.1'],
    ['child items without a name', 'data.items[].child_items[].name', gone, 'missing', 'P3.3'],
  ]),
  ...inFields(`known GET ${person}/orders/7700`, 'readOrder', [
    ['a new type of credit', 'data.available_credit[].type', setTo('loyalty'), 'enum', 'P3.2'],
  ]),
  ...inFields('known GET /till/opayo/prepare', 'preparePaymentWith', [
    ['a payment whose session key has another name', 'session_key', called('session_id'), 'renamed', 'P7.3'],
    ['a payment without the address of its provider', 'config.url', gone, 'missing', 'P7.3'],
  ]),
  ...inFields('known POST /till/opayo/authorise', 'authorisePaymentWith', [
    ['a payment whose status is a number', 'transaction_status', setTo(1), 'type', 'P7.3'],
  ]),
]
