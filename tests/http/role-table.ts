import { nouns } from '../contract/nouns.ts'

/**
 * The roles for each call by the documents: P6 and S6 (roles and channels), C-05 and C-06 (acting for others), O-38
 * (staff and linked people), O-48, O-54 and O-93 (staff only), O-59 (tokens). Nothing here is read from the contract.
 *
 * `nobody`; a `customer` about themselves; the same for somebody `linked`; a `stranger` about that customer; `staff`; a
 * `super` user; the customer with a token that has `expired`. `in`: the request itself decides.
 */
export const columns = ['nobody', 'customer', 'linked', 'stranger', 'staff', 'super', 'expired'] as const
export type Column = (typeof columns)[number]
export type Verdict = 'in' | '401' | '403'

const groups: readonly (readonly [row: string, calls: readonly string[]])[] = [
  // Visitors browse; a token that is no longer valid says so.
  [
    'in in in in in in 401',
    [
      'readTheme',
      'readClient',
      'readFooter',
      'listVenues',
      'listJoiningVenues',
      'readVenue',
      'listActivities',
      'listBookableCategories',
      'readBookableCategory',
      'listDates',
      'listVenueCategories',
      'readVenueCategory',
      'readRestriction',
      'readRedirectSession',
      'listMembershipTypes',
      'readMembershipType',
    ],
  ],
  // Actions are about the caller and their linked users.
  [
    'in in in 403 in in 401',
    [
      'listCourses',
      'listPackages',
      'readPackage',
      'listStartingSoon',
      'readCourse',
      'listCamps',
      'readCamp',
      'listOccurrences',
      'readOccurrence',
      'listTickets',
      'listTimes',
      'listTimesV2',
      'listTimetable',
      'listTimetableV2',
      'listSlots',
      'listSlotsV2',
      'readActivityClass',
    ],
  ],
  // Logging in and out, and machines that ask whether we are there: a token that has expired is no hindrance.
  ['in in in in in in in', ['login', 'logout', 'register', 'requestPasswordReset', 'readLive', 'readReady']],
  // Signed-in users, about themselves.
  ['401 in in in in in 401', ['readUser', 'completeSca', 'cancelRedirectSession']],
  // The older basket belongs to the signed-in user, whoever is named. [C-40]
  ['401 in in in in in 401', ['priceTicket', 'addToBasket', 'removeFromBasket', 'updateBasketItem', 'applyDiscount']],
  ['401 in in in in in 401', ['updateBookings', 'moveBooking']],
  ['401 in in in in in 401', ['applyCredit', 'authorisePayment', 'authorisePaymentWith']],
  ['401 in in in in in 401', ['completePayment', 'completePaymentWith', 'joinWaitlist', 'leaveWaitlist']],
  ['401 in in in in in 401', ['prepareSession', 'prepareSessionWith', 'paySession', 'paySessionWith']],
  ['401 in in in in in 401', ['completeSession', 'completeSessionWith']],
  // The person waiting or answering is checked by the body.
  ['401 in in in in in 401', ['addToWaitlist', 'removeFromWaitlist', 'agreeToWaivers']],
  ['401 in in in in in 401', ['answerForCart', 'answerForOccurrence', 'answerForActivity']],
  // About themselves or a linked user named in the query.
  ['401 in in 403 in in 401', ['readBasket', 'clearBasket', 'readBookingBundle', 'cancelBooking', 'listMoves']],
  ['401 in in 403 in in 401', ['listBookings', 'readBooking', 'preparePayment', 'preparePaymentWith']],
  ['401 in in 403 in in 401', ['removeBenefit', 'removePackageUsage', 'removeDiscount', 'clearDiscounts']],
  ['401 in in 403 in in 401', ['listCartAttendees', 'listPreviousAttendees']],
  // About the user whom the path names.
  ['401 in in 403 in in 401', ['listLinkedUsers', 'listOrders', 'readOrder', 'listPenalties', 'listUserWaitlists']],
  [
    '401 in in 403 in in 401',
    ['listCredits', 'listOwnedPackages', 'readAcceptedTerms', 'readTerms', 'resendConfirmation'],
  ],
  ['401 in in 403 in in 401', ['listSavedCards', 'removeSavedCard']],
  ['401 in in 403 in in 401', ['readCardSetups', 'beginCardSetup', 'finishCardSetup']],
  [
    '401 in in 403 in in 401',
    ['readCart', 'addItems', 'quoteItems', 'updateItem', 'removeItem', 'clearCart', 'extendHold', 'addLostAgain'],
  ],
  // For staff.
  [
    '401 403 403 403 in in 401',
    [
      'updateVenue',
      'listCategories',
      'createCategory',
      'readCategory',
      'updateCategory',
      'deleteCategory',
      'updateOccurrence',
      'deleteOccurrence',
      'postponeOccurrence',
      'dateOccurrence',
      'blockOccurrence',
      'liftBlock',
      'listWaitlistMembers',
      'listRestrictions',
      'updateAttendance',
      'readOrderAtDesk',
      'refundOrder',
      'createCharge',
      'findCustomers',
      'listTills',
      'openTill',
      'closeTill',
      'payAtDesk',
      'readIntegrationSettings',
      'updateIntegrationSettings',
      'listIntegrationTypes',
      'listIntegrationDrivers',
      'listIntegrationEventTypes',
      'listIntegrations',
      'createIntegration',
      'readIntegration',
      'updateIntegration',
    ],
  ],
  // A gateway signs and a bank's page knows a secret: neither logs in.
  ['in in in in in in in', ['returnFromBank', 'receiveWebhook', 'createRedirectSession']],
  // Not part of a platform (O-108): in tests everybody controls the sandbox.
  [
    'in in in in in in in',
    [
      'listSandboxes',
      'createSandbox',
      'readSandbox',
      'deleteSandbox',
      'resetSandbox',
      'forkSandbox',
      'readClock',
      'moveClock',
      'listUpcoming',
      'listScenarios',
      'applyScenario',
      'listPersonas',
      'loginPersona',
      'endLogins',
      'listMails',
      'readMail',
      'listEvents',
      'checkInvariants',
      'listFaults',
      'addFault',
      'clearFaults',
      'listJournal',
      'listGatewayPayments',
      'listWebhooks',
      'sendWebhookAgain',
    ],
  ],
]

/** The answers of each call to each role, by the name of the call. */
export const roleTable: ReadonlyMap<string, Readonly<Record<Column, Verdict>>> = new Map(
  [...groups, ...nouns.flatMap(({ roles }) => roles)].flatMap(([row, calls]) =>
    calls.map((name) => [name, verdictsIn(row)] as const),
  ),
)

function verdictsIn(row: string): Readonly<Record<Column, Verdict>> {
  const verdicts = row.split(' ')
  // A row has a verdict for each column.
  return Object.fromEntries(columns.map((column, index) => [column, verdicts[index]])) as Record<Column, Verdict>
}
